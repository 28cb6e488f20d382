/** Header lines by their names. */
export type Headers = Readonly<Record<string, string>>

/**
 * What every answer carries: what a page's own Content-Security-Policy cannot say in a `<meta>` (src/finish/security-policy.ts has the rest).
 *
 * Sources: OWASP's Secure Headers Project, https://owasp.org/www-project-secure-headers/. HSTS speaks for this host alone: of other hosts
 * of the owner's domain the site knows nothing.
 */
export const everywhere: Headers = {
  "Content-Security-Policy": "frame-ancestors 'none'",
  "Strict-Transport-Security": "max-age=31536000",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
}

/** Files that have a hash of their content in their names: another content has another name. */
export const hashed = {
  /** Fonts, pictures (src/pictures) and social cards (src/outputs/cards). */
  folders: ["static", "pictures", "cards"],
  /** Scripts and styles, wherever they are. */
  endings: ["js", "css"],
  cacheControl: "public, max-age=31536000, immutable",
} as const

/** Pages, their data, feeds and all else: a browser may keep them and has to ask each time whether they are still the same. */
export const revalidated = "public, max-age=0, must-revalidate"

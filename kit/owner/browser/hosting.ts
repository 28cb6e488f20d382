/** Header values by name. */
export type Headers = Readonly<Record<string, string>>

/**
 * Headers of every response: what a page's own Content-Security-Policy cannot express in a `<meta>` (the rest is in kit/gatsby/finish/security-policy.ts).
 *
 * Sources: OWASP's Secure Headers Project, https://owasp.org/www-project-secure-headers/. HSTS covers this host only: the site knows nothing about other hosts
 * on the owner's domain.
 */
export const everywhere: Headers = {
  "Content-Security-Policy": "frame-ancestors 'none'",
  "Strict-Transport-Security": "max-age=31536000",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
}

/** Files with a content hash in their names: changed content gets another name. */
export const hashed = {
  /** Fonts, pictures (kit/gatsby/pictures) and social cards (kit/gatsby/outputs/cards). */
  folders: ["static", "pictures", "cards"],
  /** Scripts and styles, in any folder. */
  endings: ["js", "css"],
  cacheControl: "public, max-age=31536000, immutable",
} as const

/** Pages, their data, feeds and everything else: a browser may store them but must revalidate each time. */
export const revalidated = "public, max-age=0, must-revalidate"

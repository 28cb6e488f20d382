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

/**
 * `_headers`, as Netlify (https://docs.netlify.com/routing/headers/) and Cloudflare Pages
 * (https://developers.cloudflare.com/pages/configuration/headers/) read it from the folder that they serve.
 *
 * Both apply all rules that match and join values of the same header, so no rule may say again what another says. That is why there is none
 * for what is revalidated: it is what both hosts say by themselves of files that no rule names.
 *
 * @returns the file's text
 */
function headersFile(): string {
  const paths = [...hashed.folders.map((folder) => `/${folder}/*`), ...hashed.endings.map((ending) => `/*.${ending}`)]
  return [
    headersOf("/*", everywhere),
    ...paths.map((path) => headersOf(path, { "Cache-Control": hashed.cacheControl })),
  ].join("\n")
}

function headersOf(path: string, headers: Headers): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ""].join("\n")
}

/**
 * Directives for nginx's `server` block (https://nginx.org/en/docs/), to be included there beside the owner's own `root`.
 *
 * The headers stand in the server block alone: a location with an `add_header` of its own would inherit none. What differs, how long a
 * file may be kept, is therefore a variable. `always` sends them with errors too; after an internal redirect to the page for lost
 * visitors nginx sets the variable anew, so that no error is kept for a year.
 *
 * @returns the file's text
 */
function nginxFile(): string {
  const name = `^/(${hashed.folders.join("|")})/|\\.(${hashed.endings.join("|")})$`
  return `# Written by npm run generate from src/outputs/hosting.ts. Include it in the server block that has your root:
#
#   server {
#     server_name example.org;
#     root /var/www/site/public;
#     include /var/www/site/hosting/nginx.conf;
#     # Addresses that have moved, if data/redirects.json has some.
#     include /var/www/site/public/_redirects.nginx*;
#   }

index index.html;
charset utf-8;
server_tokens off;
autoindex off;
# A redirect names no host, so that it holds behind a proxy too.
absolute_redirect off;

gzip on;
gzip_vary on;
gzip_min_length 512;
gzip_types text/css text/plain text/xml text/javascript application/javascript application/json application/manifest+json application/rss+xml image/svg+xml;

set $cache_control "${revalidated}";
if ($uri ~ "${name}") {
  set $cache_control "${hashed.cacheControl}";
}
add_header Cache-Control $cache_control always;
${Object.entries(everywhere)
  .map(([header, value]) => `add_header ${header} "${value}" always;`)
  .join("\n")}

# A folder without a page is nothing to be listed or told of.
error_page 403 404 =404 /404.html;

location / {
  # The address of a page ends with a slash; without it nginx sends a redirect to it.
  try_files $uri $uri/ =404;
}
location ~ \\.webmanifest$ {
  default_type application/manifest+json;
}
# What is meant for other hosts, and hidden files but for those that have an address by convention (RFC 8615).
location ~ ^/_(headers|redirects) {
  return 404;
}
location ~ /\\.(?!well-known/) {
  return 404;
}
`
}

/**
 * `vercel.json` (https://vercel.com/docs/project-configuration/vercel-json). Of rules that name the same header the last one counts.
 *
 * @returns the file's text
 */
function vercelFile(): string {
  const immutable = { "Cache-Control": hashed.cacheControl }
  const config = {
    $schema: "https://openapi.vercel.sh/vercel.json",
    // Vercel would add a plugin of its own to what it takes for a Gatsby site.
    framework: null,
    // What only the studio and the tests need is left out.
    installCommand: "npm ci --omit=dev",
    buildCommand: "npm run build",
    outputDirectory: "public",
    trailingSlash: true,
    headers: [
      vercelRule("/(.*)", { ...everywhere, "Cache-Control": revalidated }),
      vercelRule(`/(${hashed.folders.join("|")})/(.*)`, immutable),
      vercelRule(`/(.*)\\.(${hashed.endings.join("|")})`, immutable),
    ],
  }
  return `${JSON.stringify(config, null, 2)}\n`
}

const vercelRule = (source: string, headers: Headers) => ({
  source,
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
})

/** @returns the files for hosts that are kept in the repository, by path: `npm run generate` writes them. */
export const hostFiles = (): ReadonlyMap<string, string> =>
  new Map([
    ["static/_headers", headersFile()],
    ["vercel.json", vercelFile()],
    ["hosting/nginx.conf", nginxFile()],
  ])

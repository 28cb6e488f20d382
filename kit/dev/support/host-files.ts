import { everywhere, type Headers, hashed, revalidated } from "../../owner/browser/hosting"

/**
 * `_headers`, as Netlify (https://docs.netlify.com/routing/headers/) and Cloudflare Pages (https://developers.cloudflare.com/pages/configuration/headers/) read
 * it from the folder they serve.
 *
 * Both apply all matching rules and join the values of a repeated header, so no rule may set a header that another sets. That is why no rule covers revalidated
 * files: both hosts revalidate by default.
 *
 * @returns the file's content
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
 * Directives for nginx's `server` block (https://nginx.org/en/docs/), to be included there next to the owner's own `root`.
 *
 * All headers are in the server block, because a location with an `add_header` of its own would inherit none. The only one that differs, the cache lifetime, is
 * therefore a variable. `always` sends the headers with errors too. After an internal redirect to the 404 page nginx sets the variable again, so no error is
 * cached for a year.
 *
 * @returns the file's content
 */
function nginxFile(): string {
  const name = `^/(${hashed.folders.join("|")})/|\\.(${hashed.endings.join("|")})$`
  return `# Written by npm run kit -- generate from kit/owner/browser/hosting.ts. Include it in the server block that has your root:
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
 * `vercel.json` (https://vercel.com/docs/project-configuration/vercel-json). If several rules set the same header, the last one wins.
 *
 * @returns the file's content
 */
function vercelFile(): string {
  const immutable = { "Cache-Control": hashed.cacheControl }
  const config = {
    $schema: "https://openapi.vercel.sh/vercel.json",
    // Vercel would add its own plugin to a project that it detects as Gatsby.
    framework: null,
    // Leaves out what only the studio and the tests need.
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

/** @returns the host files that are kept in the repository, by path; `npm run kit -- generate` writes them */
export const hostFiles = (): ReadonlyMap<string, string> =>
  new Map([
    ["static/_headers", headersFile()],
    ["vercel.json", vercelFile()],
    ["hosting/nginx.conf", nginxFile()],
  ])

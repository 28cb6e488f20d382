import { everywhere, hashed, revalidated } from "./rules"

/**
 * Directives for nginx's `server` block (https://nginx.org/en/docs/), to be included there beside the owner's own `root`.
 *
 * The headers stand in the server block alone: a location with an `add_header` of its own would inherit none. What differs, how long a
 * file may be kept, is therefore a variable. `always` sends them with errors too; after an internal redirect to the page for lost
 * visitors nginx sets the variable anew, so that no error is kept for a year.
 *
 * @returns the file's text
 */
export function nginxFile(): string {
  const name = `^/(${hashed.folders.join("|")})/|\\.(${hashed.endings.join("|")})$`
  return `# Written by npm run generate from src/outputs/hosting. Include it in the server block that has your root:
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

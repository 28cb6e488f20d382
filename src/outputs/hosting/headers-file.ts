import { everywhere, type Headers, hashed } from "./rules"

/**
 * `_headers`, as Netlify (https://docs.netlify.com/routing/headers/) and Cloudflare Pages
 * (https://developers.cloudflare.com/pages/configuration/headers/) read it from the folder that they serve.
 *
 * Both apply all rules that match and join values of the same header, so no rule may say again what another says. That is why there is none
 * for what is revalidated: it is what both hosts say by themselves of files that no rule names.
 *
 * @returns the file's text
 */
export function headersFile(): string {
  const paths = [...hashed.folders.map((folder) => `/${folder}/*`), ...hashed.endings.map((ending) => `/*.${ending}`)]
  return [rule("/*", everywhere), ...paths.map((path) => rule(path, { "Cache-Control": hashed.cacheControl }))].join(
    "\n",
  )
}

function rule(path: string, headers: Headers): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ""].join("\n")
}

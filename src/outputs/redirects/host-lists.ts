import { pathParts, type Redirect } from "../../content/contract/addresses/redirects"

/** What the build writes for hosts, in the folder that they serve. */
export const listNames = { files: "_redirects", nginx: "_redirects.nginx" } as const

/**
 * @param redirects of the site
 * @returns those that a host can know of: it is never told what follows a #
 */
export const forHosts = (redirects: readonly Redirect[]): readonly Redirect[] =>
  redirects.filter(({ from }) => !pathParts(from).part)

/**
 * `_redirects`, as Netlify (https://docs.netlify.com/routing/redirects/) and Cloudflare Pages
 * (https://developers.cloudflare.com/pages/configuration/redirects/) read it. Where a page is there, Netlify shows it instead of leading on, unless the rule
 * ends with "!"; Cloudflare always leads on, and takes a rule with "!" for none.
 *
 * @param redirects for hosts, with the site's path prefix
 * @param isNetlify whether Netlify runs this build
 * @returns the file's text
 */
export const redirectsFile = (redirects: readonly Redirect[], isNetlify: boolean): string =>
  redirects.map(({ from, to }) => `${from} ${to} 301${isNetlify ? "!" : ""}\n`).join("")

/**
 * @param redirects for hosts, with the site's path prefix
 * @returns locations for nginx's server block
 */
export const nginxRedirects = (redirects: readonly Redirect[]): string =>
  redirects.map(({ from, to }) => `location = ${from} {\n  return 301 ${to};\n}\n`).join("")

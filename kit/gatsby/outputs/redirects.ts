import { createHash } from "node:crypto"
import { existsSync } from "node:fs"
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { BuildArgs } from "gatsby"
import { decodedPath, pathParts } from "../../content/contract/site-addresses"
import type { Redirect } from "../../content/diagnostic/diagnostic"
import { absoluteUrl } from "../../language/addresses"
import { directionOf } from "../../language/direction"
import { escapeAttribute } from "../../language/html"
import { siteColours } from "../brand/brand"

const query = `
  query Redirects {
    site {
      pathPrefix
    }
    siteJson {
      language
      name
      siteUrl
    }
    labelsJson {
      moved
    }
    allRedirectsJson(sort: { index: ASC }) {
      nodes {
        from
        to
      }
    }
  }
`

interface Found {
  readonly site: Pick<Queries.Site, "pathPrefix"> | null
  readonly siteJson: Pick<Queries.SiteJson, "language" | "name" | "siteUrl">
  readonly labelsJson: Pick<Queries.LabelsJson, "moved">
  readonly allRedirectsJson: { readonly nodes: ReadonlyArray<Redirect> }
}

/**
 * Removes the redirect pages and lists of an earlier build, which a warm build keeps: finished pages must have Gatsby's scripts, and these have none.
 *
 * @param built the folder of the built site
 */
export async function removeRedirects(built: string): Promise<void> {
  if (!existsSync(join(built, listNames.files))) return
  const entries = await readdir(built, { recursive: true, withFileTypes: true })
  for (const { name, parentPath } of entries.filter((entry) => entry.isFile() && entry.name === "index.html")) {
    const page = join(parentPath, name)
    if ((await readFile(page, "utf8")).includes(leadOnMark)) await rm(page)
  }
  for (const name of Object.values(listNames)) await rm(join(built, name), { force: true })
}

/**
 * Redirects visitors from the addresses in data/redirects.json: by lists for the hosts that support them, and for others by a page at each old address.
 *
 * @param args of Gatsby's onPostBuild
 * @param built the folder of the built site, whose pages are finished
 */
export async function writeRedirects({ graphql }: Pick<BuildArgs, "graphql">, built: string): Promise<void> {
  const { data, errors } = await graphql<Found>(query)
  if (errors || !data) throw new Error(`The redirects could not be asked for: ${String(errors)}`)
  const { siteJson, labelsJson, allRedirectsJson } = data
  const prefix = data.site?.pathPrefix ?? ""
  const redirects = forHosts(allRedirectsJson.nodes)
  if (redirects.length === 0) return
  for (const { from, to } of redirects) {
    const { language, name, siteUrl } = siteJson
    const words = labelsJson.moved ?? undefined
    const wholeTo = absoluteUrl(siteUrl, prefix, to)
    const folder = join(built, decodedPath(from))
    await mkdir(folder, { recursive: true }).catch((error: unknown) => {
      // The check cannot know files whose names contain a hash of their content.
      if (!/ENOTDIR|EEXIST/.test(String(error))) throw error
      throw new Error(
        `data/redirects.json: the build writes a file at ${from}, so it cannot be redirected. Remove this entry.`,
      )
    })
    await writeFile(join(folder, "index.html"), leadOnPage({ language, name, words, to: prefix + to, wholeTo }))
  }
  const prefixed = redirects.map(({ from, to }) => ({ from: prefix + decodedPath(from), to: encodeURI(prefix + to) }))
  await writeFile(join(built, listNames.files), redirectsFile(prefixed, process.env.NETLIFY === "true"))
  await writeFile(join(built, listNames.nginx), nginxRedirects(prefixed))
}

/** The lists written for hosts, in the folder that they serve. */
const listNames = { files: "_redirects", nginx: "_redirects.nginx" } as const

/**
 * @param redirects of the site
 * @returns those that a host can apply: it never receives the part after a #
 */
const forHosts = (redirects: readonly Redirect[]): readonly Redirect[] =>
  redirects.filter(({ from }) => !pathParts(from).part)

/**
 * `_redirects`, as Netlify (https://docs.netlify.com/routing/redirects/) and Cloudflare Pages
 * (https://developers.cloudflare.com/pages/configuration/redirects/) read it. At an address that has a page, Netlify serves the page instead of redirecting,
 * unless the rule ends with "!"; Cloudflare always redirects, and ignores a rule with "!".
 *
 * @param redirects for hosts, with the site's path prefix; they compare it with the address as browsers send it, percent-encoded
 * @param isNetlify whether Netlify runs this build
 * @returns the file's content
 */
export const redirectsFile = (redirects: readonly Redirect[], isNetlify: boolean): string =>
  redirects.map(({ from, to }) => `${encodeURI(from)} ${to} 301${isNetlify ? "!" : ""}\n`).join("")

/**
 * @param redirects for hosts, with the site's path prefix; nginx compares it with the decoded address
 * @returns locations for nginx's server block
 */
export const nginxRedirects = (redirects: readonly Redirect[]): string =>
  redirects.map(({ from, to }) => `location = ${quoted(from)} {\n  return 301 ${quoted(to)};\n}\n`).join("")

/** Quotes a word that contains a character that nginx would read as its end. */
const quoted = (word: string): string => (/[;{}'"\s\\]/.test(word) ? `"${word.replace(/["\\]/g, "\\$&")}"` : word)

/** The content of a page at an old address. */
interface LeadOn {
  readonly language: string
  /** The owner of the site. */
  readonly name: string
  /** The owner's text for it, if given. */
  readonly words: string | undefined
  /** The new address, from the host's root and absolute. */
  readonly to: string
  readonly wholeTo: string
}

/** Identifies such a page, so that a later build can remove it. */
const leadOnMark = '<meta name="generator" content="redirect"/>'

/**
 * @param page its content
 * @returns the HTML of a page that redirects to the new address automatically, with a link as a fallback
 */
function leadOnPage({ language, name, words, to, wholeTo }: LeadOn): string {
  const styles = look()
  const hash = createHash("sha256").update(styles).digest("base64")
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`
  return `<!DOCTYPE html>
<html lang="${escapeAttribute(language)}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8"/>
<meta http-equiv="Content-Security-Policy" content="${policy}"/>
<title>${escapeAttribute(name)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta name="robots" content="noindex"/>
${leadOnMark}
<meta http-equiv="refresh" content="0; url=${escapeAttribute(to)}"/>
<link rel="canonical" href="${escapeAttribute(wholeTo)}"/>
<style>${styles}</style>
</head>
<body>
<main>
<h1>${escapeAttribute(words ?? name)}</h1>
<p><a href="${escapeAttribute(to)}">${escapeAttribute(wholeTo)}</a></p>
</main>
</body>
</html>
`
}

/** The site's colours with system fonts, because the page is visible only for a moment. */
function look(): string {
  const { paper, ink, night, bone } = siteColours()
  return [
    `:root{color-scheme:light dark;background:${paper};color:${ink}}`,
    `@media (prefers-color-scheme:dark){:root{background:${night};color:${bone}}}`,
    "body{margin:15vh 8vw;font:1.125rem/1.5 system-ui,sans-serif}",
    "h1{font:500 2rem/1.2 Georgia,serif}",
    "a{color:inherit;overflow-wrap:anywhere}",
  ].join("")
}

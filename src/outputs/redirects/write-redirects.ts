import { existsSync } from "node:fs"
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { BuildArgs } from "gatsby"
import type { Redirect } from "../../content/contract/addresses/redirects"
import { absoluteUrl } from "../../seo/absolute-url"
import { forHosts, listNames, nginxRedirects, redirectsFile } from "./host-lists"
import { leadOnMark, leadOnPage } from "./lead-on-page"

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
 * Removes what an earlier build wrote, which a warm build keeps: those pages have none of Gatsby's scripts, which finished pages must have.
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
 * Leads visitors on from the addresses in data/redirects.json: by lists for the hosts that know them, and for the others by a page at each
 * old address.
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
    await mkdir(join(built, from), { recursive: true })
    await writeFile(join(built, from, "index.html"), leadOnPage({ language, name, words, to: prefix + to, wholeTo }))
  }
  const prefixed = redirects.map(({ from, to }) => ({ from: prefix + from, to: encodeURI(prefix + to) }))
  await writeFile(join(built, listNames.files), redirectsFile(prefixed, process.env.NETLIFY === "true"))
  await writeFile(join(built, listNames.nginx), nginxRedirects(prefixed))
}

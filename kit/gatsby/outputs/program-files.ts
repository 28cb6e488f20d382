import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { BuildArgs } from "gatsby"
import { siteFiles } from "../../content/contract/site-addresses"
import { withoutSoftHyphens } from "../../language/soft-hyphens"
import { feeds } from "./feeds"
import { writeFormerWorkers } from "./former-workers"
import { type LlmsContent, llms, llmsQuery } from "./llms"
import { addressOn, type PublishedSite, publishedQuery } from "./published-site"
import { writeSecurityText } from "./security-txt"

/**
 * Writes the finished site's files for programs, except the sitemap, which a plugin writes.
 *
 * @param args of Gatsby's onPostBuild
 */
export async function writeProgramFiles({ graphql }: Pick<BuildArgs, "graphql">): Promise<void> {
  const published = await ask<PublishedSite>(graphql, publishedQuery)
  const offer = await ask<LlmsContent>(graphql, llmsQuery)
  const hasBlog = !published.siteJson.pagesOff?.includes("blog")
  const { rss, json } = feeds(published)
  const files = [
    ...(hasBlog
      ? ([
          [siteFiles.rss, rss],
          [siteFiles.jsonFeed, json],
        ] as const)
      : []),
    [siteFiles.robots, robots(published)],
    [siteFiles.llms, llms(published, offer)],
  ] as const
  await Promise.all(files.map(([path, text]) => writeFile(join("public", path), text)))
  await writeSecurityText(published)
  await writeFormerWorkers()
}

/** @returns robots.txt: allows everything, and names the sitemap */
const robots = (published: PublishedSite): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${addressOn(published)(siteFiles.sitemap)}\n`

/** Texts for narrow areas of pages have soft hyphens; programs get them as they were written. */
const plain = <Data>(data: Data): Data => JSON.parse(withoutSoftHyphens(JSON.stringify(data)))

async function ask<Data>(graphql: BuildArgs["graphql"], query: string): Promise<Data> {
  const { data, errors } = await graphql<Data>(query)
  // Gatsby types its errors loosely.
  if (errors || !data) throw new Error(`The site's own lists could not be asked for: ${String(errors)}`)
  return plain(data)
}

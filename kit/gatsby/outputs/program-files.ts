import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { BuildArgs } from "gatsby"
import { siteFiles } from "../../content/contract/site-addresses"
import { withoutSoftHyphens } from "../../language/soft-hyphens"
import { feeds } from "./feeds"
import { type LlmsContent, llms, llmsQuery } from "./llms"
import { addressOn, type PublishedSite, publishedQuery } from "./published-site"

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
}

/** @returns robots.txt: allows everything, and names the sitemap */
const robots = (published: PublishedSite): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${addressOn(published)(siteFiles.sitemap)}\n`

/** Texts for narrow areas of pages have soft hyphens; programs get the texts as written. */
const plain = <Data>(data: Data): Data => JSON.parse(withoutSoftHyphens(JSON.stringify(data)))

async function ask<Data>(graphql: BuildArgs["graphql"], query: string): Promise<Data> {
  const { data, errors } = await graphql<Data>(query)
  // Gatsby types its errors loosely.
  if (errors || !data) throw new Error(`The site's own lists could not be asked for: ${String(errors)}`)
  return plain(data)
}

const path = ".well-known/security.txt"

/** A reader must not rely on an expired contact, and the file may be valid for a year at most (RFC 9116, 2.5.5). Each build renews it. */
const days = 364

/**
 * @param published the site's data
 * @param now time of the build
 * @returns security.txt (RFC 9116), which says where to report a vulnerability; undefined if the owner gives no contact for it
 */
export function securityText(published: PublishedSite, now: Date): string | undefined {
  const { securityContact, language } = published.siteJson
  if (!securityContact) return undefined
  const expires = new Date(now)
  expires.setUTCDate(expires.getUTCDate() + days)
  expires.setUTCHours(0, 0, 0, 0)
  return [
    `Contact: ${securityContact}`,
    `Expires: ${expires.toISOString().replace(".000", "")}`,
    `Preferred-Languages: ${language}`,
    `Canonical: ${addressOn(published)(`/${path}`)}`,
    "",
  ].join("\n")
}

/** Writes security.txt into the finished site, if the owner gives a contact. */
async function writeSecurityText(published: PublishedSite): Promise<void> {
  const text = securityText(published, new Date())
  if (!text) return
  await mkdir(join("public", ".well-known"), { recursive: true })
  await writeFile(join("public", path), text)
}

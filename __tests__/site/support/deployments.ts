import { builtFolder, formerSite } from "../../../scripts/support/owners"
import { type ServedSite, serve } from "../../../scripts/support/server"
import { readSite, type SiteFiles } from "../../../scripts/support/site-files"
import { test as base } from "./test"

/** A host that has yesterday's site, and today's at hand. */
export interface Deployment {
  readonly site: ServedSite
  /** As the host has it first. */
  readonly yesterday: SiteFiles
  /** Other content, fewer pages, other scripts. */
  readonly today: SiteFiles
}

/** A script or a file of styles, with the hash of its content in its name. */
const hashed = /^[^/]+[-.]([0-9a-f]{16,})\.(?:js|css)$/

/**
 * @returns a site without the scripts and styles of former builds, which Gatsby leaves in the folder; a host gets a fresh one: what pages name, and what is named
 *   there
 */
function fresh(site: SiteFiles): SiteFiles {
  const kept = new Map([...site].filter(([path]) => !hashed.test(path)))
  let naming = [...kept].filter(([path]) => path.endsWith(".html"))
  while (naming.length > 0) {
    const named = naming.map(([, content]) => content.toString()).join()
    // The runtime has names and hashes apart.
    naming = [...site].filter(([path]) => !kept.has(path) && named.includes(hashed.exec(path)?.[1] ?? path))
    for (const [path, content] of naming) kept.set(path, content)
  }
  return kept
}

/** A test with the two sites of an owner that were built one after the other, on a host of its own. */
export const test = base.extend<{ deployment: Deployment }>({
  deployment: async ({ owner }, use) => {
    const yesterday = fresh(await readSite(formerSite(owner)))
    const today = fresh(await readSite(builtFolder(owner)))
    const site = await serve(yesterday, { compressing: false })
    await use({ site, yesterday, today })
    site.close()
  },
})

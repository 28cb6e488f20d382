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

/** A script or a file of styles, which has a hash of its content in its name. */
const hashed = /^[^/]+\.(?:js|css)$/

/** What of the site's files names those: its pages, and webpack's list of what it made. */
const names = /(?:\.html|^webpack\.stats\.json)$/

/** @returns a site without the scripts and styles of former builds, which Gatsby leaves in the folder; a host gets a fresh one. */
function fresh(site: SiteFiles): SiteFiles {
  const named = [...site]
    .filter(([path]) => names.test(path))
    .map(([, content]) => content.toString())
    .join()
  return new Map([...site].filter(([path]) => !hashed.test(path) || named.includes(path)))
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

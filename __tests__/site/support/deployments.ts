import { builtFolder, formerSite } from "../../../kit/dev/support/owners"
import { readSite, type ServedSite, type SiteFiles, serveSite } from "../../../kit/owner/browser/hosting"
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
const hashed = /^[^/]+[.-]([0-9a-f]{8})\.(?:js|css)$/

/** @returns a site without the scripts and styles of former builds, which Gatsby leaves in the folder; a host gets a fresh one. */
function fresh(site: SiteFiles): SiteFiles {
  const textOf = (isWanted: (path: string) => boolean) =>
    [...site]
      .filter(([path]) => isWanted(path))
      .map(([, content]) => content.toString())
      .join()
  const pages = textOf((path) => path.endsWith(".html"))
  // Pages name what they need at once; webpack's runtime knows the hashes of the rest.
  const runtime = textOf((path) => path.startsWith("webpack-runtime-") && pages.includes(path))
  return new Map(
    [...site].filter(([path]) => {
      const hash = hashed.exec(path)?.[1]
      return hash === undefined || pages.includes(path) || runtime.includes(hash)
    }),
  )
}

/** A test with the two sites of an owner that were built one after the other, on a host of its own. */
export const test = base.extend<{ deployment: Deployment }>({
  deployment: async ({ owner }, use) => {
    const yesterday = fresh(await readSite(formerSite(owner)))
    const today = fresh(await readSite(builtFolder(owner)))
    const site = await serveSite(yesterday, { compressing: false })
    await use({ site, yesterday, today })
    site.close()
  },
})

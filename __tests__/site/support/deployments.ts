import { builtFolder, formerSite } from "../../../kit/dev/support/owners"
import { readSite, type ServedFiles, type SiteFiles, serveFiles } from "../../../kit/owner/browser/site-files"
import { test as base } from "./test"

/** A host that serves yesterday's site, with today's ready. */
export interface Deployment {
  readonly site: ServedFiles
  /** As the host has it first. */
  readonly yesterday: SiteFiles
  /** Other content, fewer pages, other scripts. */
  readonly today: SiteFiles
}

/** A script or stylesheet with a hash of its content in its name. */
const hashed = /^[^/]+[.-]([0-9a-f]{8})\.(?:js|css)$/

/** @returns a site without the scripts and styles of earlier builds, which Gatsby leaves in the folder; a host gets a clean one. */
function fresh(site: SiteFiles): SiteFiles {
  const textOf = (isWanted: (path: string) => boolean) =>
    [...site]
      .filter(([path]) => isWanted(path))
      .map(([, content]) => content.toString())
      .join()
  const pages = textOf((path) => path.endsWith(".html"))
  // Pages name what they need immediately; webpack's runtime knows the hashes of the rest.
  const runtime = textOf((path) => path.startsWith("webpack-runtime-") && pages.includes(path))
  return new Map(
    [...site].filter(([path]) => {
      const hash = hashed.exec(path)?.[1]
      return hash === undefined || pages.includes(path) || runtime.includes(hash)
    }),
  )
}

/** A test with two successive builds of an owner's site, on a host of its own. */
export const test = base.extend<{ deployment: Deployment }>({
  deployment: async ({ owner }, use) => {
    const yesterday = fresh(await readSite(formerSite(owner)))
    const today = fresh(await readSite(builtFolder(owner)))
    const site = await serveFiles(yesterday)
    await use({ site, yesterday, today })
    site.close()
  },
})

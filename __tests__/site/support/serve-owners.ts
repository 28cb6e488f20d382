import { findTestBrowser } from "../../../scripts/support/find-browser"
import { allOwners, builtFolder, isTested } from "../../../scripts/support/owners"
import { serve } from "../../../scripts/support/server"
import { readSite } from "../../../scripts/support/site-files"

/**
 * Serves the built sites of all owners that are tested, each on its port and below its prefix, as a host does that follows the project's
 * rules; Playwright's global setup.
 *
 * @returns how to end it
 * @throws an Error of one line if there is no browser, a site is not built or a port is taken
 */
// biome-ignore lint/style/noDefaultExport: Playwright calls the default export of its global setup.
export default async function serveOwners(): Promise<() => void> {
  findTestBrowser()
  const sites = allOwners.filter(isTested).map(async (owner) => {
    const files = await readSite(builtFolder(owner))
    return serve(files, { compressing: false, port: owner.port, prefix: owner.prefix })
  })
  const served = await Promise.all(sites)
  return () => {
    for (const site of served) site.close()
  }
}

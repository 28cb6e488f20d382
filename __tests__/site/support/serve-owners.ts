import { allOwners, builtFolder, isTested } from "../../../kit/dev/support/owners"
import { findTestBrowser } from "../../../kit/owner/browser/find-browser"
import { serveSite } from "../../../kit/owner/browser/serve-site"

/**
 * Serves the built sites of all owners that are tested, each below its prefix and on a port that is free or that SITE_PORT gives, as a host that follows the
 * project's rules does; Playwright's global setup. The workers, which start later, read the ports from SITE_PORTS.
 *
 * @returns how to end it
 * @throws an Error of one line if there is no browser, a site is not built or a port is taken
 */
// biome-ignore lint/style/noDefaultExport: Playwright calls the default export of its global setup.
export default async function serveOwners(): Promise<() => void> {
  findTestBrowser()
  const sites = allOwners.map(async (owner) => {
    if (!isTested(owner)) return undefined
    const port = process.env.SITE_PORT ? owner.port : 0
    return serveSite(builtFolder(owner), { port, prefix: owner.prefix })
  })
  const served = await Promise.all(sites)
  process.env.SITE_PORTS = served.map((site) => (site ? new URL(site.origin).port : "0")).join()
  return () => {
    for (const site of served) site?.close()
  }
}

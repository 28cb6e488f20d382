import { rm } from "node:fs/promises"
import { join } from "node:path"
import { relyOn } from "../rely-on"
import { addAliases, type WebpackConfig } from "./config"

const us = "src/gatsby/webpack/third-party-scripts.ts"

/**
 * Leaves Gatsby's third-party scripts (gatsby-script and Partytown) out of the browser's script: this site has none.
 *
 * @throws an Error if Gatsby does not take them from these modules any more
 */
export function leaveOutThirdPartyScripts(config: WebpackConfig): void {
  relyOn("gatsby/cache-dir/gatsby-browser-entry.js", 'export * from "gatsby-script"', us)
  relyOn(
    "gatsby/dist/internal-plugins/partytown/utils/inject-partytown-snippet.js",
    "@builder.io/partytown/integration",
    us,
  )
  addAliases(config, { "gatsby-script$": false, "@builder.io/partytown/integration$": false })
}

/**
 * Removes from the built site what Gatsby copies into it for them, whether they are used or not.
 *
 * @param built the folder of the built site
 * @throws an Error if Gatsby puts it elsewhere now
 */
export async function removeThirdPartyScripts(built: string): Promise<void> {
  relyOn("gatsby/dist/internal-plugins/partytown/gatsby-node.js", "`public`, `~partytown`", us)
  await rm(join(built, "~partytown"), { recursive: true, force: true })
}

import { rm } from "node:fs/promises"
import { join } from "node:path"
import { addAliases, type WebpackConfig } from "./config"

/** Leaves Gatsby's third-party scripts (gatsby-script and Partytown) out of the browser's script: this site has none. */
export function leaveOutThirdPartyScripts(config: WebpackConfig): void {
  addAliases(config, { "gatsby-script$": false, "@builder.io/partytown/integration$": false })
}

/**
 * Removes from the built site what Gatsby copies into it for them, whether they are used or not.
 *
 * @param built the folder of the built site
 */
export async function removeThirdPartyScripts(built: string): Promise<void> {
  await rm(join(built, "~partytown"), { recursive: true, force: true })
}

import type { GatsbyConfig } from "gatsby"
import { relyOn } from "./rely-on"

/**
 * Names an adapter that adapts nothing: `public/` is served as it is by any static host. Without one Gatsby looks for one, which it does by
 * downloading a list of adapters and running it: the build uses no network.
 *
 * @returns the adapter for gatsby-config.ts
 * @throws an Error if Gatsby looks for adapters all the same
 */
export function staticHost(): NonNullable<GatsbyConfig["adapter"]> {
  relyOn("gatsby/dist/utils/adapter/manager.js", "if (adapterFromGatsbyConfig) {", "src/gatsby/static-host.ts")
  return { name: "static-host", adapt: () => {} }
}

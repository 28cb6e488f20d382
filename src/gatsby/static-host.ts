import type { GatsbyConfig } from "gatsby"

/**
 * An adapter that adapts nothing: `public/` is served as it is by any static host. Naming one keeps Gatsby from looking for one, which
 * it does by downloading a list of adapters and running it (gatsby/dist/utils/adapter/init.js): the build uses no network.
 */
export const staticHost: NonNullable<GatsbyConfig["adapter"]> = {
  name: "static-host",
  adapt: () => {},
}

declare module "*.module.css" {
  const classes: { readonly [name: string]: string }
  export = classes
}

declare module "*.css"

/** gatsby-transformer-json has no types of its own. */
declare module "gatsby-transformer-json/gatsby-node" {
  import type { Node, NodePluginArgs } from "gatsby"
  export function onCreateNode(
    args: NodePluginArgs & { node: Node },
    options: { typeName: (source: { node: Node }) => string },
  ): Promise<void>
}

/** Nor has gatsby-plugin-manifest. */
declare module "gatsby-plugin-manifest/gatsby-node" {
  import type { ParentSpanPluginArgs } from "gatsby"
  export function onPostBootstrap(args: ParentSpanPluginArgs, options: object): Promise<void>
}

declare module "*.woff2" {
  const url: string
  export default url
}

/** A hash of all the site's CSS (gatsby-node.ts). */
declare const STYLES_HASH: string

/** The page's surface in each theme, as #rrggbb (src/build/colours.ts). */
declare const SURFACES: { readonly light: string; readonly dark: string }

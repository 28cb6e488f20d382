import { found, type WebpackConfig } from "./config"

/**
 * Gives each page its own styles, where Gatsby gives every page those of all pages (gatsbyjs/gatsby#11072 says why it does): a page carries
 * them in its HTML, and webpack loads the others' before it shows their pages.
 *
 * @throws an Error if Gatsby does not gather the styles in this way any more
 */
export function splitStyles(config: WebpackConfig): void {
  const groups = config.optimization?.splitChunks?.cacheGroups
  found(groups?.styles, "splitChunks.cacheGroups.styles", "src/gatsby/webpack/page-styles.ts")
  delete groups?.styles
}

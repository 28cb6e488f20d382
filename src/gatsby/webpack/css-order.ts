import { found, type WebpackConfig } from "./config"

/**
 * Silences mini-css-extract-plugin's warning about the order of CSS modules, for which Gatsby has no setting (gatsbyjs/gatsby#29997). The
 * order does not matter here: global rules are in a cascade layer, and no module overrides another's class (src/styles/global.css says how).
 *
 * @throws an Error if Gatsby has not this plugin any more
 */
export function ignoreCssOrder(config: WebpackConfig): void {
  const plugin = config.plugins?.find((one) => one.constructor.name === "MiniCssExtractPlugin")
  found(plugin?.options, "the options of MiniCssExtractPlugin", "src/gatsby/webpack/css-order.ts").ignoreOrder = true
}

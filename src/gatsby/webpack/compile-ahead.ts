import { found, type WebpackConfig } from "./config"

/**
 * Asks Chromium to compile a script's functions while it is read, which is done beside the page's own work. The first way to another page
 * would otherwise wait for about ninety of them (docs/decisions/pages/navigation-speed.md); other browsers read a comment.
 *
 * @throws an Error if Gatsby's minifier is another
 */
export function compileAhead(config: WebpackConfig): void {
  const minifier = config.optimization?.minimizer?.find((plugin) => plugin.constructor.name === "TerserPlugin")
  const settings = found(
    minifier?.options?.minimizer?.options,
    "Terser's options",
    "src/gatsby/webpack/compile-ahead.ts",
  )
  settings.output = { ...settings.output, preamble: "//# allFunctionsCalledOnLoad" }
}

import { resolve } from "node:path"

interface Loader {
  options?: { modules?: { localIdentName?: string } }
}

interface Rule {
  oneOf?: Rule[]
  use?: Loader[] | Loader | string
}

interface WebpackConfig {
  cache?: boolean | Record<string, unknown>
  devtool?: string | false
  optimization?: {
    splitChunks?: { cacheGroups?: Record<string, unknown> }
    minimizer?: Array<{
      constructor: { name: string }
      options?: { minimizer?: { options?: { output?: Record<string, unknown> } } }
    }>
  }
  module?: { rules?: unknown[] }
  plugins?: Array<{ constructor: { name: string }; options?: Record<string, unknown> }>
  resolve?: { alias?: Record<string, unknown> }
}

/**
 * Has webpack begin anew for another path prefix, which is in the addresses of fonts that it keeps: Gatsby leaves webpack's cache when it
 * drops its own.
 */
function keepPrefixesApart({ cache }: WebpackConfig): void {
  if (typeof cache === "object") cache.version = process.env.PATH_PREFIX ?? ""
}

/**
 * Silences mini-css-extract-plugin's warning about the order of CSS modules. The order does not matter here: global rules are in a cascade
 * layer, and no module overrides another's class (src/styles/global.css says how).
 */
function ignoreCssOrder(config: WebpackConfig): void {
  const extract = config.plugins?.find((plugin) => plugin.constructor.name === "MiniCssExtractPlugin")
  if (extract?.options) extract.options.ignoreOrder = true
}

/**
 * Leaves out of the browser's script what this site does not use of Gatsby: third-party scripts (gatsby-script and Partytown) and the Head
 * API (react-helmet writes the head). docs/performance.md has the measurement.
 */
function leaveOutUnused(config: WebpackConfig): void {
  config.resolve = {
    ...config.resolve,
    alias: {
      ...config.resolve?.alias,
      "gatsby-script$": false,
      "@builder.io/partytown/integration$": false,
      "./head/head-export-handler-for-browser$": resolve("src/build/no-head-api.ts"),
    },
  }
}

/**
 * Gives classes of CSS modules short names: each is in every page's styles, and in the page as often as it is used. As Gatsby names them,
 * `post-card-module--title--3cd7d`, they are a fourteenth of a page's HTML, compressed. The names are made from the file's path and the
 * class's, so that the browser's script and the built pages agree on them.
 */
function shortenClassNames(rules: readonly unknown[] = []): void {
  for (const { oneOf, use } of rules as readonly Rule[]) {
    shortenClassNames(oneOf)
    for (const { options } of Array.isArray(use) ? use : []) {
      // Other loaders have settings of this name too, without the class's.
      if (options?.modules?.localIdentName) options.modules.localIdentName = "[hash:base64:5]"
    }
  }
}

/**
 * Gives each page its own styles, where Gatsby gives every page those of all pages: a page carries them in its HTML, and webpack loads the
 * others' before it shows their pages. docs/performance.md has the measurement.
 */
function splitStyles(config: WebpackConfig): void {
  delete config.optimization?.splitChunks?.cacheGroups?.styles
}

/**
 * Asks Chromium to compile a script's functions while it is read, which is done beside the page's own work. The first way to another page
 * would otherwise wait for about ninety of them. docs/performance.md has the measurement; other browsers read a comment.
 *
 * @throws an Error if Gatsby's minifier is not the one of Gatsby 5.16
 */
function compileAhead(config: WebpackConfig): void {
  const minifier = config.optimization?.minimizer?.find((plugin) => plugin.constructor.name === "TerserPlugin")
  const settings = minifier?.options?.minimizer?.options
  if (!settings) throw new Error("Gatsby's minifier has changed: src/build/webpack.ts must learn how.")
  settings.output = { ...settings.output, preamble: "//# allFunctionsCalledOnLoad" }
}

/**
 * @param config Gatsby's webpack configuration, changed in place
 * @param stage one of Gatsby's four build stages
 * @returns the same configuration
 */
export function adaptWebpack<Config extends WebpackConfig>(config: Config, stage: string): Config {
  keepPrefixesApart(config)
  ignoreCssOrder(config)
  // The development server keeps the names that say where a class is from.
  if (stage.startsWith("build-")) shortenClassNames(config.module?.rules)
  if (stage === "build-javascript") {
    leaveOutUnused(config)
    splitStyles(config)
    compileAhead(config)
    // Source maps help readers of the code, who have the code itself; to a host they are weight that no visitor asks for.
    config.devtool = false
  }
  return config
}

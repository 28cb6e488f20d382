import { resolve } from "node:path"
import { folderHash } from "./folder-hash"

interface Loader {
  options?: { limit?: number | false; modules?: { localIdentName?: string } }
}

interface Rule {
  test?: RegExp
  oneOf?: Rule[]
  use?: Loader[] | Loader | string
}

/** What is used of webpack's plugins. */
interface Plugin {
  constructor: { name: string }
  options?: Record<string, unknown>
  apply(compiler: Compiler): void
}

interface Compiler {
  hooks: {
    done: { tap(name: string, run: (stats: { compilation: { buildDependencies: Set<string> } }) => void): void }
  }
}

interface WebpackConfig {
  devtool?: string | false
  cache?: { type?: string; version?: string }
  optimization?: {
    splitChunks?: { cacheGroups?: Record<string, unknown> }
    minimizer?: Array<{
      constructor: { name: string }
      options?: { minimizer?: { options?: { output?: Record<string, unknown> } } }
    }>
  }
  module?: { rules?: unknown[] }
  plugins?: Plugin[]
  resolve?: { alias?: Record<string, unknown> }
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
      "./head/head-export-handler-for-browser$": resolve("src/gatsby/browser/no-head-api.ts"),
    },
  }
}

/**
 * Silences Gatsby's announcer, which says "Navigated to" in English whatever the site's language is, and has no setting:
 * src/layout/route-announcer.tsx speaks in its place. In each stage, so that the built page and the browser agree.
 */
function silenceAnnouncer(config: WebpackConfig): void {
  const silent = resolve("src/gatsby/browser/silent-announcer.ts")
  config.resolve = { ...config.resolve, alias: { ...config.resolve?.alias, "./route-announcer-props$": silent } }
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
 * Keeps fonts in files of their own. Gatsby writes small files into the styles, and so the letters of a second font file into every page;
 * the pages' Content-Security-Policy takes fonts from files alone.
 *
 * @throws an Error if Gatsby's rule for fonts is not the one of Gatsby 5.16
 */
function keepFontFiles(rules: readonly unknown[] = []): void {
  const rule = (rules as readonly Rule[]).find(({ test }) => test instanceof RegExp && test.test(".woff2"))
  const loader = Array.isArray(rule?.use) ? rule.use.find(({ options }) => options?.limit) : undefined
  if (!loader?.options) throw new Error("Gatsby's rule for fonts has changed: src/gatsby/webpack.ts must learn how.")
  loader.options.limit = false
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
  if (!settings) throw new Error("Gatsby's minifier has changed: src/gatsby/webpack.ts must learn how.")
  settings.output = { ...settings.output, preamble: "//# allFunctionsCalledOnLoad" }
}

/**
 * Has webpack look at npm's list of what is installed, and at our own adjustments, to know whether its cache still holds. By itself it looks
 * for each file that its loaders, Gatsby and our hooks need, thousands of them, and Gatsby waits for it, at the end of each stage but the
 * development server's: five to seven seconds (docs/performance.md).
 *
 * @throws an Error if Gatsby's cache is not the one of Gatsby 5.16
 */
function trustInstalledPackages(config: WebpackConfig): void {
  if (config.cache?.type !== "filesystem")
    throw new Error("Gatsby's cache for webpack has changed: src/gatsby/webpack.ts must learn how.")
  // The path prefix is in the addresses of fonts, which the cache holds too.
  config.cache.version = `${process.env.PATH_PREFIX ?? ""} ${folderHash(["src/gatsby"], ".ts")}`
  const plugin: Plugin = {
    apply: ({ hooks }) =>
      hooks.done.tap("trustInstalledPackages", ({ compilation }) => {
        compilation.buildDependencies.clear()
        compilation.buildDependencies.add(resolve("node_modules/.package-lock.json"))
      }),
  }
  config.plugins?.push(plugin)
}

/**
 * Leaves the pages out of what Gatsby runs to make the development server's one empty page: it needs them only where it renders pages on
 * the server.
 */
function leaveOutPages(config: WebpackConfig): void {
  // The first alias that fits counts, and Gatsby has one for the folder.
  config.resolve = { ...config.resolve, alias: { "$virtual/async-requires$": false, ...config.resolve?.alias } }
}

/** Leaves out ESLint, which reads .js and .jsx: Gatsby's own files. Ours are TypeScript, and Biome looks at them. */
function leaveOutEslint(config: WebpackConfig): void {
  config.plugins = config.plugins?.filter((plugin) => plugin.constructor.name !== "ESLintWebpackPlugin") ?? []
}

/**
 * @param config Gatsby's webpack configuration, changed in place
 * @param stage one of Gatsby's four build stages
 * @returns the same configuration
 */
export function adaptWebpack<Config extends WebpackConfig>(config: Config, stage: string): Config {
  ignoreCssOrder(config)
  trustInstalledPackages(config)
  silenceAnnouncer(config)
  if (stage === "develop") leaveOutEslint(config)
  if (stage === "develop-html") leaveOutPages(config)
  // The development server keeps the names that say where a class is from.
  if (stage.startsWith("build-")) shortenClassNames(config.module?.rules)
  keepFontFiles(config.module?.rules)
  if (stage === "build-javascript") {
    leaveOutUnused(config)
    splitStyles(config)
    compileAhead(config)
    // Source maps help readers of the code, who have the code itself; to a host they are weight that no visitor asks for.
    config.devtool = false
  }
  return config
}

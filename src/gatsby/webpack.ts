import { rm } from "node:fs/promises"
import { join, resolve } from "node:path"
import { folderHash } from "./cache"

/**
 * @param config Gatsby's webpack configuration, changed in place
 * @param stage one of Gatsby's four build stages
 * @returns the same configuration
 * @throws an Error if a part that is changed is not there
 */
export function adaptWebpack<Config extends WebpackConfig>(config: Config, stage: string): Config {
  trustInstalledPackages(config)
  keepFontFiles(config)
  // In each stage, so that the built page and the browser agree. A file each: webpack puts a module that one alone imports into that one.
  addAliases(config, { "./route-announcer-props$": resolve("src/gatsby/browser/silent-announcer.ts") })
  if (stage === "develop" || stage === "build-javascript") ignoreCssOrder(config)
  if (stage === "develop") leaveOutEslint(config)
  if (stage === "develop-html") leaveOutPages(config)
  // The development server keeps the names that say where a class is from.
  if (stage.startsWith("build-")) shortenClassNames(config)
  if (stage === "build-javascript") {
    leaveOutThirdPartyScripts(config)
    addAliases(config, {
      "./head/head-export-handler-for-browser$": resolve("src/gatsby/browser/no-head-handler.ts"),
      // The site has no service worker: its registration was 308 bytes of script (brotli) on every page.
      "./register-service-worker$": false,
    })
    splitStyles(config)
    compileAhead(config)
    // Source maps help readers of the code, who have the code itself; to a host they are weight that no visitor asks for.
    config.devtool = false
  }
  return config
}

/**
 * Has webpack look at npm's list of what is installed, and at our own adjustments, to know whether its cache still holds. By itself it looks
 * for each file that its loaders, Gatsby and our hooks need, thousands of them, and Gatsby waits for it, at the end of each stage but the
 * development server's: five to seven seconds.
 *
 * @throws an Error if Gatsby does not keep webpack's cache in files any more
 */
function trustInstalledPackages(config: WebpackConfig): void {
  const inFiles = config.cache?.type === "filesystem" ? config.cache : undefined
  const cache = found(inFiles, "a cache in files")
  // The path prefix is in the addresses of fonts, which the cache holds too.
  cache.version = `${process.env.PATH_PREFIX ?? ""} ${folderHash(["src/gatsby"], ".ts")}`
  const plugin: Plugin = {
    apply: ({ hooks }) =>
      hooks.done.tap("trustInstalledPackages", ({ compilation }) => {
        compilation.buildDependencies.clear()
        compilation.buildDependencies.add(resolve("node_modules/.package-lock.json"))
      }),
  }
  config.plugins?.push(plugin)
}

/** The folder of the built site into which Gatsby's rule puts fonts, with a hash behind their names. */
export const fontFolder = "static"

/**
 * Keeps fonts in files of their own. Gatsby writes small files into the styles, and so the letters of a second font file into every page;
 * the pages' Content-Security-Policy takes fonts from files alone.
 *
 * @throws an Error if Gatsby's rule for fonts has no limit any more
 */
function keepFontFiles(config: WebpackConfig): void {
  const rules = (config.module?.rules ?? []) as readonly Rule[]
  const rule = rules.find(({ test }) => test instanceof RegExp && test.test(".woff2"))
  const loader = Array.isArray(rule?.use) ? rule.use.find(({ options }) => options?.limit) : undefined
  found(loader?.options, "a rule for fonts with a limit").limit = false
}

/**
 * Gives each page its own styles, where Gatsby gives every page those of all pages (gatsbyjs/gatsby#11072 says why it does): a page carries
 * them in its HTML, and webpack loads the others' before it shows their pages.
 *
 * @throws an Error if Gatsby does not gather the styles in this way any more
 */
function splitStyles(config: WebpackConfig): void {
  const groups = config.optimization?.splitChunks?.cacheGroups
  found(groups?.styles, "splitChunks.cacheGroups.styles")
  delete groups?.styles
}

/**
 * Silences mini-css-extract-plugin's warning about the order of CSS modules, for which Gatsby has no setting (gatsbyjs/gatsby#29997). The
 * order does not matter here: global rules are in a cascade layer, and no module overrides another's class (src/styles/global.css says how).
 *
 * @throws an Error if Gatsby has not this plugin any more
 */
function ignoreCssOrder(config: WebpackConfig): void {
  const plugin = config.plugins?.find((one) => one.constructor.name === "MiniCssExtractPlugin")
  found(plugin?.options, "the options of MiniCssExtractPlugin").ignoreOrder = true
}

/**
 * Gives classes of CSS modules short names: each is in every page's styles, and in the page as often as it is used. As Gatsby names them,
 * `post-card-module--title--3cd7d`, they are a fourteenth of a page's HTML, compressed. The names are made from the file's path and the
 * class's, so that the browser's script and the built pages agree on them.
 *
 * @throws an Error if Gatsby's rules for CSS modules name no classes any more
 */
function shortenClassNames(config: WebpackConfig): void {
  const named = modulesIn(config.module?.rules)
  found(named[0], "rules with localIdentName")
  for (const modules of named) modules.localIdentName = "[hash:base64:5]"
}

function modulesIn(rules: readonly unknown[] = []): Array<{ localIdentName?: string }> {
  return (rules as readonly Rule[]).flatMap(({ oneOf, use }) => [
    ...modulesIn(oneOf),
    // Other loaders have settings of this name too, without the class's.
    ...(Array.isArray(use) ? use : []).flatMap(({ options }) =>
      options?.modules?.localIdentName ? options.modules : [],
    ),
  ])
}

/**
 * Asks Chromium to compile a script's functions while it is read, which is done beside the page's own work. The first way to another page
 * would otherwise wait for about ninety of them (docs/decisions/pages/navigation-speed.md); other browsers read a comment.
 *
 * @throws an Error if Gatsby's minifier is another
 */
function compileAhead(config: WebpackConfig): void {
  const minifier = config.optimization?.minimizer?.find((plugin) => plugin.constructor.name === "TerserPlugin")
  const settings = found(minifier?.options?.minimizer?.options, "Terser's options")
  settings.output = { ...settings.output, preamble: "//# allFunctionsCalledOnLoad" }
}

/**
 * Leaves the pages out of what Gatsby runs to make the development server's one empty page: it needs them only where it renders pages on
 * the server.
 */
function leaveOutPages(config: WebpackConfig): void {
  addAliases(config, { "$virtual/async-requires$": false })
}

/**
 * Leaves out ESLint, which reads .js and .jsx: Gatsby's own files. Ours are TypeScript, and Biome looks at them.
 *
 * @throws an Error if Gatsby does not run it by this plugin any more
 */
function leaveOutEslint(config: WebpackConfig): void {
  const isEslint = (plugin: Plugin) => plugin.constructor.name === "ESLintWebpackPlugin"
  found(config.plugins?.find(isEslint), "ESLintWebpackPlugin")
  config.plugins = config.plugins?.filter((plugin) => !isEslint(plugin)) ?? []
}

/** Leaves Gatsby's third-party scripts (gatsby-script and Partytown) out of the browser's script: this site has none. */
function leaveOutThirdPartyScripts(config: WebpackConfig): void {
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

/** What is used of Gatsby's webpack configuration. */
export interface WebpackConfig {
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
 * @param part of Gatsby's webpack configuration, as it was found
 * @param what it is, for the error
 * @returns the part
 * @throws an Error if it was not found: Gatsby's configuration is not the one of Gatsby 5.16.1 any more
 */
function found<Part>(part: Part | undefined, what: string): Part {
  if (part !== undefined) return part
  throw new Error(
    `src/gatsby/webpack.ts relies on ${what} in Gatsby's webpack configuration, seen in Gatsby 5.16.1, and it is not there. ` +
      "Find out how Gatsby does this now, and change it there.",
  )
}

/** Puts aliases ahead of Gatsby's: of several that fit a module, webpack takes the first. */
function addAliases(config: WebpackConfig, aliases: Readonly<Record<string, unknown>>): void {
  config.resolve = { ...config.resolve, alias: { ...aliases, ...config.resolve?.alias } }
}

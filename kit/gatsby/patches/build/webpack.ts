import { rm } from "node:fs/promises"
import { join, resolve } from "node:path"
import { folderHash } from "../../cache"

/**
 * @param config Gatsby's webpack configuration, changed in place
 * @param stage one of Gatsby's four build stages
 * @returns the same configuration
 * @throws an Error if a part to change is missing
 */
export function adaptWebpack<Config extends WebpackConfig>(config: Config, stage: string): Config {
  trustInstalledPackages(config)
  keepFontFiles(config)
  mendHashes(config)
  // In every stage, so that the built page and the browser agree. One file per alias: webpack merges a module that only one module imports into that module.
  addAliases(config, { "./route-announcer-props$": resolve("kit/gatsby/patches/browser/silent-announcer.ts") })
  if (stage === "develop" || stage === "build-javascript") ignoreCssOrder(config)
  if (stage === "develop") {
    leaveOutEslint(config)
    mendHotStyles(config)
  }
  if (stage === "develop-html") leaveOutPages(config)
  // The development server keeps class names that tell their origin.
  if (stage.startsWith("build-")) shortenClassNames(config)
  if (stage === "build-javascript") {
    leaveOutThirdPartyScripts(config)
    addAliases(config, {
      "./head/head-export-handler-for-browser$": resolve("kit/gatsby/patches/browser/no-head-handler.ts"),
      "prop-types$": resolve("kit/gatsby/patches/build/no-prop-types.cjs"),
      // The site has no service worker: registering one costs 308 bytes of script (brotli) on every page.
      "./register-service-worker$": false,
    })
    splitStyles(config)
    hashWithoutChildren(config)
    config.output = { ...config.output, hashDigestLength }
    // Source maps serve readers of the code, who have the code itself; on a host they are dead weight.
    config.devtool = false
  }
  return config
}

/**
 * Makes webpack decide whether its cache is valid by npm's list of installed packages and our own adjustments. By default it checks each file that its loaders,
 * Gatsby and our hooks need, thousands of them, and Gatsby waits for it at the end of each stage except the development server's: five to seven seconds.
 *
 * @throws an Error if Gatsby does not keep webpack's cache in files
 */
function trustInstalledPackages(config: WebpackConfig): void {
  const inFiles = config.cache?.type === "filesystem" ? config.cache : undefined
  const cache = found(inFiles, "a cache in files")
  // The path prefix is in the addresses of fonts, which the cache also contains.
  cache.version = `${process.env.PATH_PREFIX ?? ""} ${folderHash(["kit/gatsby/patches"], ".ts")}`
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
 * Digits of the hash in a script's or style sheet's name: 32 bits, which two versions of one file share by chance once in four billion. The runtime that each
 * page loads names all of them, and hashes cannot be compressed: 12 digits are 139 bytes more, webpack's 20 another 278 (brotli).
 */
export const hashDigestLength = 8

/** The folder of the built site into which Gatsby's rule puts fonts, with a hash in their names. */
export const fontFolder = "static"

/**
 * Keeps fonts in separate files. Gatsby inlines small files into the styles, which would put a second font file's glyphs into every page; the pages'
 * Content-Security-Policy accepts fonts from files only.
 *
 * @throws an Error if Gatsby's rule for fonts has no limit
 */
function keepFontFiles(config: WebpackConfig): void {
  const rules = (config.module?.rules ?? []) as readonly Rule[]
  const rule = rules.find(({ test }) => test instanceof RegExp && test.test(".woff2"))
  const loader = Array.isArray(rule?.use) ? rule.use.find(({ options }) => options?.limit) : undefined
  found(loader?.options, "a rule for fonts with a limit").limit = false
}

/**
 * Gives each page its own styles instead of those of all pages (gatsbyjs/gatsby#11072 explains Gatsby's reason): a page has its styles in its HTML, and webpack
 * loads those of other pages before showing them.
 *
 * @throws an Error if Gatsby does not bundle the styles this way
 */
function splitStyles(config: WebpackConfig): void {
  const groups = config.optimization?.splitChunks?.cacheGroups
  found(groups?.styles, "splitChunks.cacheGroups.styles")
  delete groups?.styles
}

/**
 * Silences mini-css-extract-plugin's warning about the order of CSS modules, for which Gatsby has no setting (gatsbyjs/gatsby#29997). The order does not matter
 * here: global rules are in a cascade layer, and no module overrides another's class (see src/styles/global.css).
 *
 * @throws an Error if Gatsby does not use this plugin
 */
function ignoreCssOrder(config: WebpackConfig): void {
  const plugin = config.plugins?.find((one) => one.constructor.name === "MiniCssExtractPlugin")
  found(plugin?.options, "the options of MiniCssExtractPlugin").ignoreOrder = true
}

/**
 * Shortens the class names of CSS modules: each is in every page's styles, and in the page for each use. Gatsby's names, such as
 * `post-card-module--title--3cd7d`, make up a fourteenth of a page's HTML, compressed. The names are derived from the path and the class name, so that the
 * browser's script and the built pages agree.
 *
 * @throws an Error if Gatsby's rules for CSS modules set no class names
 */
function shortenClassNames(config: WebpackConfig): void {
  const named = modulesIn(config.module?.rules)
  found(named[0], "rules with localIdentName")
  for (const modules of named) modules.localIdentName = "[hash:base64:5]"
}

function modulesIn(rules: readonly unknown[] = []): Array<{ localIdentName?: string }> {
  return (rules as readonly Rule[]).flatMap(({ oneOf, use }) => [
    ...modulesIn(oneOf),
    // Other loaders have a `modules` setting too, without class names.
    ...(Array.isArray(use) ? use : []).flatMap(({ options }) =>
      options?.modules?.localIdentName ? options.modules : [],
    ),
  ])
}

/**
 * Gives a site that has not changed the same files in each build. webpack's hash of a whole compilation includes the child compilations in which style sheets are
 * read, and those that come from its cache have none: with a warm cache the hash, the script that carries it, and every page that names that script would be others
 * (docs/decisions/build.md). The hashes of chunks include the styles.
 */
function hashWithoutChildren(config: WebpackConfig): void {
  const name = "hashWithoutChildren"
  const plugin: Plugin = {
    apply: ({ hooks }) =>
      hooks.thisCompilation.tap(name, (compilation) => {
        const { children } = compilation
        compilation.hooks.beforeHash.tap(name, () => {
          compilation.children = []
        })
        compilation.hooks.afterHash.tap(name, () => {
          compilation.children = children
        })
      }),
  }
  config.plugins?.push(plugin)
}

/**
 * Leaves the pages out of the bundle with which Gatsby renders the development server's one empty page; they are needed there only for rendering on the server.
 */
function leaveOutPages(config: WebpackConfig): void {
  addAliases(config, { "$virtual/async-requires$": false })
}

/**
 * Leaves out ESLint, which checks .js and .jsx: Gatsby's own files. Ours are TypeScript, checked by Biome.
 *
 * @throws an Error if Gatsby does not run ESLint by this plugin
 */
function leaveOutEslint(config: WebpackConfig): void {
  const isEslint = (plugin: Plugin) => plugin.constructor.name === "ESLintWebpackPlugin"
  found(config.plugins?.find(isEslint), "ESLintWebpackPlugin")
  config.plugins = config.plugins?.filter((plugin) => !isEslint(plugin)) ?? []
}

/**
 * Lets styles change twice in a second in the development server: mini-css-extract-plugin 1.6.2 removes a style sheet that webpack has already removed, and the
 * error covers the page. Version 2.10.2 checks for it, but its loader refuses Gatsby's options.
 */
function mendHotStyles(config: WebpackConfig): void {
  addLoader(config, /mini-css-extract-plugin.dist.hmr.hotModuleReplacement\.js$/, "preview/hot-styles-loader.cjs")
}

/**
 * Keeps a page whose address has a hash that is not valid percent-encoding, such as `#100%` or a link cut off within a character: Gatsby decodes the hash to
 * scroll to it, in two modules, and the error would leave an empty page.
 */
function mendHashes(config: WebpackConfig): void {
  addLoader(config, /(?:gatsby-react-router-scroll.scroll-handler|\.cache.navigation)\.js$/, "build/hash-loader.cjs")
}

/** Leaves Gatsby's third-party scripts (gatsby-script and Partytown) out of the browser's script: this site uses none. */
function leaveOutThirdPartyScripts(config: WebpackConfig): void {
  addAliases(config, { "gatsby-script$": false, "@builder.io/partytown/integration$": false })
}

/** What Gatsby puts into the built site and no page asks for: scripts of third parties, and its own records of a build's scripts; each build rewrites them. */
const unasked = ["~partytown", "chunk-map.json", "webpack.stats.json"]

/**
 * Removes what no page asks for.
 *
 * @param built the folder of the built site
 */
export async function removeUnusedFiles(built: string): Promise<void> {
  await Promise.all(unasked.map((name) => rm(join(built, name), { recursive: true, force: true })))
}

interface Loader {
  options?: { limit?: number | false; modules?: { localIdentName?: string } }
}

interface Rule {
  test?: RegExp
  oneOf?: Rule[]
  use?: Loader[] | Loader | string
}

/** The part of webpack's plugins used here. */
interface Plugin {
  constructor: { name: string }
  options?: Record<string, unknown>
  apply(compiler: Compiler): void
}

interface Compiler {
  hooks: {
    done: Hook<{ compilation: { buildDependencies: Set<string> } }>
    thisCompilation: Hook<Compilation>
  }
}

interface Compilation {
  children: readonly unknown[]
  hooks: { beforeHash: Hook<void>; afterHash: Hook<void> }
}

interface Hook<Argument> {
  tap(name: string, run: (argument: Argument) => void): void
}

/** The part of Gatsby's webpack configuration used here. */
interface WebpackConfig {
  devtool?: string | false
  output?: Record<string, unknown>
  cache?: { type?: string; version?: string }
  optimization?: {
    splitChunks?: { cacheGroups?: Record<string, unknown> }
  }
  module?: { rules?: unknown[] }
  plugins?: Plugin[]
  resolve?: { alias?: Record<string, unknown> }
}

/**
 * @param part of Gatsby's webpack configuration, undefined if not found
 * @param what its name, for the error
 * @returns the part
 * @throws an Error if it is undefined: Gatsby's configuration differs from that of Gatsby 5.16.1
 */
function found<Part>(part: Part | undefined, what: string): Part {
  if (part !== undefined) return part
  throw new Error(
    `kit/gatsby/patches/build/webpack.ts relies on ${what} in Gatsby's webpack configuration, seen in Gatsby 5.16.1, and it is not there. ` +
      "Find out how Gatsby does this now, and change it there.",
  )
}

/** Lets a loader change the modules whose path matches. */
function addLoader(config: WebpackConfig, test: RegExp, loader: string): void {
  const rule = { test, use: [{ loader: resolve("kit/gatsby/patches", loader) }] }
  config.module = { ...config.module, rules: [...(config.module?.rules ?? []), rule] }
}

/** Puts aliases before Gatsby's: webpack takes the first that matches a module. */
function addAliases(config: WebpackConfig, aliases: Readonly<Record<string, unknown>>): void {
  config.resolve = { ...config.resolve, alias: { ...aliases, ...config.resolve?.alias } }
}

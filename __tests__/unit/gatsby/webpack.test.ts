import { readFileSync } from "node:fs"
import { resolve } from "node:path"
import { adaptWebpack, type WebpackConfig } from "../../../src/gatsby/webpack"

const mended: (source: string) => string = require("../../../src/gatsby/hot-styles-loader.cjs")

/** Plugins and the minifier are known by their names: Gatsby's configuration says no more of them. */
class MiniCssExtractPlugin {
  options: Record<string, unknown> = {}
  apply() {}
}
class ESLintWebpackPlugin {
  apply() {}
}
class TerserPlugin {
  options = { minimizer: { options: { output: {} } } }
}

/** As much of Gatsby's configuration as is changed, and its parts. */
function gatsbys() {
  const parts = {
    classes: { localIdentName: "[name]--[local]" },
    fonts: { limit: 10_000 as number | false },
    styles: new MiniCssExtractPlugin(),
    eslint: new ESLintWebpackPlugin(),
    minifier: new TerserPlugin(),
    groups: { styles: {} } as Record<string, unknown>,
  }
  const config: WebpackConfig = {
    devtool: "source-map",
    cache: { type: "filesystem" },
    optimization: { splitChunks: { cacheGroups: parts.groups }, minimizer: [parts.minifier] },
    module: {
      rules: [
        { oneOf: [{ use: [{ options: { modules: parts.classes } }] }] },
        { test: /\.woff2$/, use: [{ options: parts.fonts }] },
      ],
    },
    plugins: [parts.styles, parts.eslint],
  }
  return { ...parts, config }
}

interface LoaderRule {
  readonly test?: RegExp
  readonly use?: ReadonlyArray<{ readonly loader?: string }>
}

/** The configuration of one of Gatsby's stages as the site has it. */
function adapted(stage: string) {
  const parts = gatsbys()
  adaptWebpack(parts.config, stage)
  return parts
}

/** What webpack's cache depends on when it has built with these plugins. */
function dependencies({ plugins = [] }: WebpackConfig): readonly string[] {
  const compilation = { buildDependencies: new Set(["node_modules/some/loader.js"]) }
  const done = {
    tap: (_name: string, run: (stats: { compilation: typeof compilation }) => void) => run({ compilation }),
  }
  const thisCompilation = { tap: () => {} }
  for (const plugin of plugins) plugin.apply({ hooks: { done, thisCompilation } })
  return [...compilation.buildDependencies]
}

/** The child compilations that webpack sees while it makes its hash, and those that are there afterwards. */
function childrenFor({ plugins = [] }: WebpackConfig, children: readonly string[]) {
  const hooks = { beforeHash: { tap: jest.fn() }, afterHash: { tap: jest.fn() } }
  const compilation = { children, hooks }
  const thisCompilation = { tap: (_name: string, run: (given: typeof compilation) => void) => run(compilation) }
  for (const plugin of plugins) plugin.apply({ hooks: { done: { tap: () => {} }, thisCompilation } })
  for (const [, run] of hooks.beforeHash.tap.mock.calls) run()
  const hashed = compilation.children
  for (const [, run] of hooks.afterHash.tap.mock.calls) run()
  return { hashed, after: compilation.children }
}

test("webpack’s cache holds while the same packages are installed", () => {
  expect(dependencies(adapted("build-html").config)).toEqual([resolve("node_modules/.package-lock.json")])
})

test("which style sheets webpack has read anew is no part of its hash", () => {
  const children = ["mini-css-extract-plugin book-card.module.css"]
  expect(childrenFor(adapted("build-javascript").config, children)).toEqual({ hashed: [], after: children })
  expect(childrenFor(adapted("build-html").config, children)).toEqual({ hashed: children, after: children })
})

test("no font is written into the styles", () => {
  expect(adapted("build-html").fonts.limit).toBe(false)
})

test("class names are short in a build, and say where they are from in development", () => {
  expect(adapted("build-html").classes.localIdentName).toBe("[hash:base64:5]")
  expect(adapted("develop").classes.localIdentName).toBe("[name]--[local]")
})

test("the order of styles is no matter", () => {
  expect(adapted("develop").styles.options).toEqual({ ignoreOrder: true })
})

test("in development a style sheet may be gone before the next has loaded", () => {
  const file = resolve("node_modules/mini-css-extract-plugin/dist/hmr/hotModuleReplacement.js")
  const rules = adapted("develop").config.module?.rules as readonly LoaderRule[]
  const loader = rules.find(({ test }) => test?.test(file))?.use?.[0]?.loader
  expect(loader).toBe(require.resolve("../../../src/gatsby/hot-styles-loader.cjs"))
  expect(mended(readFileSync(file, "utf8"))).not.toContain("removeChild(")
})

test("ESLint does not run in development", () => {
  const { config, eslint, styles } = adapted("develop")
  expect(config.plugins).not.toContain(eslint)
  expect(config.plugins).toContain(styles)
})

test.each([
  ["the pages, of development’s one empty page", "develop-html", "$virtual/async-requires$"],
  ["third-party scripts", "build-javascript", "gatsby-script$"],
  ["the registration of a service worker", "build-javascript", "./register-service-worker$"],
])("what is left out: %s", (_what, stage, module) => {
  expect(adapted(stage).config.resolve?.alias).toHaveProperty([module], false)
})

test("each page has its own styles in a build", () => {
  expect(adapted("build-javascript").groups).not.toHaveProperty("styles")
})

test("scripts are built without source maps, for a browser to compile while it reads them", () => {
  const { config, minifier } = adapted("build-javascript")
  expect(config.devtool).toBe(false)
  expect(minifier.options.minimizer.options.output).toEqual({ preamble: "//# allFunctionsCalledOnLoad" })
})

test.each<[part: string, stage: string, other: Partial<WebpackConfig>]>([
  ["a cache in files", "build-html", { cache: { type: "memory" } }],
  ["a rule for fonts with a limit", "build-html", { module: { rules: [] } }],
  ["rules with localIdentName", "build-html", { module: { rules: gatsbys().config.module?.rules?.slice(1) ?? [] } }],
  ["the options of MiniCssExtractPlugin", "develop", { plugins: [new ESLintWebpackPlugin()] }],
  ["ESLintWebpackPlugin", "develop", { plugins: [new MiniCssExtractPlugin()] }],
  ["splitChunks.cacheGroups.styles", "build-javascript", { optimization: { minimizer: [new TerserPlugin()] } }],
])("a Gatsby without %s stops the build", (part, stage, other) => {
  expect(() => adaptWebpack({ ...gatsbys().config, ...other }, stage)).toThrow(part)
})

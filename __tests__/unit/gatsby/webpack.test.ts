import { adaptWebpack } from "../../../src/gatsby/webpack"
import type { WebpackConfig } from "../../../src/gatsby/webpack/config"

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

/** As much of Gatsby's configuration as is changed. */
const gatsbys = () => ({
  cache: { type: "filesystem" },
  optimization: { splitChunks: { cacheGroups: { styles: {} } }, minimizer: [new TerserPlugin()] },
  module: {
    rules: [
      { oneOf: [{ use: [{ options: { modules: { localIdentName: "[name]--[local]" } } }] }] },
      { test: /\.woff2$/, use: [{ options: { limit: 10_000 } }] },
    ],
  },
  plugins: [new MiniCssExtractPlugin(), new ESLintWebpackPlugin()],
})

const changes: ReadonlyArray<
  readonly [change: string, stage: string, made: (config: WebpackConfig) => unknown, value: unknown]
> = [
  ["webpack trusts npm's list", "build-html", ({ plugins }) => plugins?.length, 3],
  ["fonts stay files", "build-html", (config) => JSON.stringify(config).includes('"limit":false'), true],
  ["class names are short", "build-html", (config) => JSON.stringify(config).includes("[hash:base64:5]"), true],
  ["class names say where they are from", "develop", (config) => JSON.stringify(config).includes("[local]"), true],
  ["the order of styles is no matter", "develop", ({ plugins }) => plugins?.[0]?.options?.ignoreOrder, true],
  ["there is no ESLint", "develop", ({ plugins }) => plugins?.map((one) => one.constructor.name)[1], "Object"],
  ["pages are left out", "develop-html", ({ resolve }) => resolve?.alias?.["$virtual/async-requires$"], false],
  ["no third-party scripts", "build-javascript", ({ resolve }) => resolve?.alias?.["gatsby-script$"], false],
  ["each page has its styles", "build-javascript", (config) => config.optimization?.splitChunks?.cacheGroups, {}],
  ["there are no source maps", "build-javascript", ({ devtool }) => devtool, false],
]

test.each(changes)("%s in the stage %s", (_change, stage, made, value) => {
  expect(made(adaptWebpack<WebpackConfig>(gatsbys(), stage))).toEqual(value)
})

test.each([
  ["cache.ts", "build-html", { cache: { type: "memory" } }],
  ["font-files.ts", "build-html", { module: { rules: [] } }],
  ["class-names.ts", "build-html", { module: { rules: gatsbys().module.rules.slice(1) } }],
  ["css-order.ts", "develop", { plugins: [new ESLintWebpackPlugin()] }],
  ["development.ts", "develop", { plugins: [new MiniCssExtractPlugin()] }],
  ["page-styles.ts", "build-javascript", { optimization: { ...gatsbys().optimization, splitChunks: {} } }],
])("a Gatsby without what %s changes stops the build", (file, stage, other) => {
  expect(() => adaptWebpack<WebpackConfig>({ ...gatsbys(), ...other }, stage)).toThrow(`src/gatsby/webpack/${file}`)
})

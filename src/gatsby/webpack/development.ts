import { addAliases, found, type Plugin, type WebpackConfig } from "./config"

/**
 * Leaves the pages out of what Gatsby runs to make the development server's one empty page: it needs them only where it renders pages on
 * the server.
 */
export function leaveOutPages(config: WebpackConfig): void {
  addAliases(config, { "$virtual/async-requires$": false })
}

/**
 * Leaves out ESLint, which reads .js and .jsx: Gatsby's own files. Ours are TypeScript, and Biome looks at them.
 *
 * @throws an Error if Gatsby does not run it by this plugin any more
 */
export function leaveOutEslint(config: WebpackConfig): void {
  const isEslint = (plugin: Plugin) => plugin.constructor.name === "ESLintWebpackPlugin"
  found(config.plugins?.find(isEslint), "ESLintWebpackPlugin", "src/gatsby/webpack/development.ts")
  config.plugins = config.plugins?.filter((plugin) => !isEslint(plugin)) ?? []
}

import { relyOn } from "../rely-on"
import { addAliases, found, type Plugin, type WebpackConfig } from "./config"

const us = "src/gatsby/webpack/development.ts"

/**
 * Leaves the pages out of what Gatsby runs to make the development server's one empty page: it needs them only where it renders pages on
 * the server.
 *
 * @throws an Error if Gatsby does not take the pages from this module any more
 */
export function leaveOutPages(config: WebpackConfig): void {
  relyOn("gatsby/cache-dir/develop-static-entry.js", 'from "$virtual/async-requires"', us)
  addAliases(config, { "$virtual/async-requires$": false })
}

/**
 * Leaves out ESLint, which reads .js and .jsx: Gatsby's own files. Ours are TypeScript, and Biome looks at them.
 *
 * @throws an Error if Gatsby does not run it by this plugin any more
 */
export function leaveOutEslint(config: WebpackConfig): void {
  const isEslint = (plugin: Plugin) => plugin.constructor.name === "ESLintWebpackPlugin"
  found(config.plugins?.find(isEslint), "ESLintWebpackPlugin", us)
  config.plugins = config.plugins?.filter((plugin) => !isEslint(plugin)) ?? []
}

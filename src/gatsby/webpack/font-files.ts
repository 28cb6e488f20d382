import { found, type Rule, type WebpackConfig } from "./config"

/** The folder of the built site into which Gatsby's rule puts fonts, with a hash behind their names. */
export const fontFolder = "static"

/**
 * Keeps fonts in files of their own. Gatsby writes small files into the styles, and so the letters of a second font file into every page;
 * the pages' Content-Security-Policy takes fonts from files alone.
 *
 * @throws an Error if Gatsby's rule for fonts has no limit any more
 */
export function keepFontFiles(config: WebpackConfig): void {
  const rules = (config.module?.rules ?? []) as readonly Rule[]
  const rule = rules.find(({ test }) => test instanceof RegExp && test.test(".woff2"))
  const loader = Array.isArray(rule?.use) ? rule.use.find(({ options }) => options?.limit) : undefined
  found(loader?.options, "a rule for fonts with a limit", "src/gatsby/webpack/font-files.ts").limit = false
}

import { resolve } from "node:path"
import { trustInstalledPackages } from "./webpack/cache"
import { shortenClassNames } from "./webpack/class-names"
import type { WebpackConfig } from "./webpack/config"
import { ignoreCssOrder } from "./webpack/css-order"
import { leaveOutEslint, leaveOutPages } from "./webpack/development"
import { keepFontFiles } from "./webpack/font-files"
import { splitStyles } from "./webpack/page-styles"
import { leaveOutThirdPartyScripts } from "./webpack/third-party-scripts"

/** Leaves out of the browser's script what this site does not use of Gatsby: the Head API (react-helmet writes the head). */
function leaveOutUnused(config: WebpackConfig): void {
  config.resolve = {
    ...config.resolve,
    alias: {
      ...config.resolve?.alias,
      "./head/head-export-handler-for-browser$": resolve("src/gatsby/no-head-api.ts"),
    },
  }
}

/**
 * Silences Gatsby's announcer, which says "Navigated to" in English whatever the site's language is, and has no setting:
 * src/layout/route-announcer.tsx speaks in its place. In each stage, so that the built page and the browser agree.
 */
function silenceAnnouncer(config: WebpackConfig): void {
  const silent = resolve("src/gatsby/silent-announcer.ts")
  config.resolve = { ...config.resolve, alias: { ...config.resolve?.alias, "./route-announcer-props$": silent } }
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
 * @param config Gatsby's webpack configuration, changed in place
 * @param stage one of Gatsby's four build stages
 * @returns the same configuration
 * @throws an Error if a part that is changed is not there
 */
export function adaptWebpack<Config extends WebpackConfig>(config: Config, stage: string): Config {
  trustInstalledPackages(config)
  keepFontFiles(config)
  if (stage === "develop" || stage === "build-javascript") ignoreCssOrder(config)
  silenceAnnouncer(config)
  if (stage === "develop") leaveOutEslint(config)
  if (stage === "develop-html") leaveOutPages(config)
  // The development server keeps the names that say where a class is from.
  if (stage.startsWith("build-")) shortenClassNames(config)
  if (stage === "build-javascript") {
    leaveOutThirdPartyScripts(config)
    leaveOutUnused(config)
    splitStyles(config)
    compileAhead(config)
    // Source maps help readers of the code, who have the code itself; to a host they are weight that no visitor asks for.
    config.devtool = false
  }
  return config
}

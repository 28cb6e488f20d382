import { resolve } from "node:path"
import { trustInstalledPackages } from "./webpack/cache"
import { shortenClassNames } from "./webpack/class-names"
import { compileAhead } from "./webpack/compile-ahead"
import { addAliases, type WebpackConfig } from "./webpack/config"
import { ignoreCssOrder } from "./webpack/css-order"
import { leaveOutEslint, leaveOutPages } from "./webpack/development"
import { keepFontFiles } from "./webpack/font-files"
import { splitStyles } from "./webpack/page-styles"
import { leaveOutThirdPartyScripts } from "./webpack/third-party-scripts"

/**
 * @param config Gatsby's webpack configuration, changed in place
 * @param stage one of Gatsby's four build stages
 * @returns the same configuration
 * @throws an Error if a part that is changed is not there
 */
export function adaptWebpack<Config extends WebpackConfig>(config: Config, stage: string): Config {
  trustInstalledPackages(config)
  keepFontFiles(config)
  // In each stage, so that the built page and the browser agree.
  addAliases(config, { "./route-announcer-props$": resolve("src/gatsby/browser/silent-announcer.ts") })
  if (stage === "develop" || stage === "build-javascript") ignoreCssOrder(config)
  if (stage === "develop") leaveOutEslint(config)
  if (stage === "develop-html") leaveOutPages(config)
  // The development server keeps the names that say where a class is from.
  if (stage.startsWith("build-")) shortenClassNames(config)
  if (stage === "build-javascript") {
    leaveOutThirdPartyScripts(config)
    addAliases(config, {
      "./head/head-export-handler-for-browser$": resolve("src/gatsby/browser/no-head-api.ts"),
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

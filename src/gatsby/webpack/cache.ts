import { resolve } from "node:path"
import { folderHash } from "../folder-hash"
import { found, type Plugin, type WebpackConfig } from "./config"

/**
 * Has webpack look at npm's list of what is installed, and at our own adjustments, to know whether its cache still holds. By itself it looks
 * for each file that its loaders, Gatsby and our hooks need, thousands of them, and Gatsby waits for it, at the end of each stage but the
 * development server's: five to seven seconds.
 *
 * @throws an Error if Gatsby does not keep webpack's cache in files any more
 */
export function trustInstalledPackages(config: WebpackConfig): void {
  const inFiles = config.cache?.type === "filesystem" ? config.cache : undefined
  const cache = found(inFiles, "a cache in files", "src/gatsby/webpack/cache.ts")
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

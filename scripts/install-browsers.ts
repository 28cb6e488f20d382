import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { findProgram, findTestBrowser } from "./support/find-browser"

const fontFolders = ["liberation", "liberation2"]

/** The tests' requirements besides npm packages, by their Debian packages. */
const needed: ReadonlyArray<readonly [debianPackage: string, isThere: () => boolean]> = [
  ["chromium-headless-shell", () => Boolean(findTestBrowser())],
  // The system fonts shown until the page's own have loaded: the styles contain their widths (src/fonts/fallbacks.css).
  ["fonts-liberation", () => fontFolders.some((folder) => existsSync(`/usr/share/fonts/truetype/${folder}`))],
  ["nginx-light", () => findProgram(["nginx"], ["/usr/sbin/nginx", "/usr/local/sbin/nginx"]) !== undefined],
]

const isMissing = ([, isThere]: (typeof needed)[number]) => {
  try {
    return !isThere()
  } catch {
    return true
  }
}

/** Installs the tests' missing requirements on Debian as root; elsewhere does nothing, and the tests report what is missing. */
function main() {
  const missing = needed.filter(isMissing).map(([debianPackage]) => debianPackage)
  if (missing.length === 0 || !existsSync("/etc/debian_version") || process.getuid?.() !== 0) return
  const apt = (...words: string[]) => spawnSync("apt-get", words, { stdio: "inherit" })
  apt("update")
  process.exitCode = apt("install", "--yes", "--no-install-recommends", ...missing).status ?? 1
}

main()

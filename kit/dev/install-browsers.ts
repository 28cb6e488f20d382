import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { print } from "../content/files/terminal"
import { browser, fonts, howToInstall, nginx, type Requirement, shell, wholeBrowser } from "./support/requirements"

/**
 * On Debian as root, installs whatever the tests need besides npm packages. Installs the headless shell even if there is a whole browser, which takes more than
 * twice as long. With `--whole`, also installs a whole browser, for a few tests of `npm run test:all`. Elsewhere, says what is missing and how to get it.
 */
function main() {
  const needed = [shell, fonts, nginx, ...(process.argv.includes("--whole") ? [wholeBrowser] : [])]
  const missing = needed.filter(({ isThere }) => !isThere())
  if (missing.length === 0) return
  if (!existsSync("/etc/debian_version") || process.getuid?.() !== 0) {
    sayMissing(missing)
    return
  }
  const apt = (...words: string[]) => spawnSync("apt-get", words, { stdio: "inherit" })
  apt("update")
  const packages = missing.map(({ debianPackage }) => debianPackage)
  apt("install", "--yes", "--no-install-recommends", ...packages)
  // Not every Debian-like system has every package. The tests then use what there is, or name what they lack.
  const absent = missing.filter(({ isThere }) => !isThere())
  if (absent.length > 0) sayMissing(absent)
}

/** Uses lines that `npm test` repeats at its end. */
function sayMissing(missing: readonly Requirement[]): void {
  print(`Not installed: ${howToInstall(missing)}\n`)
  if (missing.includes(shell) && browser.isThere())
    print("The tests run in a whole browser, which takes more than twice the time.\n")
}

main()

import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { print } from "../content/files/terminal"
import { browser, fonts, howToInstall, nginx, type Requirement, shell, wholeBrowser } from "./support/requirements"

/**
 * Installs what the tests need besides npm packages and is missing, on Debian as root: the headless shell also where there is a whole browser, which takes more
 * than twice the time. With `--whole` also a whole browser, which a few tests of `npm run test:all` need. Elsewhere it says what is missing, and how to get it.
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
  // Not every system with Debian's files has each package: the tests then run in what there is, or name what they lack.
  const absent = missing.filter(({ isThere }) => !isThere())
  if (absent.length > 0) sayMissing(absent)
}

/** In lines that `npm test` shows again at its end. */
function sayMissing(missing: readonly Requirement[]): void {
  print(`Not installed: ${howToInstall(missing)}\n`)
  if (missing.includes(shell) && browser.isThere())
    print("The tests run in a whole browser, which takes more than twice the time.\n")
}

main()

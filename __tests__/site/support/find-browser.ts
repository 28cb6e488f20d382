import { execFileSync } from "node:child_process"
import { accessSync, constants, existsSync } from "node:fs"
import { delimiter, join } from "node:path"

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge"]

const elsewhere = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
]

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function installedBrowser(): string | undefined {
  const onPath = (process.env.PATH ?? "").split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))
  return [...onPath, ...elsewhere].find(isExecutable)
}

const mayInstall = () => existsSync("/etc/debian_version") && process.getuid?.() === 0

/**
 * Finds the browser for the tests of the built site: the one that the variable BROWSER_PATH names, or an installed Chrome, Chromium or
 * Edge. On Debian as root it installs Debian's Chromium when there is none.
 *
 * @returns the path of an executable
 * @throws an Error of one line that says how to get a browser
 */
export function findBrowser(): string {
  const named = process.env.BROWSER_PATH
  if (named) {
    if (isExecutable(named)) return named
    throw new Error(`BROWSER_PATH is ${named}, which is not a program that can be run.`)
  }
  const installed = installedBrowser()
  if (installed) return installed
  if (mayInstall()) {
    execFileSync("apt-get", ["update"], { stdio: "inherit" })
    execFileSync("apt-get", ["install", "--yes", "--no-install-recommends", "chromium"], { stdio: "inherit" })
    const fresh = installedBrowser()
    if (fresh) return fresh
  }
  throw new Error("The tests need a browser: install Chrome or Chromium, or set BROWSER_PATH to one.")
}

import { findProgram, isExecutable } from "./find-program"

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge"]

const elsewhere = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
]

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
  const found = findProgram(names, elsewhere, "chromium")
  if (found) return found
  throw new Error("The tests need a browser: install Chrome or Chromium, or set BROWSER_PATH to one.")
}

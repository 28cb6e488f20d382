import { accessSync, constants } from "node:fs"
import { delimiter, join } from "node:path"

const browserNames = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
  "microsoft-edge",
]

const shells = ["chromium-headless-shell", "chrome-headless-shell"]

const elsewhere = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
]

/**
 * Finds the browser for the tests: the one from findTestShell, or else the one from findBrowser.
 *
 * @returns the path of an executable
 * @throws an Error of one line that says how to get a browser
 */
export const findTestBrowser = (): string => findTestShell() ?? findBrowser()

/**
 * Finds the browser that the variable BROWSER_PATH names, or Chromium's headless shell: Chromium without windows, where a test needs less than half as much
 * processor time (docs/decisions/tests.md).
 *
 * @returns the path of an executable; undefined if there is none
 * @throws an Error of one line if BROWSER_PATH does not name a program
 */
export const findTestShell = (): string | undefined => namedBrowser() ?? findProgram(shells)

/**
 * Finds a full browser: the one that the variable BROWSER_PATH names, or an installed Chrome, Chromium or Edge.
 *
 * @returns the path of an executable
 * @throws an Error of one line that says how to get a browser
 */
export function findBrowser(): string {
  const found = namedBrowser() ?? findProgram(browserNames, elsewhere)
  if (found) return found
  throw new Error(
    "There is no browser: install Chrome or Chromium, set BROWSER_PATH to one, or, on Debian as root, npm run kit -- install:browsers.",
  )
}

function namedBrowser(): string | undefined {
  const named = process.env.BROWSER_PATH
  if (!named || isExecutable(named)) return named || undefined
  throw new Error(`BROWSER_PATH is ${named}, which is not a program that can be run.`)
}

/** @returns whether the path is an executable program */
function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * @param names that the program may have
 * @param elsewhere paths to try after the folders in PATH
 * @returns its path; undefined if it is not installed
 */
export function findProgram(names: readonly string[], elsewhere: readonly string[] = []): string | undefined {
  const onPath = (process.env.PATH ?? "").split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))
  return [...onPath, ...elsewhere].find(isExecutable)
}

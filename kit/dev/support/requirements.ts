import { existsSync } from "node:fs"
import { findBrowser, findProgram, findTestBrowser, findTestShell } from "../../owner/browser/find-browser"

/** What tests need besides npm packages. */
export interface Requirement {
  /** The name in a sentence, such as "browser" in "There is no browser". */
  readonly name: string
  /** The name of the Debian package, or several names separated by spaces. */
  readonly debianPackage: string
  readonly isThere: () => boolean
}

const fontFolders = ["liberation", "liberation2"]

const succeeds = (find: () => unknown) => {
  try {
    return Boolean(find())
  } catch {
    return false
  }
}

export const browser: Requirement = {
  name: "a browser",
  debianPackage: "chromium-headless-shell",
  isThere: () => succeeds(findTestBrowser),
}

/** The same browser without windows. Tests take less than half the processor time in it (docs/decisions/tests.md). */
export const shell: Requirement = {
  ...browser,
  name: "Chromium's headless shell",
  isThere: () => succeeds(findTestShell),
}

export const wholeBrowser: Requirement = {
  name: "a browser with windows",
  debianPackage: "chromium",
  isThere: () => succeeds(findBrowser),
}

/** The system fonts shown until the page's own have loaded. The styles depend on their widths (src/layout/fonts/fallbacks.css). */
export const fonts: Requirement = {
  name: "the fonts Liberation",
  debianPackage: "fonts-liberation",
  isThere: () => fontFolders.some((folder) => existsSync(`/usr/share/fonts/truetype/${folder}`)),
}

/** @returns the path of nginx; undefined if there is none */
export const findNginx = (): string | undefined =>
  findProgram(["nginx"], ["/usr/sbin/nginx", "/usr/local/sbin/nginx", "/opt/homebrew/bin/nginx"])

export const nginx: Requirement = {
  name: "nginx",
  debianPackage: "nginx-light",
  isThere: () => findNginx() !== undefined,
}

/**
 * @param requirements the missing ones
 * @returns a sentence that says how to get them
 */
export const howToInstall = (requirements: readonly Requirement[]): string => {
  const names = requirements.map(({ name }) => name).join(", ")
  const packages = requirements.map(({ debianPackage }) => debianPackage).join(" ")
  return `${names} not found: install it; on Debian, as root: apt-get install --no-install-recommends ${packages}`
}

/** The engines besides Chromium's in which the site is tested, as packaged by Debian. */
export const engines = {
  firefox: {
    name: "Firefox",
    debianPackage: "firefox-esr",
    isThere: () => findFirefox() !== undefined,
  },
  webkit: {
    name: "WebKit",
    debianPackage: "webkit2gtk-driver xvfb",
    isThere: () => ["WebKitWebDriver", "Xvfb"].every((name) => findProgram([name])),
  },
} satisfies Record<string, Requirement>

export type EngineName = keyof typeof engines

export const engineNames = Object.keys(engines) as EngineName[]

/** @returns the path of Firefox; undefined if there is none */
export const findFirefox = (): string | undefined => findProgram(["firefox-esr", "firefox"])

/**
 * @param line that says what was left out
 * @returns whether CI may leave it out: engines, which would take half a gigabyte on the machine of .ci/run, and which check.yml's machine has; and what applies
 *   only to the sample, which `data/` always is in the kit's own repository
 */
export const mayBeLeftOut = (line: string): boolean =>
  Object.values(engines).some(({ debianPackage }) => line.includes(debianPackage)) ||
  line.endsWith("data/ is not the sample.")

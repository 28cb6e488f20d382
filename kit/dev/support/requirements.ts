import { existsSync } from "node:fs"
import { findBrowser, findProgram, findTestBrowser, findTestShell } from "../../owner/browser/find-browser"

/** What tests need besides npm packages. */
export interface Requirement {
  /** The name in a sentence, such as "browser" in "There is no browser". */
  readonly name: string
  /** The name of the Debian package, or several names separated by spaces. */
  readonly debianPackage: string
  readonly isThere: () => boolean
  /** Why CI may do without it, if so. */
  readonly dispensable?: string
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

/** On the machine that runs .ci/run, the engines would take up half a gigabyte and serve no other purpose. */
const dispensable = "(CI can do without: check.yml’s machine has it.)"

/** The engines besides Chromium's in which the site is tested, as packaged by Debian. */
export const engines = {
  firefox: {
    name: "Firefox",
    debianPackage: "firefox-esr",
    isThere: () => findFirefox() !== undefined,
    dispensable,
  },
  webkit: {
    name: "WebKit",
    debianPackage: "webkit2gtk-driver xvfb",
    isThere: () => ["WebKitWebDriver", "Xvfb"].every((name) => findProgram([name])),
    dispensable,
  },
} satisfies Record<string, Requirement>

export type EngineName = keyof typeof engines

export const engineNames = Object.keys(engines) as EngineName[]

/** @returns the path of Firefox; undefined if there is none */
export const findFirefox = (): string | undefined => findProgram(["firefox-esr", "firefox"])

/** @returns why CI can do without what a line reports as left out; empty if it cannot */
export const whyDispensable = (line: string): string =>
  Object.values(engines).some(({ debianPackage }) => line.includes(debianPackage)) ? dispensable : ""

/** @returns whether CI may leave out what a line reports as left out. In the kit's own repository, data/ is always the sample. */
export const mayBeLeftOut = (line: string): boolean =>
  whyDispensable(line) !== "" || line.endsWith("data/ is not the sample.")

import { existsSync } from "node:fs"
import { findBrowser, findProgram, findTestBrowser, findTestShell } from "../../owner/browser/find-browser"

/** What tests need besides npm packages. */
export interface Requirement {
  /** In a sentence: "There is no browser". */
  readonly name: string
  /** Of Debian, several with spaces between them. */
  readonly debianPackage: string
  readonly isThere: () => boolean
  /** Why a machine that judges a change may lack it all the same. */
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

/** The same browser without windows: a test takes less than half of the processor time in it (docs/decisions/tests.md). */
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

/** The system fonts shown until the page's own have loaded: the styles contain their widths (src/layout/fonts/fallbacks.css). */
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
 * @param requirements that are missing
 * @returns the sentence that says how to get them
 */
export const howToInstall = (requirements: readonly Requirement[]): string => {
  const names = requirements.map(({ name }) => name).join(", ")
  const packages = requirements.map(({ debianPackage }) => debianPackage).join(" ")
  return `${names} not found: install it; on Debian, as root: apt-get install --no-install-recommends ${packages}`
}

/** Where .ci/run runs they would take half a gigabyte, and are of no other use. */
const dispensable = "(CI can do without: check.yml’s machine has it.)"

/** The engines other than Chromium's that the site is tested in, as Debian packs them. */
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

/** @returns why a machine that judges a change can do without what a line says to be left out; empty if it cannot */
export const whyDispensable = (line: string): string =>
  Object.values(engines).some(({ debianPackage }) => line.includes(debianPackage)) ? dispensable : ""

/** @returns whether what a line says may be left out where a change is judged. In the kit's own repository data/ is always the sample. */
export const mayBeLeftOut = (line: string): boolean =>
  whyDispensable(line) !== "" || line.endsWith("data/ is not the sample.")

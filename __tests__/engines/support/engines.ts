import { delimiter, join } from "node:path"
import { isExecutable } from "../../../scripts/support/find-browser"
import type { Driver } from "./driver"
import { startFirefox } from "./firefox"
import { startWebKit } from "./webkit"

/** The engines other than Chromium's that the site is tested in. */
export type EngineName = "firefox" | "webkit"

/** The packages of Debian that each takes, and what the program in them may be called, on other systems too. */
const packages: Readonly<Record<EngineName, Readonly<Record<string, readonly string[]>>>> = {
  firefox: { "firefox-esr": ["firefox-esr", "firefox"] },
  webkit: { "webkit2gtk-driver": ["WebKitWebDriver"], xvfb: ["Xvfb"] },
}

export const engines = Object.keys(packages) as EngineName[]

/** @returns the packages of Debian that an engine still needs on this machine */
export const missingPackages = (engine: EngineName): readonly string[] =>
  Object.entries(packages[engine])
    .filter(([, names]) => !pathOf(names))
    .map(([name]) => name)

/**
 * Starts an engine's browser, with a profile of its own.
 *
 * @throws an Error if it is not installed
 */
export async function start(engine: EngineName): Promise<Driver> {
  if (engine === "webkit") return startWebKit()
  const firefox = pathOf(packages.firefox["firefox-esr"])
  if (!firefox) throw new Error("Firefox is not installed.")
  return startFirefox(firefox)
}

const pathOf = (names: readonly string[] = []): string | undefined =>
  (process.env.PATH ?? "")
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(isExecutable)

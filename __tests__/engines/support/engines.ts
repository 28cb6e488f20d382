import { delimiter, join } from "node:path"
import { isExecutable } from "../../site/support/find-program"
import type { Driver } from "./driver"
import { startFirefox } from "./firefox"
import { startWebKit } from "./webkit"

/** The engines other than Chromium's that the site is tested in. */
export type EngineName = "firefox" | "webkit"

/** The programs that each takes, and the packages of Debian that have them. */
const programs: Readonly<Record<EngineName, Readonly<Record<string, string>>>> = {
  firefox: { "firefox-esr": "firefox-esr" },
  webkit: { WebKitWebDriver: "webkit2gtk-driver", Xvfb: "xvfb" },
}

export const engines = Object.keys(programs) as EngineName[]

/** @returns the packages of Debian that an engine still needs on this machine */
export const missingPackages = (engine: EngineName): readonly string[] =>
  Object.entries(programs[engine])
    .filter(([program]) => !pathOf(program))
    .map(([, itsPackage]) => itsPackage)

/** Starts an engine's browser, with a profile of its own. */
export const start = (engine: EngineName): Promise<Driver> =>
  engine === "firefox" ? startFirefox(pathOf("firefox-esr") ?? "firefox-esr") : startWebKit()

const pathOf = (program: string): string | undefined =>
  (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find(isExecutable)

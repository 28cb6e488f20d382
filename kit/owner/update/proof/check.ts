import { posix } from "node:path"
import { asList, getIn } from "../../../content/location/json-path"
import { Waiting } from "../progress"
import type { Tools } from "./tools"

/** What the check of a version says, as far as another version can be compared with it. */
export interface CheckFinding {
  readonly severity: string
  readonly file: string
  readonly where: string
  readonly code: string
  readonly message: string
}

/**
 * Runs the check that belongs to a version of the site.
 *
 * @param tools that run it
 * @param folder of the site
 * @param signal ends it
 * @returns its diagnostics; undefined if it cannot run, or says something that is no JSON
 */
export async function checkOf(
  { run }: Tools,
  folder: string,
  signal: AbortSignal,
): Promise<readonly CheckFinding[] | undefined> {
  const { stdout } = await run("npm", ["run", "--silent", "check", "--", "--format", "json"], folder, signal)
  try {
    const said: unknown = JSON.parse(stdout)
    // The check of versions before 1.1.0 calls them problems.
    return asList(getIn(said, "diagnostics") ?? getIn(said, "problems")).map((each) => ({
      severity: String(getIn(each, "severity")),
      file: String(getIn(each, "file")),
      where: whereIn(String(getIn(each, "file")), getIn(each, "at") ?? getIn(each, "path")),
      code: String(getIn(each, "code")),
      message: String(getIn(each, "message")),
    }))
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** Versions before 1.0.0 write a place as they show it: books[0].title in books.json, seo.title in another file. */
function whereIn(file: string, place: unknown): string {
  if (typeof place !== "string") return asList(place).join(".")
  const own = posix.basename(file, ".json")
  const within = place.startsWith(`${own}[`) ? place.slice(own.length) : place
  return within.replace(/\[(\d+)\]/g, ".$1").replace(/^\./, "")
}

/** @returns what only the second check says: about the same place, another wording or another code is nothing new */
export const newFindings = (before: readonly CheckFinding[], after: readonly CheckFinding[]): readonly CheckFinding[] =>
  after.filter(({ file, where, code, message }) => {
    const there = before.filter((each) => each.file === file && each.where === where)
    return !there.some((each) => each.code === code || each.message === message)
  })

/**
 * @param fresh what only the new version's check says
 * @throws Waiting if there is an error among it
 */
export function refuseNewErrors(fresh: readonly CheckFinding[]): void {
  const errors = fresh.filter(({ severity }) => severity === "error")
  if (errors.length === 0) return
  throw new Waiting(
    `The new version's check finds errors that were not there before:\n\n${errors.map(formatFinding).join("\n")}`,
  )
}

/** @returns a diagnostic in one line */
export const formatFinding = ({ file, where, message }: CheckFinding): string =>
  `  ${[file, where, message].filter(Boolean).join("  ")}`

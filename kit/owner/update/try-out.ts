import { existsSync } from "node:fs"
import { join } from "node:path"
import { Refusal } from "../../content/files/errors"
import { asList, getIn } from "../../content/location/json-path"
import { told } from "../../content/sentences/sentences"
import { readableContent } from "../files/json-bytes"
import type { RunProgram } from "../run-program"

/** The update waits in `.update/site` for the owner to correct something there. Nothing of the site was changed. */
export class Waiting extends Refusal {}

/** Where a merged site is tried out. */
interface Trying {
  /** The folder of the merged site. */
  readonly site: string
  readonly run: RunProgram
  readonly signal: AbortSignal
}

/**
 * @param trying the merged site
 * @param isPartial whether package-lock.json still lacks the owner's packages
 * @throws Waiting with npm's last lines
 */
export async function installPackages({ site, run, signal }: Trying, isPartial: boolean): Promise<void> {
  // A resumed update has most of them already.
  const command = isPartial || existsSync(join(site, "node_modules")) ? "install" : "ci"
  const { code, said } = await run("npm", [command, "--prefer-offline", "--no-audit", "--no-fund"], site, signal)
  if (code !== 0) throw new Waiting(told("update.packagesFail", { lines: lastLines(said) }))
}

/**
 * Migrates the content to the new contract, by the new version's own migrations, of which this version knows nothing.
 *
 * @param trying the merged site
 * @param since the version of the content; undefined for one before all versions
 * @returns what was done, by file
 * @throws Waiting with the program's last lines
 */
export async function migrateContent({ site, run, signal }: Trying, since?: string): Promise<readonly string[]> {
  const script = "kit/owner/commands/migrate.ts"
  if (!existsSync(join(site, script))) return []
  const args = ["--import", "tsx", script, "data", ...(since === undefined ? [] : [since])]
  const { code, said, stdout } = await run("node", args, site, signal)
  if (code !== 0) throw new Waiting(told("update.contentFails", { lines: lastLines(said) }))
  return asList(JSON.parse(stdout)).flatMap((file) =>
    asList(getIn(file, "done")).map((each) => `data/${getIn(file, "file")}: ${each}`),
  )
}

/**
 * @param trying the merged site
 * @param ownCode its files that differ from the kit's
 * @returns TypeScript's errors in them: imports that lead nowhere, names that are gone
 */
export async function wrongTypes(
  { site, run, signal }: Trying,
  ownCode: readonly string[],
): Promise<readonly string[]> {
  if (!ownCode.some((file) => /\.[cm]?[jt]sx?$/.test(file))) return []
  const { stdout } = await run("npm", ["run", "--silent", "--if-present", "typecheck"], site, signal)
  return stdout.split("\n").filter((line) => ownCode.some((file) => line.startsWith(`${file}(`)))
}

/**
 * Runs the new version's check on the content.
 *
 * @param trying the merged site
 * @param before the folder of the present site
 * @returns warnings that were not there before
 * @throws Waiting if there are errors that were not there before
 */
export async function checkContent(trying: Trying, before: string): Promise<readonly string[]> {
  const now = await findings(trying, trying.site)
  if (!now) throw new Waiting(told("update.checkFails"))
  const old = now.length > 0 && existsSync(join(before, "node_modules")) ? await findings(trying, before) : undefined
  const fresh = now.filter(({ place }) => !old?.some((each) => each.place === place))
  const errors = fresh.filter(({ isError }) => isError)
  if (errors.length > 0)
    throw new Waiting(told("update.newErrors", { errors: errors.map(({ says }) => `  ${says}`).join("\n") }))
  return old ? fresh.map(({ says }) => says) : []
}

/** A diagnostic of a version's check: its place, and its message in one line. */
interface Finding {
  readonly isError: boolean
  readonly place: string
  readonly says: string
}

/** @returns the diagnostics of the check in a folder's version; undefined if it did not run */
async function findings({ run, signal }: Trying, folder: string): Promise<readonly Finding[] | undefined> {
  const { stdout } = await run("npm", ["run", "--silent", "check", "--", "--format", "json"], folder, signal)
  const said = readableContent(Buffer.from(stdout))
  if (said === undefined) return undefined
  // The check of versions before 1.1.0 calls them problems, and that of versions before 1.0.0 writes a place as it shows it.
  return asList(getIn(said, "diagnostics") ?? getIn(said, "problems")).map((each) => {
    const at = getIn(each, "at") ?? getIn(each, "path")
    const place = `${getIn(each, "file")}  ${typeof at === "string" ? at : asList(at).join(".")}`.trim()
    return { isError: getIn(each, "severity") === "error", place, says: `${place}  ${getIn(each, "message")}` }
  })
}

/** @returns the last lines of a program's output, indented */
const lastLines = (said: string): string =>
  said
    .trim()
    .split("\n")
    .slice(-25)
    .map((line) => `  ${line}`)
    .join("\n")

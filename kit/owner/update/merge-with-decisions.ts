import { existsSync } from "node:fs"
import { readFile, writeFile } from "node:fs/promises"
import { join, relative } from "node:path"
import { errorCode } from "../../content/files/errors"
import type { Git } from "../../content/files/git"
import type { FollowUp } from "./follow-up"
import { kitFile, textAt, writeKit } from "./kit-file"
import { type Conflict, identityOf, type Side } from "./merge/conflict"
import { type Merged, merge, type Sides } from "./merge/merge"
import { type Shown, showConflicts } from "./merge/show-conflicts"
import type { UpdatePaths } from "./places"
import { type Clock, Undecided } from "./progress"
import type { Step } from "./versions"
import { removeWorktree } from "./workspace"

/** What a merge needs to know. */
export interface Merging {
  readonly git: Git
  readonly places: UpdatePaths
  readonly step: Step
  /** The site's commit. */
  readonly head: string
  /** Says whose lines to take in conflicts; what it leaves out stays open. */
  readonly decide: Decide
  /** Where versions come from, for kit.json. */
  readonly source: string | undefined
  readonly clock: Clock
  readonly followUp: FollowUp
}

/**
 * @param open conflicts, with what each side changed
 * @returns sides by path
 */
export type Decide = (open: readonly Shown[]) => Promise<ReadonlyMap<string, Side>>

/**
 * Merges, and asks about the conflicts; what was decided in an earlier run is not asked again.
 *
 * @returns the merge without open conflicts, with the new kit.json in the worktree
 * @throws Undecided if a conflict stays open: it says where each is shown, and how to decide
 */
export async function mergeWithDecisions(merging: Merging): Promise<Merged> {
  const { git, places, step, head, clock, decide } = merging
  const sides: Sides = { base: step.base, mine: head, kit: step.target.commit }
  const decisions = new Map(await readDecisions(places.taken))
  const once = () => clock.time("Merge", () => merge(git, sides, places, (identity) => decisions.get(identity)))
  const show = (open: readonly Conflict[]) =>
    showConflicts(git, open, sides, { folder: places.conflicts, marked: markedIn(places) })
  let merged = await once()
  if (merged.open.length > 0) {
    const shown = await show(merged.open)
    const decided = await decide(shown)
    for (const conflict of merged.open) {
      const side = decided.get(conflict.path)
      if (side) decisions.set(identityOf(conflict), side)
    }
    await writeDecisions(places.taken, decisions)
    const open = shown.filter(({ path }) => !decided.has(path))
    if (open.length > 0) throw undecided(open, merging)
    await removeWorktree(git, places.after)
    merged = await once()
    if (merged.open.length > 0) throw undecided(await show(merged.open), merging)
  }
  await writeFile(join(places.after, kitFile), await kitText(merging))
  return merged
}

const markedIn = (places: UpdatePaths) => async (path: string) => {
  const file = join(places.after, path)
  return existsSync(file) ? readFile(file) : undefined
}

function undecided(open: readonly Shown[], { places, followUp }: Merging): Undecided {
  const folder = relative(process.cwd(), places.conflicts)
  const [first = ""] = open.map(({ path }) => path)
  const lines = open.map(({ path }) => `  ${path}`).join("\n")
  return new Undecided(
    `You and the kit changed the same lines of:\n\n${lines}\n\nNothing was changed. ${folder} has each with both sides' changes. Say whose lines to take, file by file or several at once:\n\n  ${followUp.again({}, "--take", "mine", first)}\n  ${followUp.again({}, "--take", "kit", first)}\n\nThe other changes of both sides stay either way.`,
    open,
  )
}

async function kitText({ git, step, source }: Merging): Promise<string> {
  const text = await textAt(git, step.target.commit, kitFile)
  const { version, commit, isNumbered } = step.target
  return writeKit(text, {
    version,
    ...(source === undefined ? {} : { source }),
    ...(isNumbered ? {} : { commit }),
  })
}

/** What was decided about conflicts, by their identities. It outlives a run, so that they can be decided one after the other. */
type Decisions = ReadonlyMap<string, Side>

/** @returns the decisions in a file; none if it is missing, or broken by a run that was killed */
async function readDecisions(path: string): Promise<Decisions> {
  try {
    const entries = Object.entries(JSON.parse(await readFile(path, "utf8")))
    return new Map(entries.flatMap(([identity, side]) => (side === "mine" || side === "kit" ? [[identity, side]] : [])))
  } catch (error) {
    if (error instanceof SyntaxError || errorCode(error) === "ENOENT") return new Map()
    throw error
  }
}

/** Writes the decisions into a file. */
const writeDecisions = (path: string, decisions: Decisions): Promise<void> =>
  writeFile(path, `${JSON.stringify(Object.fromEntries(decisions), null, 2)}\n`)

import { existsSync } from "node:fs"
import { readFile, writeFile } from "node:fs/promises"
import { join, relative } from "node:path"
import type { Git } from "../content/git"
import type { Terminal } from "../content/new/ask"
import { Refusal } from "../content/new/refusal"
import { askSide } from "./ask"
import type { Flags } from "./flags"
import { kitFile, textAt, withKit } from "./kit-file"
import { type Conflict, identityOf } from "./merge/conflict"
import { readDecisions, writeDecisions } from "./merge/decisions"
import { type Merged, merge, type Sides } from "./merge/merge"
import { type Shown, showConflicts } from "./merge/show-conflicts"
import type { Places } from "./places"
import type { Clock } from "./proof/clock"
import type { Step } from "./versions"
import { removeWorktree } from "./workspace"

/** What a merge needs to know. */
export interface Merging {
  readonly git: Git
  readonly places: Places
  readonly step: Step
  /** The site's commit. */
  readonly head: string
  /** What flags decide. */
  readonly take: Flags["take"]
  /** Where versions come from, for kit.json. */
  readonly source: string | undefined
  readonly clock: Clock
  readonly terminal: Terminal | undefined
  readonly write: (text: string) => void
}

/**
 * Merges, and asks about each conflict; what was decided in an earlier run is not asked again.
 *
 * @returns the merge without open conflicts, with the new kit.json in the worktree
 * @throws Refusal if a conflict stays open: it says where each is shown, and how to decide
 */
export async function mergeWithDecisions(merging: Merging): Promise<Merged> {
  const { git, places, step, head, clock, write } = merging
  const sides: Sides = { base: step.base, mine: head, kit: step.target.commit }
  const decisions = new Map(await readDecisions(places.taken))
  const once = () => clock.time("Merge", () => merge(git, sides, places, (identity) => decisions.get(identity)))
  let merged = await once()
  if (merged.open.length > 0) {
    const shown = await showConflicts(git, merged.open, sides, { folder: places.conflicts, marked: markedIn(places) })
    write(`\n${shown.map(({ text }) => `${text}\n\n`).join("")}`)
    for (const [identity, side] of await decidedNow(merging, merged.open, shown)) decisions.set(identity, side)
    await writeDecisions(places.taken, decisions)
    const open = merged.open.filter((conflict) => !decisions.has(identityOf(conflict)))
    if (open.length > 0) throw undecided(open, places)
    await removeWorktree(git, places.after)
    merged = await once()
    if (merged.open.length > 0) throw undecided(merged.open, places)
  }
  await writeFile(join(places.after, kitFile), await kitText(merging))
  return merged
}

const markedIn = (places: Places) => async (path: string) => {
  const file = join(places.after, path)
  return existsSync(file) ? readFile(file) : undefined
}

async function decidedNow({ take, terminal }: Merging, open: readonly Conflict[], shown: readonly Shown[]) {
  const unknown = take?.files.filter((file) => !open.some(({ path }) => path === file)) ?? []
  if (unknown.length > 0) {
    const list = open.map(({ path }) => path).join(", ")
    throw new Refusal(`${unknown.join(", ")} is not among the files to decide about: ${list}.`, 2)
  }
  const decided = new Map<string, "mine" | "kit">()
  for (const [index, conflict] of open.entries()) {
    const its = shown[index]
    const asked = terminal && its && !take ? await askSide(its, terminal) : undefined
    const side = take?.files.includes(conflict.path) ? take.side : asked
    if (side) decided.set(identityOf(conflict), side)
  }
  return decided
}

function undecided(open: readonly Conflict[], places: Places): Refusal {
  const folder = relative(process.cwd(), places.conflicts)
  const lines = open.map(({ path }) => `  ${path}`).join("\n")
  return new Refusal(
    `You and the kit changed the same lines of:\n\n${lines}\n\nNothing was changed. ${folder} has each with both sides' changes. Say whose lines to take, file by file or several at once:\n\n  npm run update -- --take mine ${open[0]?.path}\n  npm run update -- --take kit ${open[0]?.path}\n\nThe other changes of both sides stay either way.`,
  )
}

async function kitText({ git, step, source }: Merging): Promise<string> {
  const text = await textAt(git, step.target.commit, kitFile)
  return withKit(text, { version: step.target.version, ...(source === undefined ? {} : { source }) })
}

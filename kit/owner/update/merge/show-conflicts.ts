import { mkdir, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { Git } from "../../../content/files/git"
import type { Conflict } from "./conflict"
import type { Sides } from "./merge"

/** How many lines of a side's changes the terminal shows; the files have all. */
const maxLines = 30

/** What one side did to a file. */
interface ShownSide {
  /** What its newest commits say of it. */
  readonly why: readonly string[]
  /** Its changes since the base, as git shows them; or a sentence. */
  readonly changes: string
}

/** A conflict as it is shown. */
export interface Shown {
  readonly path: string
  readonly mine: ShownSide
  readonly kit: ShownSide
}

/**
 * Writes each conflict into a folder: the file with git's own marks around what both changed (`both`), and the changes of each side (`mine.diff`, `kit.diff`).
 *
 * @param git in the project
 * @param conflicts that are open
 * @param sides of the merge
 * @param folder for them; anything in it is removed
 * @param marked the folder with git's own marks, from the merge
 * @returns the conflicts, with both sides' changes
 */
export async function showConflicts(
  git: Git,
  conflicts: readonly Conflict[],
  sides: Sides,
  { folder, marked }: { readonly folder: string; readonly marked: (path: string) => Promise<Buffer | undefined> },
): Promise<readonly Shown[]> {
  await rm(folder, { recursive: true, force: true })
  const shown: Shown[] = []
  for (const conflict of conflicts) {
    const { path } = conflict
    const its = join(folder, path)
    await mkdir(its, { recursive: true })
    const [mine, kit] = [await changesOf(git, conflict, "mine"), await changesOf(git, conflict, "kit")]
    await writeFile(join(its, "mine.diff"), mine)
    await writeFile(join(its, "kit.diff"), kit)
    const both = await marked(path)
    if (both) await writeFile(join(its, "both"), both)
    shown.push({
      path,
      mine: { why: await reasons(git, path, [sides.mine, `^${sides.base}`, `^${sides.kit}`]), changes: mine },
      kit: { why: await reasons(git, path, [sides.kit, `^${sides.base}`]), changes: kit },
    })
  }
  return shown
}

/** @returns a side's changes since the base, as git shows them; or a sentence where that shows nothing */
async function changesOf(git: Git, conflict: Conflict, side: "mine" | "kit"): Promise<string> {
  const [from, to] = [conflict.base, conflict[side]]
  if (!to) return "It is deleted.\n"
  const empty = (await git.bytes(["hash-object", "-w", "--stdin"], "")).toString().trim()
  const diff = (await git.bytes(["diff", "--no-color", "--no-ext-diff", from?.object ?? empty, to.object])).toString()
  const lines = diff.split("\n").filter((line) => !/^(?:diff --git|index|---|\+\+\+) /.test(line))
  const body = lines.join("\n")
  return body.trim() === "" ? "Only whether it can be run as a program.\n" : body
}

/** What the newest commits say that changed the file; the first commit of a site has all files. */
async function reasons(git: Git, path: string, commits: readonly string[]): Promise<readonly string[]> {
  const said = await git.tryRun(
    "log",
    "--no-merges",
    "--min-parents=1",
    "--max-count=3",
    "--format=%s",
    ...commits,
    "--",
    path,
  )
  return said ? said.split("\n") : []
}

/** @returns a conflict for the terminal; long changes are cut */
export const shownInLines = ({ path, mine, kit }: Shown): string =>
  [path, ...titled("You changed", mine), ...titled("The kit changed", kit)].join("\n")

function titled(title: string, { why, changes }: ShownSide): readonly string[] {
  const lines = changes.trimEnd().split("\n")
  const more = lines.length > maxLines ? [`    … ${lines.length - maxLines} more lines`] : []
  return [
    `  ${title}${why.length > 0 ? ` (${why.join("; ")})` : ""}:`,
    ...lines.slice(0, maxLines).map((line) => `    ${line}`),
    ...more,
  ]
}

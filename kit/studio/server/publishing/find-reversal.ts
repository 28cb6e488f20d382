import { join, posix } from "node:path"
import type { Diagnostic } from "../../../content/diagnostic/diagnostic"
import type { ContentFiles } from "../content/content-files"
import type { FileBytes } from "../content/disk"
import { applyEdit } from "../content/edits/apply-edit"
import { type ReversibleChange, reversibleChangesSince } from "./changes"
import { bytesOf } from "./disk"

/** The outcome of taking changes back, for the page. */
type TakeBackOutcome =
  | { readonly kind: "written" }
  /** It would break the site; nothing is written. */
  | {
      readonly kind: "refused"
      readonly diagnostics: readonly Diagnostic[]
      /** The keys of the fewest other changes with which it would be accepted; none if it never would. */
      readonly neededBy: readonly string[]
    }
  /** The change does not exist, or the file has just been changed elsewhere; nothing is written. */
  | { readonly kind: "gone" | "changed" }

/**
 * Compares the content with the last commit again, to be sure to take back only the changes that were shown.
 *
 * @param data the folder of the content
 * @param keys of changes
 * @returns the files that take back exactly these changes; undefined if one of them does not exist. A moved file and the values that name it, such as a
 * post's slug, are taken back together, because one without the other would break the site.
 * @throws GitError if git fails
 */
export async function findReversal(data: string, keys: readonly string[]): Promise<FileBytes | undefined> {
  const all = (await reversibleChangesSince(data)) ?? []
  const chosen = keys.map((key) => all.find(({ change }) => change.key === key))
  return chosen.every((each) => each !== undefined) ? reverse(data, chosen, all) : undefined
}

async function reverse(
  data: string,
  chosen: readonly ReversibleChange[],
  all: readonly ReversibleChange[],
): Promise<FileBytes> {
  const together = [...new Set(chosen.flatMap((one) => movedWith(one, all)))]
  const files = new Map<string, Buffer | undefined>()
  for (const { back } of together)
    if ("files" in back) for (const [file, bytes] of back.files) files.set(file, await bytes())
  const read = (file: string) => bytesOf(join(data, file))
  for (const { change, back } of together.toReversed().toSorted(byLaterPath))
    if ("edit" in back)
      files.set(
        change.file,
        await applyEdit(change.file, files.get(change.file) ?? (await read(change.file)), back.edit, read),
      )
  return files
}

/** Orders changes so that taking one back shifts the paths of none after it: later entries and deeper values first, a new entry before one that returns. */
function byLaterPath({ change: one }: ReversibleChange, { change: other }: ReversibleChange): number {
  for (const [index, step] of one.path.entries()) {
    const its = other.path[index]
    if (its === undefined) return -1
    if (step === its) continue
    return typeof step === "number" && typeof its === "number" ? its - step : String(step) < String(its) ? -1 : 1
  }
  if (other.path.length > one.path.length) return 1
  return Number(one.kind === "removed") - Number(other.kind === "removed")
}

/** @returns a change with those that can only be taken back together with it */
function movedWith(one: ReversibleChange, all: readonly ReversibleChange[]): readonly ReversibleChange[] {
  const moved = all.find((each) => each.change.kind === "moved" && (each === one || follows(one, each)))
  return moved ? [moved, ...all.filter((each) => follows(each, moved))] : [one]
}

/** Whether a changed value follows a moved file: a picture's path, or a slug or id that the file is named after. */
function follows({ change: value }: ReversibleChange, { change: file }: ReversibleChange): boolean {
  if (value.kind !== "changed" || value.isFile || file.kind !== "moved") return false
  const { before, after } = value
  if (typeof before !== "string" || typeof after !== "string") return false
  const pathInData = (written: string) => posix.join(posix.dirname(value.file), written)
  const stem = (path: string) => posix.basename(path, posix.extname(path))
  return (
    (pathInData(before) === file.before && pathInData(after) === file.after) ||
    (before === stem(file.before) && after === stem(file.after))
  )
}

/**
 * Finds the fewest things without which something is refused, by halves (QuickXplain, https://cdn.aaai.org/AAAI/2004/AAAI04-027.pdf).
 *
 * @param from what to choose from; all of it is accepted
 * @param isAccepted whether a choice is
 * @param chosen what belongs to each choice
 */
async function fewest<Each>(
  from: readonly Each[],
  isAccepted: (chosen: readonly Each[]) => Promise<boolean>,
  chosen: readonly Each[] = [],
): Promise<readonly Each[]> {
  if (from.length === 0 || (await isAccepted(chosen))) return []
  if (from.length === 1) return from
  const [first, second] = [from.slice(0, from.length >> 1), from.slice(from.length >> 1)]
  const ofSecond = await fewest(second, isAccepted, [...chosen, ...first])
  return [...(await fewest(first, isAccepted, [...chosen, ...ofSecond])), ...ofSecond]
}

/** @returns the keys of the fewest other changes that have to be taken back with these */
async function neededBy(content: ContentFiles, keys: readonly string[]): Promise<readonly string[]> {
  const all = (await reversibleChangesSince(content.root)) ?? []
  const isChosen = ({ change }: ReversibleChange) => keys.includes(change.key)
  const chosen = all.filter(isChosen)
  // The indexes of a former order hold for the list as it is now.
  const others = all.filter((each) => !isChosen(each) && each.change.kind !== "order")
  const errorsWith = async (more: readonly ReversibleChange[]) =>
    content.errorsOf(await reverse(content.root, [...chosen, ...more], all))
  if ((await errorsWith(others)).length > 0) return []
  const needed = await mendedBy([], others, errorsWith)
  return others.filter((each) => needed.includes(each)).map(({ change }) => change.key)
}

/**
 * Some changes cause errors of their own, such as a post without its text, which would make any choice look wrong: only the errors at hand count, and then
 * those of the chosen changes.
 */
async function mendedBy(
  chosen: readonly ReversibleChange[],
  from: readonly ReversibleChange[],
  errorsWith: (chosen: readonly ReversibleChange[]) => Promise<readonly Diagnostic[]>,
): Promise<readonly ReversibleChange[]> {
  const kindOf = ({ file, code }: Diagnostic) => `${file} ${code}`
  const kinds = (await errorsWith(chosen)).map(kindOf)
  if (kinds.length === 0) return chosen
  const isMended = async (more: readonly ReversibleChange[]) =>
    !(await errorsWith([...chosen, ...more])).some((each) => kinds.includes(kindOf(each)))
  const more = await fewest(
    from.filter((each) => !chosen.includes(each)),
    isMended,
  )
  return more.length > 0 ? mendedBy([...chosen, ...more], from, errorsWith) : from
}

/**
 * Takes back exactly these changes since the last commit, as one undo step.
 *
 * @param content of the owner
 * @param keys of the changes
 * @param by the requesting tab
 */
export function takeBackChanges(content: ContentFiles, keys: readonly string[], by?: string): Promise<TakeBackOutcome> {
  return content.runExclusively(async () => {
    const first = await findReversal(content.root, keys)
    if (!first) return { kind: "gone" }
    const before = await content.readAll(first.keys())
    // Computed again now that the bytes are read, so that earlier saves are taken into account, and later ones are not overwritten.
    const back = await findReversal(content.root, keys)
    if (!back) return { kind: "gone" }
    const outcome = await content.writeFilesNow(back, by, before)
    if (outcome.kind !== "refused") return { kind: outcome.kind }
    return { ...outcome, neededBy: await neededBy(content, keys) }
  })
}

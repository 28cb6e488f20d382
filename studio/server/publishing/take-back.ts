import { join, posix } from "node:path"
import type { Diagnostic } from "../../../src/content/check/report/diagnostic"
import { type Edit, editJson } from "../../../src/content/edit/edit-json"
import { foundSince, type ReversibleChange } from "./changes"
import { bytesOf } from "./disk"

/** What takes a change back: an edit of the present file, or what files are to hold, nothing where they go. */
export type TakenBack =
  | { readonly file: string; readonly edit: Edit }
  | { readonly files: ReadonlyMap<string, Buffer | undefined> }

/** What came of taking a change back, for the page. */
export type TakeBackOutcome =
  | { readonly kind: "written" }
  /** It would break the site, so everything stays as it was. */
  | { readonly kind: "refused"; readonly diagnostics: readonly Diagnostic[] }
  /** There is no such change any more, or somebody else has just changed the file: nothing was done. */
  | { readonly kind: "gone" | "changed" }

/**
 * Looks at the content anew, so that nothing else is taken back than the change which was shown.
 *
 * @param data the folder of the content
 * @param key of a change
 * @returns what takes exactly this change back; nothing if there is no such change any more. A file that was moved goes back with the values that
 * name it, such as a post's slug, and they with it: one without the other would break the site.
 */
export async function takeBack(data: string, key: string): Promise<TakenBack | undefined> {
  const all = (await foundSince(data)) ?? []
  const one = all.find(({ change }) => change.key === key)
  if (!one) return undefined
  const together = movedWith(one, all)
  const [first] = together
  if (together.length === 1 && first && "edit" in first.back) return { file: first.change.file, edit: first.back.edit }
  const files = new Map<string, Buffer | undefined>()
  for (const { change, back } of together) {
    if ("files" in back) for (const [file, bytes] of back.files) files.set(file, await bytes())
    else files.set(change.file, edited(files.get(change.file) ?? (await bytesOf(join(data, change.file))), back.edit))
  }
  return { files }
}

/** @returns a change, and those that can only be taken back with it */
function movedWith(one: ReversibleChange, all: readonly ReversibleChange[]): readonly ReversibleChange[] {
  const moved = all.find((each) => each.change.kind === "moved" && (each === one || names(one, each)))
  return moved ? [moved, ...all.filter((each) => names(each, moved))] : [one]
}

/** Whether a value that was changed has followed a file: a picture's path, or a slug or id that the file is called by. */
function names({ change: value }: ReversibleChange, { change: file }: ReversibleChange): boolean {
  if (value.kind !== "changed" || value.isFile || file.kind !== "moved") return false
  const { before, after } = value
  if (typeof before !== "string" || typeof after !== "string") return false
  const pathOf = (written: string) => posix.join(posix.dirname(value.file), written)
  const stem = (path: string) => posix.basename(path, posix.extname(path))
  return (
    (pathOf(before) === file.before && pathOf(after) === file.after) ||
    (before === stem(file.before) && after === stem(file.after))
  )
}

const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf])

/** Values are set, so what one edit does leaves the paths of the others as they are. */
function edited(bytes: Buffer | undefined, edit: Edit): Buffer | undefined {
  if (!bytes) return undefined
  const mark = bytes.subarray(0, 3).equals(byteOrderMark) ? byteOrderMark : Buffer.alloc(0)
  return Buffer.concat([mark, Buffer.from(editJson(bytes.subarray(mark.length).toString("utf8"), edit))])
}

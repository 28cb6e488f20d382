import { join, posix } from "node:path"
import type { Diagnostic } from "../../../content/diagnostic/diagnostic"
import { editJson } from "../../../content/json/edit-json"
import { editSettings } from "../../../content/markdown/settings"
import { encodedLike, textIn } from "../../references/texts"
import type { ContentFiles } from "../content/content-files"
import type { FileBytes } from "../content/disk"
import { type FileEdit, isValueEdit } from "../content/edits/apply-edit"
import { type ReversibleChange, reversibleChangesSince } from "./changes"
import { bytesOf } from "./disk"

/** What takes a change back: an edit of the current file, or new bytes for files, undefined to remove one. */
export type Reversal = { readonly file: string; readonly edit: FileEdit } | { readonly files: FileBytes }

/** The outcome of taking a change back, for the page. */
export type TakeBackOutcome =
  | { readonly kind: "written" }
  /** It would break the site; nothing is written. */
  | { readonly kind: "refused"; readonly diagnostics: readonly Diagnostic[] }
  /** The change does not exist, or the file has just been changed elsewhere; nothing is written. */
  | { readonly kind: "gone" | "changed" }

/**
 * Compares the content with the last commit again, to be sure to take back only the change that was shown.
 *
 * @param data the folder of the content
 * @param key of a change
 * @returns what takes back exactly this change; undefined if there is no such change. A moved file and the values that name it, such as a post's slug,
 * are taken back together, because one without the other would break the site.
 * @throws GitError if git fails
 */
export async function findReversal(data: string, key: string): Promise<Reversal | undefined> {
  const all = (await reversibleChangesSince(data)) ?? []
  const one = all.find(({ change }) => change.key === key)
  if (!one) return undefined
  const together = movedWith(one, all)
  const [first] = together
  if (together.length === 1 && first && "edit" in first.back) return { file: first.change.file, edit: first.back.edit }
  const files = new Map<string, Buffer | undefined>()
  for (const { change, back } of together) {
    if ("files" in back) for (const [file, bytes] of back.files) files.set(file, await bytes())
    else
      files.set(
        change.file,
        edited(change.file, files.get(change.file) ?? (await bytesOf(join(data, change.file))), back.edit),
      )
  }
  return { files }
}

/** @returns a change with those that can only be taken back together with it */
function movedWith(one: ReversibleChange, all: readonly ReversibleChange[]): readonly ReversibleChange[] {
  const moved = all.find((each) => each.change.kind === "moved" && (each === one || names(one, each)))
  return moved ? [moved, ...all.filter((each) => names(each, moved))] : [one]
}

/** Whether a changed value follows a moved file: a picture's path, or a slug or id that the file is named after. */
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

/** These edits only set values, so none of them shifts the paths of the others. */
function edited(file: string, bytes: Buffer | undefined, edit: FileEdit): Buffer | undefined {
  if (!bytes || !isValueEdit(edit)) return undefined
  const change = file.endsWith(".md") ? editSettings : editJson
  return encodedLike(change(textIn(bytes), edit), bytes)
}

/**
 * Takes back exactly one change since the last commit, as one undo step.
 *
 * @param content of the owner
 * @param key of the change
 * @param by the requesting tab
 */
export function takeBackChange(content: ContentFiles, key: string, by?: string): Promise<TakeBackOutcome> {
  return content.runExclusively(async () => {
    const first = await findReversal(content.root, key)
    if (!first) return { kind: "gone" }
    const files = "files" in first ? [...first.files.keys()] : [first.file]
    const before = await content.readAll(files)
    // Computed again now that the bytes are read, so that earlier saves are taken into account, and later ones are not overwritten.
    const back = await findReversal(content.root, key)
    if (!back) return { kind: "gone" }
    const outcome =
      "files" in back
        ? await content.writeFilesNow(back.files, by, before)
        : await content.editNow(back.file, back.edit, before.get(back.file), by)
    return outcome.kind === "refused" ? outcome : { kind: outcome.kind }
  })
}

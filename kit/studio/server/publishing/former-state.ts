import { isGuide } from "../../../content/contract/data-paths"
import { isLeftOut } from "../../../content/files/data-folder"
import { words } from "../../words/words"
import type { FileBytes } from "../content/disk"
import { blobBytes } from "./blobs"
import { changesSince } from "./changes"
import { changesBetween, type FileChange, isFileMode } from "./compare/file-changes"
import { isText } from "./compare/texts"
import { commitAt } from "./history"
import { repositoryAt } from "./repository"

/** What brings the content back to a former state. */
export type FormerState =
  | {
      readonly kind: "found"
      /** The bytes of the files that differ, by path within data/; undefined for a file that the former state has not. */
      readonly files: FileBytes
      /** Which of them the last commit has. */
      readonly committed: ReadonlySet<string>
    }
  /** Going back now would lose something, or git is busy: why, and what to do. */
  | { readonly kind: "not-now"; readonly message: string }

/**
 * The guides and hidden files in data/ are not content, and stay as they are. Everything new since stays in git.
 *
 * @param data the folder of the content
 * @param name of a commit
 * @returns how the content of the last commit has to change to be that of the other; nothing is written
 * @throws Refusal if there is no such commit
 * @throws GitError if git fails
 */
export async function formerState(data: string, name: string): Promise<FormerState> {
  const notNow = (message: string) => ({ kind: "not-now", message }) as const
  const state = await repositoryAt(data)
  if (state.kind !== "ready") return notNow(state.message)
  const commit = await commitAt(data, name)
  const uncommitted = (await changesSince(data))?.length ?? 0
  if (uncommitted > 0) return notNow(words.history.uncommitted(uncommitted))
  const changes = (await changesBetween(data, state.repository.head, commit)).filter(isContent)
  const link = changes.find(({ committed, later }) => [committed, later].some((each) => each && !isFileMode(each.mode)))
  if (link) return notNow(words.history.link(link.file))
  const there = changes.flatMap(({ file, path, later }) => (later ? [{ file, path, oid: later.oid }] : []))
  const bytes = await blobBytes(data, there)
  return {
    kind: "found",
    files: new Map<string, Buffer | undefined>([
      ...there.map(({ file }, index) => [file, bytes[index]] as const),
      ...changes.filter(({ later }) => !later).map(({ file }) => [file, undefined] as const),
    ]),
    committed: new Set(changes.filter(({ committed }) => committed).map(({ file }) => file)),
  }
}

/** Whether a difference is one of the content: not of a guide, a hidden file, or permissions alone. */
const isContent = ({ file, committed, later }: FileChange): boolean =>
  !isGuide(file) && !file.split("/").some(isLeftOut) && committed?.oid !== later?.oid

/** The files that going back changes, by what they are. */
export interface ChangedFiles {
  readonly texts: readonly string[]
  readonly pictures: readonly string[]
}

/** @returns files within data/, texts and others apart */
export const groupByKind = (files: readonly string[]): ChangedFiles => ({
  texts: files.filter(isText).sort(),
  pictures: files.filter((file) => !isText(file)).sort(),
})

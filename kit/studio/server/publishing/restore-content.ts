import { isGuide } from "../../../content/contract/data-paths"
import { type Diagnostic, isError } from "../../../content/diagnostic/diagnostic"
import { isLeftOut } from "../../../content/files/data-folder"
import { words } from "../../words/words"
import type { ContentFiles } from "../content/content-files"
import type { FileBytes } from "../content/disk"
import { blobBytes } from "./blobs"
import { changesSince } from "./changes"
import { changesBetween, type FileChange, isFileMode } from "./compare/file-changes"
import { isText } from "./compare/texts"
import { commitAt } from "./history"
import { repositoryAt } from "./repository"

/** The outcome of restoring a former state of the content. */
export type RestoreOutcome =
  /** It is possible or done, and changes these files. */
  | { readonly kind: "possible" | "written"; readonly files: ChangedFiles }
  /** The content is like that already. */
  | { readonly kind: "same" }
  /** Today's check finds errors in that state; nothing is written. */
  | { readonly kind: "refused"; readonly diagnostics: readonly Diagnostic[] }
  /** Something would be lost, or git is busy; nothing is written. */
  | { readonly kind: "not-now"; readonly message: string }

/**
 * Writes the content of a former commit into data/, as one undo step. Nothing is committed: the owner can look at it first.
 *
 * @param content of the owner
 * @param commit whose content to restore
 * @param isTrial whether only to find out what would change
 * @param by the requesting tab
 * @throws Refusal if there is no such commit
 */
export function restoreContent(
  content: ContentFiles,
  commit: string,
  isTrial: boolean,
  by?: string,
): Promise<RestoreOutcome> {
  return content.runExclusively(async () => {
    const former = await formerState(content.root, commit)
    if (former.kind === "not-now") return former
    const { files, committed } = former
    if (files.size === 0) return { kind: "same" }
    const before = await content.readAll(files.keys())
    // git does not report changes to a file that it ignores or assumes unchanged, so its content would be lost.
    const unknown = [...before].find(([file, bytes]) => committed.has(file) !== (bytes !== undefined))
    if (unknown) return { kind: "not-now", message: words.history.notInGit(unknown[0]) }
    const errors = (await content.diagnosticsWith(files)).filter(isError)
    if (errors.length > 0) return { kind: "refused", diagnostics: errors }
    const changed = groupByKind([...files.keys()])
    if (isTrial) return { kind: "possible", files: changed }
    const outcome = await content.writeFilesNow(files, by, before)
    if (outcome.kind === "written") return { kind: "written", files: changed }
    return outcome.kind === "refused" ? outcome : { kind: "not-now", message: words.changes.outdated }
  })
}

/** What restores a former state of the content. */
type FormerState =
  | {
      readonly kind: "found"
      /** The bytes of the files that differ, by path within data/; undefined for a file that the former state lacks. */
      readonly files: FileBytes
      /** Which of them the last commit has. */
      readonly committed: ReadonlySet<string>
    }
  /** Restoring now would lose something, or git is busy; the message says why, and what to do. */
  | { readonly kind: "not-now"; readonly message: string }

/**
 * Guides and hidden files in data/ are not content, and stay as they are. Whatever was committed since stays in git.
 *
 * @param data the folder of the content
 * @param name of a commit
 * @returns how the content of the last commit has to change to match that commit; nothing is written
 * @throws Refusal if there is no such commit
 * @throws GitError if git fails
 */
async function formerState(data: string, name: string): Promise<FormerState> {
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

/** Whether a difference is in the content, and not in a guide, a hidden file, or only in permissions. */
const isContent = ({ file, committed, later }: FileChange): boolean =>
  !isGuide(file) && !file.split("/").some(isLeftOut) && committed?.oid !== later?.oid

/** The files that restoring changes, by kind. */
interface ChangedFiles {
  readonly texts: readonly string[]
  readonly pictures: readonly string[]
}

/** @returns files within data/, with texts separate from the others */
const groupByKind = (files: readonly string[]): ChangedFiles => ({
  texts: files.filter(isText).sort(),
  pictures: files.filter((file) => !isText(file)).sort(),
})

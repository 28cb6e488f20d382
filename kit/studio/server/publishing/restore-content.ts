import { type Diagnostic, isError } from "../../../content/diagnostic/diagnostic"
import { words } from "../../words/words"
import type { ContentFiles } from "../content/content-files"
import { type ChangedFiles, formerState, groupByKind } from "./former-state"

/** The outcome of going back to a former state of the content. */
export type RestoreOutcome =
  /** It can be done, or is done: which files it changes. */
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
 * @param commit whose content is to be that of data/
 * @param isTrial whether only to find out what it would do
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
    const before = new Map<string, Buffer | undefined>()
    for (const file of files.keys()) before.set(file, await content.readBytes(file))
    // git says nothing of a file that it ignores, or leaves alone: its content would be lost.
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

import type { Diagnostic } from "../../../../content/diagnostic/diagnostic"
import type { Path } from "../../../../content/location/json-path"
import { isSame } from "../../../model/unsaved-edit"
import type { CheckResult } from "../content-check"
import type { Revision } from "../revision"
import { type FileEdit, isValueEdit } from "./apply-edit"
import type { RenameResult } from "./renames"
import type { EditOutcome } from "./write-file"

/** What became of an edit. */
export type TypedOutcome =
  | { readonly kind: "written" }
  /** It would break the site. */
  | { readonly kind: "refused"; readonly diagnostics: readonly Diagnostic[] }

/** The outcome of edits of one file. */
export type SaveResult =
  | {
      readonly kind: "saved"
      readonly file: Revision
      /** If anything was written. */
      readonly checkResult?: CheckResult
      /** One for each edit, in their order. */
      readonly outcomes: readonly TypedOutcome[]
      /** See `EditOutcome`. */
      readonly shown?: readonly string[] | undefined
      readonly renamed?: RenameResult | undefined
    }
  /** The file's revision is not the one that the edits were made for; nothing is written. */
  | Extract<EditOutcome, { readonly kind: "changed" }>

/** The file that is written. */
interface Target {
  /** Within data/. */
  readonly file: string
  /** Checks the file with the edits, and writes it unless they add errors. */
  readonly write: (edits: readonly FileEdit[]) => Promise<EditOutcome>
  /** The errors that the edits would add. */
  readonly errorsOf: (edits: readonly FileEdit[]) => Promise<readonly Diagnostic[]>
  readonly refreshFile: () => Promise<Revision>
}

/**
 * Writes a file's typed values in one step, skipping any that would break the site.
 *
 * @param typed the edits that write them
 * @param target the file
 * @returns what became of each
 */
export async function saveTyped(typed: readonly FileEdit[], target: Target): Promise<SaveResult> {
  const refused = new Map<FileEdit, readonly Diagnostic[]>()
  const accepted = () => typed.filter((edit) => !refused.has(edit))
  let outcome: EditOutcome | undefined = await target.write(typed)
  if (outcome.kind === "refused") {
    let errors = outcome.diagnostics
    while (errors.length > 0) {
      const left = accepted()
      const isOwn = (edit: FileEdit, error: Diagnostic) => error.file === target.file && isAbout(edit, error.path)
      const blamed = left.filter((edit) => errors.some((error) => isOwn(edit, error)))
      for (const edit of blamed)
        refused.set(
          edit,
          errors.filter((error) => isOwn(edit, error)),
        )
      if (blamed.length === 0) for (const edit of left) refused.set(edit, errors)
      errors = accepted().length > 0 ? await target.errorsOf(accepted()) : []
    }
    // A value may have been refused only because of another, so it is tried again.
    for (const edit of typed.length > 1 ? refused.keys() : [])
      if ((await target.errorsOf([...accepted(), edit])).length === 0) refused.delete(edit)
    outcome = accepted().length > 0 ? await target.write(accepted()) : undefined
  }
  if (outcome?.kind === "changed") return outcome
  // Another file has changed since it was checked.
  if (outcome?.kind === "refused") for (const edit of accepted()) refused.set(edit, outcome.diagnostics)
  const outcomes = typed.map((edit): TypedOutcome => {
    const diagnostics = refused.get(edit)
    return diagnostics ? { kind: "refused", diagnostics } : { kind: "written" }
  })
  if (outcome?.kind !== "written") return { kind: "saved", file: await target.refreshFile(), outcomes }
  return { ...outcome, kind: "saved", outcomes }
}

/** Whether an edit changes the value at a path, a part of it, or something that contains it. */
function isAbout(edit: FileEdit, path: Path): boolean {
  if (!isValueEdit(edit)) return path.length === 0
  const common = Math.min(edit.path.length, path.length)
  return common > 0 && isSame(edit.path.slice(0, common), path.slice(0, common))
}

import type { Diagnostic } from "../../../content/diagnostic/diagnostic"
import { certainFixes } from "../../../content/fix/certain-fixes"
import type { ContentFiles } from "./content-files"

/** The outcome of fixing all that cannot be wrong: everything is written, or nothing. */
export type FixAllOutcome =
  | { readonly kind: "written"; readonly fixed: number }
  /** Nothing was to be fixed. */
  | { readonly kind: "nothing" }
  /** It would break the site; nothing is written. */
  | { readonly kind: "refused"; readonly diagnostics: readonly Diagnostic[] }
  /** Another program has just changed this file; nothing is written. */
  | { readonly kind: "changed"; readonly file: string }

/**
 * Applies all certain fixes of the content, and those that they uncover, as one undo step.
 *
 * @param content of the owner
 * @param except files that stay as they are: something is typed in them that is not saved
 * @param by the requesting tab
 */
export function applyCertainFixes(
  content: ContentFiles,
  except: readonly string[],
  by?: string,
): Promise<FixAllOutcome> {
  return content.runExclusively(async () => {
    const present = await content.readTextFiles()
    const { applied, files } = await certainFixes(
      present,
      (changed) => content.diagnosticsWith(changed),
      (file) => !except.includes(file),
    )
    if (files.size === 0) return { kind: "nothing" }
    const outcome = await content.writeFilesNow(files, by, present)
    if (outcome.kind === "refused") return outcome
    if (outcome.kind === "changed") return { kind: "changed", file: outcome.file.file }
    return { kind: "written", fixed: applied.length }
  })
}

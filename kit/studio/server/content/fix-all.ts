import { certainFixes } from "../../../content/fix/certain-fixes"
import type { ContentFiles } from "./content-files"
import type { ChangeOutcome } from "./edits/write-file"

/**
 * Applies all certain fixes of the content, and those that they uncover, as one undo step.
 *
 * @param content of the owner
 * @param except files to leave alone because they have unsaved typing
 * @param by the requesting tab
 * @returns the outcome, with the number of fixes
 */
export async function applyCertainFixes(
  content: ContentFiles,
  except: readonly string[],
  by?: string,
): Promise<ChangeOutcome & { readonly fixed: number }> {
  let fixed = 0
  const outcome = await content.change(async (present) => {
    const { applied, files } = await certainFixes(
      present,
      (changed) => content.diagnosticsWith(changed),
      (file) => !except.includes(file),
    )
    fixed = applied.length
    return files
  }, by)
  return { ...outcome, fixed }
}

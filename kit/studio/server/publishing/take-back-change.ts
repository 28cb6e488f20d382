import type { ContentFiles } from "../content/content-files"
import { findReversal, type TakeBackOutcome } from "./find-reversal"

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
    const before = new Map(await Promise.all(files.map(async (file) => [file, await content.readBytes(file)] as const)))
    // Computed again after reading the bytes: earlier saves are taken into account, and later ones are not overwritten.
    const back = await findReversal(content.root, key)
    if (!back) return { kind: "gone" }
    const outcome =
      "files" in back
        ? await content.writeFilesNow(back.files, by, before)
        : await content.editNow(back.file, back.edit, before.get(back.file), by)
    return outcome.kind === "refused" ? outcome : { kind: outcome.kind }
  })
}

import { readFile } from "node:fs/promises"
import { join, posix } from "node:path"
import { checkData } from "../../content/check/check-data"
import type { Diagnostic } from "../../content/diagnostic/diagnostic"
import { type DataFolder, dataFolder, isFileWithin } from "../../content/files/data-folder"
import { systemError, unlessMissing } from "../../content/files/errors"
import { CheckMemo } from "../../content/files/memo"
import { swapFiles } from "../../content/files/write-file"
import { type AppliedFix, certainFixes, type Files } from "../../content/fix/certain-fixes"
import { asTold, told } from "../../content/sentences/sentences"

/** What became of the certain fixes of a folder. */
export interface FixedFolder {
  readonly applied: readonly AppliedFix[]
  /** The diagnostics that are left. */
  readonly diagnostics: readonly Diagnostic[]
  /** A sentence for each file that could not be fixed, with the reason. */
  readonly unwritten: readonly string[]
}

/**
 * Applies all certain fixes to the files of a folder, with an atomic write for each file. A file stays as it is if another program saves it meanwhile, if it
 * links out of the folder, or if it cannot be written.
 *
 * @param root the folder, as its owner names it
 * @param isDryRun whether to write nothing
 * @returns the fixes, and what the check says of the content with them
 */
export async function fixFolder(root: string, isDryRun: boolean): Promise<FixedFolder> {
  const memo = new CheckMemo()
  const folder = await dataFolder(root)
  if (!folder) return { applied: [], diagnostics: await checkData(root), unwritten: [] }
  const present = await textsOf(folder)
  // Diagnostics name files by the owner's path; the fixes know them by their path within the folder.
  const within = (named: string) => posix.relative(folder.root, named)
  const check = async (overlay: Files) =>
    (await checkData(root, { overlay, memo })).map((each) => ({ ...each, file: within(each.file) }))
  const { applied, files, left } = await certainFixes(present, check)
  const named = (diagnostic: Diagnostic) => ({ ...diagnostic, file: posix.join(folder.root, diagnostic.file) })
  const done = applied.map((fix) => ({ ...fix, diagnostic: named(fix.diagnostic) }))
  if (isDryRun) return { applied: done, diagnostics: left.map(named), unwritten: [] }
  const unwritten = new Map<string, string>()
  for (const [file, after] of files) {
    const named = posix.join(folder.root, file)
    const reason = await write(folder, { file, named }, present.get(file), after)
    if (reason !== undefined) unwritten.set(named, reason)
  }
  return {
    applied: done.filter(({ diagnostic: { file } }) => !unwritten.has(file)),
    diagnostics: await checkData(root, { memo }),
    unwritten: [...unwritten.values()],
  }
}

/** All JSON and Markdown files, read once, so that the check and the fixes see the same state. */
async function textsOf({ root, files }: DataFolder): Promise<Files> {
  const texts = files.filter((file) => /\.(?:json|md)$/i.test(file))
  return new Map(
    await Promise.all(texts.map(async (file) => [file, await unlessMissing(readFile(join(root, file)))] as const)),
  )
}

/** @returns a sentence that says why the file was not written; undefined if it was */
async function write(
  { root }: DataFolder,
  { file, named }: { readonly file: string; readonly named: string },
  before: Buffer | undefined,
  after: Buffer,
): Promise<string | undefined> {
  const path = join(root, file)
  try {
    if (!isFileWithin(path, root)) return told("command.fixed.away", { file: named })
    if (await swapFiles([{ path, before, after }])) return undefined
    return told("command.fixed.saved", { file: named })
  } catch (error) {
    return told("command.fixed.failed", { file: named, ...asTold(systemError(error)) })
  }
}

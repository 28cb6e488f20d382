import { mkdir, readFile, writeFile } from "node:fs/promises"
import { dirname, relative } from "node:path"
import { unlessMissing } from "../../content/files/errors"
import { generatedFiles } from "../../content/generate/generated-files"
import { hashOfContent, sampleHashFile } from "../../owner/sample"
import { hostFiles } from "./host-files"
import { hasSample, sample } from "./owners"

/**
 * The committed files that are derived from others, by path: from the contract (the editor's schemas and settings, data/REFERENCE.md), from the rules for hosts
 * (kit/owner/browser/hosting.ts), and from the sample (its hash, which tells the studio and `npm run begin` whether an owner has changed it).
 */
const derivedFiles = (): ReadonlyMap<string, string> =>
  new Map([
    ...generatedFiles(),
    ...hostFiles(),
    ...(hasSample ? [[relative(sample.folder, sampleHashFile), `${hashOfContent(sample.data)}\n`] as const] : []),
  ])

/** @returns the outdated files by path, with the content that they should have */
export async function staleFiles(): Promise<ReadonlyMap<string, string>> {
  const kept = await Promise.all(
    [...derivedFiles()].map(async ([path, text]) => ({ path, text, now: await unlessMissing(readFile(path, "utf8")) })),
  )
  return new Map(kept.filter(({ text, now }) => now !== text).map(({ path, text }) => [path, text]))
}

/** @returns the paths of the files that had to be written */
export async function writeGeneratedFiles(): Promise<readonly string[]> {
  const stale = await staleFiles()
  for (const [path, text] of stale) {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }
  return [...stale.keys()]
}

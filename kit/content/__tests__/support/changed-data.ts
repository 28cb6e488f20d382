import { lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { mkdir, readFile, rename, rm, symlink, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import sharp, { type Sharp } from "sharp"
import { checkData } from "../../check/check-data"
import type { Diagnostic } from "../../diagnostic/diagnostic"
import { CheckMemo } from "../../files/memo"
import { pathInWords } from "../../location/json-path"

/** Content with hardly anything in it and nothing wrong with it: its folders, and its files with their bytes. */
const minimal = join(__dirname, "minimal-data")
const entries = readdirSync(minimal, { recursive: true, encoding: "utf8" }).sort()
const folders = new Set(entries.filter((path) => lstatSync(join(minimal, path)).isDirectory()))
const files = new Map(
  entries.flatMap((path) => (folders.has(path) ? [] : [[path, readFileSync(join(minimal, path))] as const])),
)

/** Writes the minimal content into a folder that does not exist. */
export function writeMinimal(root: string): void {
  mkdirSync(root)
  for (const path of folders) mkdirSync(join(root, path))
  for (const [path, bytes] of files) writeFileSync(join(root, path), bytes)
}

/** Does something to a copy of the minimal content. */
export type Change = (root: string) => Promise<void>

export const unchanged: Change = async () => {}

/** Replaces a text that occurs once in a file. */
export const edit =
  (file: string, from: string, to: string): Change =>
  async (root) => {
    const text = await readFile(join(root, file), "utf8")
    if (text.split(from).length !== 2) throw new Error(`${file} has not just one ${from}`)
    await writeFile(
      join(root, file),
      text.replace(from, () => to),
    )
  }

/** Puts other content in place of a file. */
export const write =
  (file: string, content: string | Buffer): Change =>
  async (root) => {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), content)
  }

export const remove =
  (file: string): Change =>
  (root) =>
    rm(join(root, file))

export const move =
  (from: string, to: string): Change =>
  (root) =>
    rename(join(root, from), join(root, to))

/** Puts a link to a file elsewhere into data/. */
export const link =
  (target: string, file: string): Change =>
  async (root) => {
    await rm(join(root, file), { recursive: true, force: true })
    await symlink(target, join(root, file))
  }

/** Puts another picture in place of a file. */
export const draw =
  (file: string, width: number, height: number, finish: (image: Sharp) => Sharp = (image) => image): Change =>
  async (root) => {
    const plain = sharp({ create: { width, height, channels: 3, background: "#357" } })
    await writeFile(join(root, file), await finish(plain.png()).toBuffer())
  }

/** Two frames, one above the other, that differ. */
export const animation = (): Sharp => {
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const
  return sharp({ create: { width: 360, height: 1080, pageHeight: 540, channels: 3, background: "#357", noise } }).webp()
}

/** Leaves a part of a picture, as a download that was interrupted. */
export const truncate =
  (file: string, part: number, finish: (image: Sharp) => Sharp): Change =>
  async (root) => {
    const noise = { type: "gaussian", mean: 128, sigma: 60 } as const
    const plain = sharp({ create: { width: 360, height: 540, channels: 3, background: "#357", noise } })
    const picture = await finish(plain).toBuffer()
    await writeFile(join(root, file), picture.subarray(0, picture.length * part))
  }

export const all =
  (...changes: readonly Change[]): Change =>
  async (root) => {
    for (const change of changes) await change(root)
  }

/**
 * @param change to a copy of the minimal content
 * @param use of the copy, which is removed afterwards
 * @returns what came of it
 */
export async function withChange<Result>(change: Change, use: (root: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), "content-"))
  const root = join(folder, "data")
  try {
    writeMinimal(root)
    await change(root)
    return await use(root)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The copy that is only checked, one for all tests of a file. */
let checked: string | undefined
const memo = new CheckMemo()
afterAll(() => checked && rmSync(dirname(checked), { recursive: true }))

const isThere = (path: string, bytes: Buffer): boolean =>
  lstatSync(path, { throwIfNoEntry: false })?.isFile() === true && readFileSync(path).equals(bytes)

/** @returns the paths of all that is in a folder; what is behind its links is not in it */
export const entriesIn = (root: string): readonly string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true }).map(({ parentPath, name }) =>
    join(parentPath, name).slice(root.length + 1),
  )

/** Makes the copy as it was at first, whatever a former change has done to it: all else is not judged again. */
export const restore: Change = async (root) => {
  mkdirSync(root, { recursive: true })
  for (const beside of [".git", "static"]) rmSync(join(dirname(root), beside), { recursive: true, force: true })
  for (const path of entriesIn(root))
    if (!files.has(path) && !(folders.has(path) && lstatSync(join(root, path)).isDirectory()))
      rmSync(join(root, path), { recursive: true, force: true })
  for (const path of folders) mkdirSync(join(root, path), { recursive: true })
  for (const [path, bytes] of files) {
    const place = join(root, path)
    if (isThere(place, bytes)) continue
    rmSync(place, { recursive: true, force: true })
    writeFileSync(place, bytes)
  }
}

/** Checks a copy again. */
export type Check = () => Promise<Diagnostic[]>

/**
 * @param change to the minimal content
 * @param use of the copy that has it, which is only checked; one at a time
 * @returns what came of it
 */
export async function withCheck<Result>(
  change: Change,
  use: (root: string, check: Check) => Promise<Result>,
): Promise<Result> {
  checked ??= join(mkdtempSync(join(tmpdir(), "content-")), "data")
  const root = checked
  await restore(root)
  await change(root)
  return await use(root, () => checkData(root, { memo }))
}

/**
 * @param change to the minimal content
 * @returns what the check finds in it; the folder is called data
 */
export function diagnosticsAfter(change: Change): Promise<Diagnostic[]> {
  return withCheck(change, async (root, check) => (await check()).map((diagnostic) => named(diagnostic, root)))
}

/** @returns a diagnostic of a copy as one of data/ */
export const named = (diagnostic: Diagnostic, root: string): Diagnostic => ({
  ...diagnostic,
  file: diagnostic.file.replace(root, "data"),
})

/** @returns the diagnostic in one line, as the command prints it */
export function inOneLine({ file, range, path, severity, message, advice }: Diagnostic): string {
  const said = severity === "error" ? message : `Warning: ${message}`
  const { line, column } = range.start
  return [`${file}:${line}:${column}`, pathInWords(file, path), said, advice].filter(Boolean).join("  ")
}

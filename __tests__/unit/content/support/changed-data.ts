import { appendFile, cp, mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import sharp, { type Sharp } from "sharp"
import { checkData } from "../../../../src/content/check/check-data"
import type { Diagnostic } from "../../../../src/content/check/report/diagnostic"
import { pathInWords } from "../../../../src/content/contract/json-path"

/** Content with hardly anything in it and nothing wrong with it. */
const minimal = join(__dirname, "minimal-data")

/** Does something to a copy of the minimal content. */
export type Change = (root: string) => Promise<void>

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
    await rm(join(root, file), { force: true })
    await symlink(target, join(root, file))
  }

/** Puts another picture in place of a file. */
export const draw =
  (file: string, width: number, height: number, finish: (image: Sharp) => Sharp = (image) => image): Change =>
  async (root) => {
    const plain = sharp({ create: { width, height, channels: 3, background: "#357" } })
    await writeFile(join(root, file), await finish(plain.png()).toBuffer())
  }

/** Leaves a part of a picture, as a download that was interrupted. */
export const breakOff =
  (file: string, part: number, finish: (image: Sharp) => Sharp): Change =>
  async (root) => {
    const noise = { type: "gaussian", mean: 128, sigma: 60 } as const
    const plain = sharp({ create: { width: 360, height: 540, channels: 3, background: "#357", noise } })
    const picture = await finish(plain).toBuffer()
    await writeFile(join(root, file), picture.subarray(0, picture.length * part))
  }

/** Makes a file heavier without changing its picture. */
export const grow =
  (file: string, bytes: number): Change =>
  (root) =>
    appendFile(join(root, file), Buffer.alloc(bytes))

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
  const folder = await mkdtemp(join(tmpdir(), "content-"))
  const root = join(folder, "data")
  try {
    await cp(minimal, root, { recursive: true })
    await change(root)
    return await use(root)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/**
 * @param change to a copy of the minimal content
 * @returns what the check finds in it; the copy is called data
 */
export function diagnosticsAfter(change: Change): Promise<Diagnostic[]> {
  return withChange(change, async (root) => (await checkData(root)).map((diagnostic) => named(diagnostic, root)))
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

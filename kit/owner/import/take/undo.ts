import { createHash } from "node:crypto"
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { basename, join } from "node:path"
import { isDeepStrictEqual } from "node:util"
import * as z from "zod"
import { checkData } from "../../../content/check/check-data"
import { postText } from "../../../content/contract/data-paths"
import { importLedger } from "../../../content/contract/files"
import { Refusal, unlessMissing } from "../../../content/files/errors"
import { type FileSwap, swapFiles, type WrittenFile } from "../../../content/files/write-file"
import { editJson, isGroup, type Json, type JsonGroup, tryJson } from "../../../content/json/edit-json"
import { asList, asText, getIn } from "../../../content/location/json-path"
import { told } from "../../../content/sentences/sentences"
import { refuseErrors } from "../../new/draft"
import { quoted } from "../format"
import { withContent, withoutImported } from "./without-imported"

/**
 * What is kept of a file in data/: its former bytes in base64, if it existed; a hash of the bytes that the import wrote; and for a JSON file, the content
 * that it wrote.
 */
const keptFile = z.object({
  file: z.string().regex(/^(?!\/)(?!(?:.*\/)?\.\.(?:\/|$))[^\\:]+$/),
  before: z.string().optional(),
  after: z.string(),
  written: z.custom<Json>().optional(),
})
const keptFiles = z.array(keptFile)

type KeptFile = z.infer<typeof keptFile>

/** A hidden folder in data/, so that undoing works without git. The check, the site and git ignore it. */
const folderOf = (data: string): string => join(data, ".import")

/** The numbers of the imports that are kept, the latest last. */
async function numbersIn(data: string): Promise<readonly number[]> {
  const names = (await unlessMissing(readdir(folderOf(data)))) ?? []
  return names
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .sort((one, other) => one - other)
}

const placeOf = (data: string, number: number): string => join(folderOf(data), String(number))

/** How many imports can be undone, one after another. */
const maxKept = 20

const hashOf = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("hex")

/**
 * Keeps what an import wrote, so that it can be undone later. The studio's own undo history lasts only until it closes.
 *
 * @param data the folder
 * @param files that were written
 * @param isMore whether the same command has written other files before, which are undone together with these
 */
export async function keepForUndo(data: string, files: readonly WrittenFile[], isMore = false): Promise<void> {
  const numbers = await numbersIn(data)
  const last = numbers.at(-1) ?? 0
  const kept = new Map((isMore ? await filesOf(data, last) : []).map((each) => [each.file, each]))
  for (const { file, before, after } of files) {
    const first = kept.has(file) ? kept.get(file)?.before : before?.toString("base64")
    const written = file.endsWith(".json") ? tryJson(after.toString("utf8")) : undefined
    kept.set(file, {
      file,
      ...(first === undefined ? {} : { before: first }),
      after: hashOf(after),
      ...(written === undefined ? {} : { written }),
    })
  }
  await store(data, isMore ? last : last + 1, [...kept.values()])
  for (const number of numbers.slice(0, 1 - maxKept)) await rm(placeOf(data, number))
}

/** What became of the files of the last import. */
export interface UndoOutcome {
  readonly removed: readonly string[]
  readonly restored: readonly string[]
  /** Files, or entries and values in them, that stay as they are, each with the reason as part of a sentence. */
  readonly kept: ReadonlyArray<{ readonly file: string; readonly entry?: string; readonly reason: string }>
}

/**
 * Undoes the last import: removes the files that it created, and restores the others. A file, list entry or value that was edited since stays, with
 * everything that it needs, and is the owner's from then on.
 *
 * @param data the folder
 * @param run.signal aborts it, until the files are written
 * @param run.dryRun writes nothing
 * @throws Refusal if there is nothing to undo, or the content would have errors afterwards
 */
export async function undoImport(
  data: string,
  { signal, dryRun = false }: { readonly signal: AbortSignal; readonly dryRun?: boolean },
): Promise<UndoOutcome> {
  const last = (await numbersIn(data)).at(-1) ?? 0
  const files = await filesOf(data, last)
  if (files.length === 0) throw new Refusal(told("import.undo.none"))
  const present = new Map<string, Buffer | undefined>()
  for (const { file } of files) present.set(file, await unlessMissing(readFile(join(data, file))))
  const { reasons, entries } = whatStays(files, present)
  const swaps = files.flatMap((each): (FileSwap & { readonly file: string })[] => {
    const { file } = each
    const now = present.get(file)
    const before = each.before === undefined ? undefined : Buffer.from(each.before, "base64")
    if (reasons.has(file) || now === undefined || before?.equals(now)) return []
    const stays = (entry: unknown) =>
      file === importLedger.path
        ? reasons.has(asText(getIn(entry, "file"))) ||
          entries.some((kept) => kept.file === getIn(entry, "file") && kept.name === getIn(entry, "name"))
        : entries.some((kept) => kept.file === file && kept.name === nameOf(file, entry))
    const isWhole = hashOf(now) === each.after && !entriesIn(now).some(stays)
    const after = isWhole
      ? before
      : Array.isArray(each.written)
        ? listWithout(each, now, stays)
        : groupWithout(each, now)
    return after?.equals(now) ? [] : [{ file, path: join(data, file), before: now, after }]
  })
  refuseErrors(
    await checkData(data, { overlay: new Map(swaps.map(({ file, after }) => [file, after])) }),
    told("import.undo.errors"),
  )
  if (!dryRun) {
    // Files are written before others are removed, so that none refers to a removed file.
    const ordered = [...swaps].sort((one, other) => Number(one.after === undefined) - Number(other.after === undefined))
    if (!(await swapFiles(ordered, signal))) throw new Refusal(told("import.undo.saved"))
    await store(data, last, [])
  }
  return {
    removed: swaps.flatMap(({ file, after }) => (after === undefined ? [file] : [])),
    restored: swaps.flatMap(({ file, after }) => (after === undefined ? [] : [file])),
    kept: [
      ...entries.map(({ file, name, reason }) => ({ file, entry: name, reason })),
      ...[...reasons].map(([file, reason]) => ({ file, reason })),
    ],
  }
}

const posts = "posts.json"

/** An entry of a list, or a value, that stays. */
interface KeptEntry {
  readonly file: string
  readonly name: string
  readonly reason: string
}

/** Files and entries that were edited since the import, and the files that they need. */
function whatStays(files: readonly KeptFile[], present: ReadonlyMap<string, Buffer | undefined>) {
  const reasons = new Map<string, string>()
  const edited = told("import.undo.edited")
  for (const { file, before, after, written } of files) {
    const now = present.get(file)
    if (now === undefined && before !== undefined) reasons.set(file, told("import.undo.deleted"))
    const isWhole = Array.isArray(written) || (isGroup(written) && isGroup(tryJson(now?.toString("utf8") ?? "")))
    if (now !== undefined && !isWhole && hashOf(now) !== after && now.toString("base64") !== before)
      reasons.set(file, edited)
  }
  const entries = files.flatMap((each): KeptEntry[] => {
    const { file, written } = each
    const bytes = present.get(file)
    if (isGroup(written) && bytes && !reasons.has(file))
      return valuesWithout(each, bytes).edited.map((value) => ({ file, name: asText(value), reason: edited }))
    if (!Array.isArray(written) || file === importLedger.path || reasons.has(file)) return []
    return importedIn(each).flatMap((imported) => {
      const name = nameOf(file, imported)
      const now = entriesIn(bytes).find((entry) => nameOf(file, entry) === name)
      if (now === undefined) return []
      const isText = file === posts && reasons.has(postText(name))
      if (!isDeepStrictEqual(now, imported)) return [{ file, name, reason: edited }]
      return isText ? [{ file, name, reason: told("import.undo.textEdited") }] : []
    })
  })
  const keepers = [
    ...[...reasons].map(([file]) => ({ called: file, text: textOf(file) })),
    ...entries.map(({ file, name }) => ({
      called: quoted(name),
      text: `${JSON.stringify(entriesIn(present.get(file)).find((entry) => nameOf(file, entry) === name))} ${file === posts ? textOf(postText(name)) : ""}`,
    })),
  ]
  for (const { called, text } of keepers)
    for (const { file, before } of files)
      if (before === undefined && file !== importLedger.path && !reasons.has(file) && names(text, file))
        reasons.set(file, told("import.undo.neededBy", { name: called }))
  const topics = "pages/blog.json"
  if (files.some(({ file }) => file === topics) && !reasons.has(topics) && entries.some(({ file }) => file === posts))
    reasons.set(topics, told("import.undo.topics"))
  return { reasons, entries }

  function textOf(file: string): string {
    return present.get(file)?.toString("utf8") ?? ""
  }
}

/** The entries of a list that the import added or changed. */
function importedIn(kept: KeptFile): readonly Json[] {
  const former = formerIn(kept)
  return (asList(kept.written) as readonly Json[]).filter(
    (entry) => !former.some((each) => isDeepStrictEqual(each, entry)),
  )
}

const formerIn = ({ before }: KeptFile): readonly unknown[] =>
  before === undefined ? [] : entriesIn(Buffer.from(before, "base64"))

/** The key that identifies an entry in each list; lists that are not here use the title. */
const keys: Readonly<Record<string, string>> = {
  [posts]: "slug",
  [importLedger.path]: "source",
  "redirects.json": "from",
  "testimonials.json": "name",
}

const nameOf = (file: string, entry: unknown): string => asText(getIn(entry, keys[file] ?? "title"))

const slugIn = (file: string): string => basename(file, ".md")

const isPostText = (file: string): boolean => file === postText(slugIn(file))

/** Whether a text mentions a file by its path, or a post's text by its slug. */
const names = (text: string, file: string): boolean =>
  text.includes(file) || (isPostText(file) && text.includes(`"${slugIn(file)}"`))

/** A list without the import's entries, except those that stay; the owner's own additions stay in any case. */
function listWithout(kept: KeptFile, now: Buffer, stays: (entry: unknown) => boolean): Buffer | undefined {
  const { file, before } = kept
  const former = formerIn(kept)
  const imported = importedIn(kept)
  let text = now.toString("utf8")
  const present = entriesIn(now)
  for (const [index, entry] of [...present.entries()].reverse()) {
    if (stays(entry) || !imported.some((each) => isDeepStrictEqual(each, entry))) continue
    const to = former.find((each) => nameOf(file, each) === nameOf(file, entry)) as Json | undefined
    text = editJson(
      text,
      to === undefined ? { kind: "remove", path: [index] } : { kind: "set", path: [index], to },
      text,
    )
  }
  return before === undefined && entriesIn(Buffer.from(text)).length === 0 ? undefined : Buffer.from(text)
}

const groupIn = (text: string) => tryJson(text) as JsonGroup

const valuesWithout = ({ before, written }: KeptFile, now: Buffer) =>
  withoutImported({
    now: groupIn(now.toString("utf8")),
    before: before === undefined ? undefined : groupIn(Buffer.from(before, "base64").toString("utf8")),
    imported: written,
  })

/** A JSON file without the values that the import wrote and nobody has changed. */
function groupWithout(kept: KeptFile, now: Buffer): Buffer | undefined {
  const text = now.toString("utf8")
  const { value } = valuesWithout(kept, now)
  return isGroup(value) ? Buffer.from(withContent(text, groupIn(text), value)) : undefined
}

const entriesIn = (bytes: Buffer | undefined): readonly unknown[] => asList(tryJson(bytes?.toString("utf8") ?? "[]"))

async function filesOf(data: string, number: number): Promise<readonly KeptFile[]> {
  const text = await unlessMissing(readFile(placeOf(data, number), "utf8"))
  if (text === undefined) return []
  const read = keptFiles.safeParse(tryJson(text))
  if (read.success) return read.data
  throw new Refusal(told("import.undo.unreadable", { place: placeOf(data, number), folder: folderOf(data) }))
}

async function store(data: string, number: number, files: readonly KeptFile[]): Promise<void> {
  if (files.length === 0) {
    await rm(placeOf(data, number), { force: true })
    if ((await numbersIn(data)).length === 0) await rm(folderOf(data), { recursive: true, force: true })
    return
  }
  await mkdir(folderOf(data), { recursive: true })
  await writeFile(join(folderOf(data), ".gitignore"), "*\n")
  await writeFile(placeOf(data, number), JSON.stringify(files))
}

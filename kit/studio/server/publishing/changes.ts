import { readFile } from "node:fs/promises"
import { join, posix } from "node:path"
import { committedBytes, git, prefixOf } from "../../../owner/files/git"
import { bodyOf, contentIn } from "../../model/file-content"
import type { FileEdit } from "../content/edits/apply-edit"
import { isTextFile } from "../content/revision"
import { type ContentChange, keyOf, withKeys } from "./compare/content-change"
import { type FileChange, fileChanges } from "./compare/file-changes"
import { movedFiles, oidOf } from "./compare/moved-files"
import { type ComparedTexts, textsOf } from "./compare/texts"
import { valueChanges } from "./compare/value-changes"
import { fileStateOf } from "./disk"
import { newDocuments } from "./snapshot"

/** What takes a change back: an edit of its file, or the bytes to restore for each file, undefined to remove it. */
type Back = { readonly edit: FileEdit } | { readonly files: ReadonlyMap<string, () => Promise<Buffer | undefined>> }

/** A change, and what takes it back. */
export interface ReversibleChange {
  readonly change: ContentChange
  readonly back: Back
}

/**
 * @param data the folder of the content
 * @returns the changes since the last commit, by value in JSON files and by file otherwise, with new documents in static/; undefined without git or a commit
 * @throws GitError if git fails
 */
export async function changesSince(data: string): Promise<readonly ContentChange[] | undefined> {
  const changes = (await reversibleChangesSince(data))?.map(({ change }) => change)
  if (!changes) return undefined
  const documents = await newDocuments((...args) => git(data, ...args), await prefixOf(data))
  const added = documents.map(async (file): Promise<ContentChange> => {
    const key = keyOf(file, "file", null, (await fileStateOf(join(data, file))) ?? null)
    return {
      kind: "added",
      file,
      path: [],
      isFile: true,
      key,
      after: posix.join("/", posix.relative("../static", file)),
    }
  })
  return [...changes, ...(await Promise.all(added))]
}

/** The changes in data/ only, each with what takes it back. */
export async function reversibleChangesSince(data: string): Promise<readonly ReversibleChange[] | undefined> {
  const files = await fileChanges(data)
  if (!files) return undefined
  const texts = await textsOf(data, files)
  const moved = await movedFiles(data, files, texts)
  const former = new Set(moved.values())
  const there = files.filter(({ file }) => !former.has(file))
  const found = await Promise.all(there.map((each) => inFile(data, each, moved.get(each.file), texts)))
  const all = withKeys(found.flat())
  return all.filter(({ change }) => !all.some((other) => hasBrought(other.change, change)))
}

/** Whether a picture was added or removed together with the value or text that names it, so that both are one change. */
function hasBrought(value: ContentChange, { file, kind }: ContentChange): boolean {
  if (!isTextFile(value.file) || isTextFile(file) || value.kind === "order") return false
  const named =
    kind === "added" && "after" in value ? value.after : kind === "removed" && "before" in value && value.before
  return JSON.stringify(named).includes(file)
}

async function inFile(
  data: string,
  file: FileChange,
  from: string | undefined,
  texts: ComparedTexts,
): Promise<ReversibleChange[]> {
  const was = from ?? file.file
  const before = texts.committed.get(was)
  const after = texts.present.get(file.file)
  const inside = before !== undefined && after !== undefined ? inTexts(data, file.file, was, before, after) : undefined
  if (from !== undefined) return [moving(data, from, file.file), ...(inside ?? [])]
  return inside ?? (await asWhole(data, file, before, after))
}

function inTexts(data: string, file: string, was: string, before: string, after: string): ReversibleChange[] {
  if (before === after) return []
  const [old, now] = [contentIn(was, before), contentIn(file, after)]
  const values = old !== undefined && now !== undefined ? valueChanges(file, old, now) : []
  const found = values.map(({ change, edit }): ReversibleChange => ({ change, back: { edit } }))
  if (old !== undefined && now !== undefined && file.endsWith(".json")) return found
  // The front matter and the text of a custom page are compared separately.
  const [oldText, text] = [bodyOf(was, before), bodyOf(file, after)]
  if (found.length > 0) return oldText === text ? found : [...found, inBody(file, oldText, text)]
  const key = keyOf(file, "changed", before, after)
  const back = { files: new Map([[file, () => committedBytes(data, was)]]) }
  return [{ change: { kind: "changed", file, path: [], isFile: true, key, before, after }, back }]
}

function inBody(file: string, before: string, after: string): ReversibleChange {
  const common = { file, path: [], isFile: true, key: keyOf(file, "text", before, after) }
  return { change: { kind: "changed", ...common, before, after }, back: { edit: { kind: "text", to: before } } }
}

function moving(data: string, from: string, to: string): ReversibleChange {
  const common = { file: to, path: [], isFile: true, key: keyOf(to, "moved", from) }
  const files = new Map([
    [from, async (): Promise<Buffer | undefined> => readFile(join(data, to))],
    [to, async () => undefined],
  ])
  return { change: { kind: "moved", ...common, before: from, after: to }, back: { files } }
}

async function asWhole(
  data: string,
  { file, committed, isPresent, isUncertain }: FileChange,
  before: unknown,
  after: unknown,
): Promise<ReversibleChange[]> {
  const path = join(data, file)
  if (committed && isPresent && isUncertain && (await oidOf(path, committed.oid.length)) === committed.oid) return []
  const back = { files: new Map([[file, () => committedBytes(data, file)]]) }
  // A picture's key is derived from the state of its file, so the picture need not be read.
  const state = isPresent && after === undefined ? await fileStateOf(path) : after
  const shared = {
    file,
    path: [],
    isFile: true,
    key: keyOf(file, "file", before ?? committed?.oid ?? null, state ?? null),
  }
  const [old, now] = [before ?? file, after ?? file]
  if (!committed) return [{ change: { kind: "added", ...shared, after: now }, back }]
  if (!isPresent) return [{ change: { kind: "removed", ...shared, before: old }, back }]
  return [{ change: { kind: "changed", ...shared, before: old, after: now }, back }]
}

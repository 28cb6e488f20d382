import { readFile } from "node:fs/promises"
import { join, posix } from "node:path"
import { decode } from "../../../src/content/check/json/decode"
import type { Path } from "../../../src/content/contract/field"
import { committedBytes, git } from "./git"

/** What differs from the last commit: a value, a text, or a file as a whole. */
export interface Change {
  /** Within data/. */
  readonly file: string
  readonly path: Path
  /** As it was; absent for what is new. */
  readonly before?: unknown
  /** As it is; absent for what is gone. */
  readonly after?: unknown
  /** Of a list that has another order: for each of its places, the present index of the entry that stood there before. */
  readonly order?: readonly number[]
}

/**
 * @param data the folder, in a git repository
 * @returns what differs from the last commit, value by value in JSON files, as a whole in others
 */
export async function changesSince(data: string): Promise<readonly Change[]> {
  const status = await git(data, "status", "--porcelain", "-z", "--no-renames", "--untracked-files=all", "--", ".")
  const top = (await git(data, "rev-parse", "--show-prefix")).trim()
  const files = status
    .split("\0")
    .filter(Boolean)
    .map((line) => posix.relative(top || ".", line.slice(3)))
  return (await Promise.all(files.sort().map((file) => changesOf(data, file)))).flat()
}

async function changesOf(data: string, file: string): Promise<readonly Change[]> {
  const [before, after] = await Promise.all([committedBytes(data, file), present(join(data, file))])
  if (!/\.(?:json|md)$/i.test(file))
    return [{ file, path: [], ...known({ before: before && file, after: after && file }) }]
  const texts = { before: before?.toString("utf8"), after: after && decode(after).source.text }
  const [old, now] = [contentIn(file, texts.before), contentIn(file, texts.after)]
  if (old === undefined || now === undefined) return [{ file, path: [], ...known(texts) }]
  const found = [...differences(old, now)]
  return found.map((each) => ({ file, ...each }))
}

const known = ({ before, after }: { readonly before?: unknown; readonly after?: unknown }) => ({
  ...(before === undefined ? {} : { before }),
  ...(after === undefined ? {} : { after }),
})

async function present(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path)
  } catch (error) {
    if (Reflect.get(Object(error), "code") === "ENOENT") return undefined
    throw error
  }
}

function contentIn(file: string, text: string | undefined): unknown {
  if (text === undefined || !file.endsWith(".json")) return undefined
  try {
    return JSON.parse(text)
  } catch {
    // It is shown as a whole.
    return undefined
  }
}

/** The smallest values that differ. Entries of a list that have moved are one change of the list's order. */
function* differences(before: unknown, after: unknown, path: Path = []): Generator<Omit<Change, "file">> {
  if (JSON.stringify(before) === JSON.stringify(after)) return
  if (Array.isArray(before) && Array.isArray(after)) return yield* listDifferences(before, after, path)
  if (!isGroup(before) || !isGroup(after)) return yield { path, ...known({ before, after }) }
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)]))
    yield* differences(before[key], after[key], [...path, key])
}

function* listDifferences(
  before: readonly unknown[],
  after: readonly unknown[],
  path: Path,
): Generator<Omit<Change, "file">> {
  const names = (list: readonly unknown[]) => list.map((entry) => nameOf(entry))
  const [old, now] = [names(before), names(after)]
  const isSame = new Set(old).size === old.length && new Set(now).size === now.length && !old.includes(undefined)
  if (!isSame) {
    for (let index = 0; index < Math.max(before.length, after.length); index++)
      yield* differences(before[index], after[index], [...path, index])
    return
  }
  const kept = now.filter((name) => old.includes(name))
  const asBefore = old.filter((name) => now.includes(name))
  if (asBefore.join("\0") !== kept.join("\0"))
    yield { path, before: asBefore, after: kept, order: orderBack(now, asBefore) }
  for (const [index, entry] of after.entries()) {
    const place = old.indexOf(now[index])
    if (place < 0) yield { path: [...path, index], after: entry }
    else yield* differences(before[place], entry, [...path, index])
  }
  for (const [index, entry] of before.entries())
    if (!now.includes(old[index])) yield { path: [...path, Math.min(index, after.length)], before: entry }
}

/** The order in which the entries that were there stand as before, and the new ones keep their places. */
function orderBack(now: ReadonlyArray<string | undefined>, asBefore: ReadonlyArray<string | undefined>): number[] {
  const left = [...asBefore]
  return now.map((name, place) => (asBefore.includes(name) ? now.indexOf(left.shift()) : place))
}

/** What an entry is known by. */
function nameOf(entry: unknown): string | undefined {
  if (typeof entry === "string") return entry
  if (!isGroup(entry)) return undefined
  const name = [entry.id, entry.slug, entry.title, entry.name, entry.from].find((each) => typeof each === "string")
  return name === undefined ? undefined : String(name)
}

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

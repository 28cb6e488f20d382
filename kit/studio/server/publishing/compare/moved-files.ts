import { createHash } from "node:crypto"
import { join, posix } from "node:path"
import { postText } from "../../../../content/contract/data-paths"
import { asList, getIn } from "../../../../content/location/json-path"
import { contentIn } from "../../../model/file-content"
import { matchEntries } from "../../../model/match-entries"
import { bytesOf, fileStateOf } from "../disk"
import { type FileChange, isFileMode } from "./file-changes"
import type { ComparedTexts } from "./texts"

/**
 * Matches removed files with new ones: texts of posts whose slug has changed, and files with the same bytes.
 *
 * @param data the folder of the content
 * @param changes files that differ
 * @param texts of the text files among them
 * @returns the former paths of moved files, by their new paths
 */
export async function movedFiles(
  data: string,
  changes: readonly FileChange[],
  texts: ComparedTexts,
): Promise<ReadonlyMap<string, string>> {
  const gone = new Map(changes.filter(({ isPresent }) => !isPresent).map((each) => [each.file, each]))
  const added = new Map(changes.filter(({ committed }) => !committed).map((each) => [each.file, each]))
  const found = new Map<string, string>()
  const pair = (from: string, to: string) => {
    if (!gone.delete(from) || !added.delete(to)) return
    found.set(to, from)
  }
  if (gone.size === 0 || added.size === 0) return found
  for (const [from, to] of renamedPosts(texts)) if (gone.has(from) && added.has(to)) pair(from, to)
  for (const [from, to] of await sameFiles(data, [...gone.values()], [...added.values()])) pair(from, to)
  return found
}

function renamedPosts({ committed, present }: ComparedTexts): ReadonlyArray<readonly [from: string, to: string]> {
  const [before, after] = [committed, present].map((files) =>
    asList(contentIn("posts.json", files.get("posts.json") ?? "")),
  )
  if (!before || !after) return []
  return matchEntries(before, after).flatMap((old, index) => {
    const [from, to] = [old === undefined ? undefined : getIn(before[old], "slug"), getIn(after[index], "slug")]
    return typeof from === "string" && typeof to === "string" && from !== to ? [[postText(from), postText(to)]] : []
  })
}

async function sameFiles(
  data: string,
  gone: readonly FileChange[],
  added: readonly FileChange[],
): Promise<ReadonlyArray<readonly [from: string, to: string]>> {
  const left = gone.flatMap(({ file, committed }) =>
    committed && isFileMode(committed.mode) ? [{ file, oid: committed.oid }] : [],
  )
  const taken = new Set<string>()
  const found: Array<readonly [string, string]> = []
  const [first] = left
  if (!first) return []
  for (const { file: to } of added) {
    const oid = await oidOf(join(data, to), first.oid.length)
    const same = left.filter((each) => each.oid === oid && !taken.has(each.file))
    const from = (same.find(({ file }) => posix.basename(file) === posix.basename(to)) ?? same[0])?.file
    if (from === undefined) continue
    taken.add(from)
    found.push([from, to])
  }
  return found
}

const known = new Map<string, { readonly state: string; readonly oid: string }>()

/**
 * @param path of a file on disk
 * @param length of the repository's object ids, in hex digits: 64 for SHA-256, else SHA-1
 * @returns the git object id of the file's bytes; undefined if there is no file
 */
export async function oidOf(path: string, length: number): Promise<string | undefined> {
  const state = await fileStateOf(path)
  const kept = known.get(path)
  if (state !== undefined && kept?.state === state) return kept.oid
  const bytes = await bytesOf(path)
  if (!bytes) return undefined
  const hash = createHash(length === 64 ? "sha256" : "sha1")
  const oid = hash.update(`blob ${bytes.length}\0`).update(bytes).digest("hex")
  if (state !== undefined) known.set(path, { state, oid })
  return oid
}

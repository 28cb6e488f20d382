import { computeVersion, fileDigest, isVersioned } from "../../../content/files/content-version"
import { git, prefixOf } from "../../../content/files/git"
import { blobBytes, blobSizes } from "../publishing/blobs"
import { isFileMode } from "../publishing/compare/file-changes"

/** Digests by the file's path and id: of most files, several commits have the same. */
const known = new Map<string, string>()

/** How much is read at once, in bytes. */
const maxBytesAtOnce = 64_000_000

/**
 * @param data the folder of the content
 * @param commit or the name of a branch
 * @returns the version of the commit's content, as a build of it writes it
 * @throws GitError if git fails
 */
export async function committedVersion(data: string, commit: string): Promise<string> {
  const prefix = await prefixOf(data)
  const files = (await git(data, "ls-tree", "-r", "-z", commit, "--", ".")).split("\0").flatMap((record) => {
    const [, mode = "", oid = "", file = ""] = /^(\d+) \w+ (\w+)\t(.+)$/s.exec(record) ?? []
    return isFileMode(mode) && isVersioned(file)
      ? [{ file, oid, path: prefix + file, key: `${data} ${file} ${oid}` }]
      : []
  })
  const fresh = files.filter(({ key }) => !known.has(key))
  const sizes = await blobSizes(
    data,
    fresh.map(({ oid }) => oid),
  )
  for (const some of inParts(fresh, ({ oid }) => sizes.get(oid) ?? 0)) {
    const bytes = await blobBytes(data, some)
    for (const [index, { key, file }] of some.entries())
      known.set(key, fileDigest(file, bytes[index] ?? Buffer.alloc(0)))
  }
  return computeVersion(new Map(files.map(({ file, key }) => [file, known.get(key) ?? ""])))
}

/** @returns a list in parts whose sizes together are at most `maxBytesAtOnce`, or of one member */
function inParts<Each>(list: readonly Each[], sizeOf: (each: Each) => number): ReadonlyArray<readonly Each[]> {
  const parts: Each[][] = []
  let room = 0
  for (const each of list) {
    const size = sizeOf(each)
    if (size > room || parts.length === 0) {
      parts.push([])
      room = maxBytesAtOnce
    }
    parts.at(-1)?.push(each)
    room -= size
  }
  return parts
}

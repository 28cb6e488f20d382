import { computeFolderVersion, computeVersion, fileDigest, isVersioned } from "../../../content/files/content-version"
import { git, hasHistory, prefixOf, succeeds } from "../../../content/files/git"
import { blobBytes } from "../publishing/blobs"
import { isFileMode } from "../publishing/compare/file-changes"
import { lastCommits } from "../publishing/history"
import { fetchSiteVersion, type SiteVersion } from "./fetch-site-version"
import { readLiveAddress } from "./live-address"

/** Whether visitors see what was published. */
export type LiveStatus =
  /** They do; `date` says when it was committed, in ISO 8601, if there is git. */
  | { readonly kind: "live"; readonly date?: string }
  /** They see an earlier publication; `date` says when that was committed. */
  | { readonly kind: "older"; readonly date: string }
  /** They see something that was not recently published from here. */
  | { readonly kind: "other" }
  /** site.json has no address. */
  | { readonly kind: "no-address" }
  | Exclude<SiteVersion, { readonly kind: "version" }>

/** How many of the last commits a site is compared with. */
const maxCommits = 20

/**
 * Asks the site for its version, once.
 *
 * @param data the folder of the content
 * @param ask asks a site for its version
 * @returns whether the site shows what was published last
 */
export async function liveStatus(data: string, ask: typeof fetchSiteVersion = fetchSiteVersion): Promise<LiveStatus> {
  const address = await readLiveAddress(data)
  if (address === undefined) return { kind: "no-address" }
  const answer = await ask(address)
  if (answer.kind !== "version") return answer
  const { version } = answer
  if (!(await hasHistory(data)))
    return version === (await computeFolderVersion(data)) ? { kind: "live" } : { kind: "other" }
  // The host builds what was pushed, if there is something to push to.
  const published = (await succeeds(data, "rev-parse", "--quiet", "--verify", "@{upstream}^{commit}"))
    ? "@{upstream}"
    : "HEAD"
  const commits = await lastCommits(data, published, maxCommits)
  for (const [index, { commit, date }] of commits.entries())
    if ((await committedVersion(data, commit)) === version) return { kind: index === 0 ? "live" : "older", date }
  return { kind: "other" }
}

/** Digests by the file's path and id, because most files are the same in several commits. */
const known = new Map<string, string>()

/** How many files, including pictures, are in memory at once. */
const filesAtOnce = 16

/**
 * @param data the folder of the content
 * @param commit the id of a commit, or the name of a branch
 * @returns the version of the commit's content, as a build of it would write it
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
  for (let at = 0; at < fresh.length; at += filesAtOnce) {
    const some = fresh.slice(at, at + filesAtOnce)
    const bytes = await blobBytes(data, some)
    for (const [index, { key, file }] of some.entries())
      known.set(key, fileDigest(file, bytes[index] ?? Buffer.alloc(0)))
  }
  return computeVersion(new Map(files.map(({ file, key }) => [file, known.get(key) ?? ""])))
}

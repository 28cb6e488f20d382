import { Refusal } from "../../../content/files/errors"
import { GitError, git, gitBytes, hasHistory, prefixOf, tryGit } from "../../../content/files/git"
import { words } from "../../words/words"
import { content } from "./snapshot"

/** A commit that changed the content. */
export interface ContentCommit {
  /** Its id. */
  readonly commit: string
  /** In ISO 8601. */
  readonly date: string
  readonly author: string
  readonly subject: string
}

/** The state of the content at a commit. */
export interface HistoryEntry extends ContentCommit {
  /** Whether the commit is on the upstream, as far as is known here; absent without an upstream. */
  readonly isPublished?: boolean | undefined
  /** Whether the last commit has the same content. */
  readonly isLatest: boolean
}

/** A part of the history, newest first. */
export interface HistoryPage {
  /** The commit that the history starts from: the last one when the first page was requested. */
  readonly from: string
  readonly entries: readonly HistoryEntry[]
  /** Whether there are older ones. */
  readonly hasMore: boolean
  /** Whether the repository is a shallow clone, which lacks older commits. */
  readonly isShallow: boolean
}

/** Which part of the history to read; by default, the first. */
export interface HistoryQuery {
  /** `from` of the first page, so that later pages continue it regardless of newer commits. */
  readonly from?: string | undefined
  /** How many entries were returned already. */
  readonly skip?: number
}

/** How many entries a page has. */
const entriesAtOnce = 20

/**
 * @param data the folder of the content
 * @param query which page
 * @returns the commits that changed the content; null without git or a commit
 * @throws Refusal if the commits to continue from are gone
 * @throws GitError if git fails
 */
export async function readHistory(data: string, { from, skip = 0 }: HistoryQuery = {}): Promise<HistoryPage | null> {
  if (!(await hasHistory(data))) return null
  const start = await commitAt(data, from ?? "HEAD")
  const found = commitsIn(await log(data, start, ["--skip", String(skip), "--max-count", String(entriesAtOnce + 1)]))
  const commits = found.slice(0, entriesAtOnce)
  const [unpublished, trees, shallow] = await Promise.all([
    unpublishedIn(data),
    contentTrees(data, ["HEAD", ...commits.map(({ commit }) => commit)]),
    tryGit(data, "rev-parse", "--is-shallow-repository"),
  ])
  const [latest, ...former] = trees
  const entries = commits.map((each, index) => ({
    ...each,
    isPublished: unpublished && !unpublished.has(each.commit),
    isLatest: former[index] === latest,
  }))
  return { from: start, entries, hasMore: found.length > commits.length, isShallow: shallow === "true" }
}

/**
 * @param data the folder of the content
 * @param from a commit, or the name of a branch
 * @param most how many to find
 * @returns the last commits up to it that changed the content, newest first; empty without git or a commit
 */
export async function lastCommits(data: string, from: string, most: number): Promise<readonly ContentCommit[]> {
  try {
    return commitsIn(await log(data, from, ["--max-count", String(most)]))
  } catch (error) {
    if (error instanceof GitError) return []
    throw error
  }
}

/**
 * @param data the folder of the content
 * @returns its last commit; null without one, or without git
 */
export const lastPublished = async (data: string): Promise<ContentCommit | null> =>
  (await lastCommits(data, "HEAD", 1))[0] ?? null

const log = (data: string, from: string, args: readonly string[]): Promise<string> =>
  git(data, "log", "-z", "--format=%H%x1f%cI%x1f%an%x1f%s", ...args, from, "--", ...content)

const commitsIn = (logged: string): readonly ContentCommit[] =>
  logged.split("\0").flatMap((record) => {
    const [commit, date, author, subject] = record.split("\x1f")
    return commit && date && author !== undefined && subject !== undefined ? [{ commit, date, author, subject }] : []
  })

/** @returns the id of a commit; throws Refusal if there is none */
export async function commitAt(data: string, name: string): Promise<string> {
  const found = await tryGit(data, "rev-parse", "--quiet", "--verify", `${name}^{commit}`)
  if (found === undefined) throw new Refusal(words.history.unknown)
  return found
}

/** The commits that are not on the upstream; undefined without an upstream. */
async function unpublishedIn(data: string): Promise<ReadonlySet<string> | undefined> {
  const listed = await tryGit(data, "rev-list", "HEAD", "--not", "@{upstream}")
  return listed === undefined ? undefined : new Set(listed.split("\n"))
}

/** The ids of the content's folder in each commit; undefined where it has none. */
async function contentTrees(data: string, commits: readonly string[]): Promise<ReadonlyArray<string | undefined>> {
  const folder = (await prefixOf(data)).slice(0, -1)
  const input = commits.map((commit) => `${commit}:${folder}\n`).join("")
  const output = await gitBytes(data, ["cat-file", "--batch-check=%(objectname)"], { input })
  return output
    .toString("utf8")
    .split("\n")
    .map((line) => (/^\w+$/.test(line) ? line : undefined))
}

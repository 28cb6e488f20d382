import { readFile, rm, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { tryGit } from "../../../content/files/git"
import { unlessMissing } from "./disk"
import type { Repository } from "./repository"

/** What a publication is about to do, beside the owner's index: read by the next start, if this one is killed between the commit and the index. */
const noteOf = ({ index }: Pick<Repository, "index">): string => join(dirname(index), "studio-publishing")

/**
 * @param repository before the commit
 * @param tree that will be committed
 */
export const recordUnfinishedCommit = (repository: Repository, tree: string): Promise<void> =>
  writeFile(noteOf(repository), `${repository.head} ${tree}\n`)

/** Forgets it, once the index is that of the commit, or there was none. */
export const clearUnfinishedCommit = (repository: Pick<Repository, "index">): Promise<void> =>
  rm(noteOf(repository), { force: true })

/**
 * @param data the folder of the content
 * @param repository that it is in
 * @returns whether the last commit is one whose index was never brought up to date: the owner's next commit would take it back
 */
export async function isIndexStale(data: string, repository: Repository): Promise<boolean> {
  const note = (await unlessMissing(readFile(noteOf(repository), "utf8")))?.trim()
  if (note === undefined) return false
  const made = [
    await tryGit(data, "rev-parse", "--quiet", "--verify", "HEAD^"),
    await tryGit(data, "rev-parse", "--quiet", "--verify", "HEAD^{tree}"),
  ].join(" ")
  if (note === made) return true
  await clearUnfinishedCommit(repository)
  return false
}

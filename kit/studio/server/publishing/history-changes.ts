import { existsSync, readFileSync } from "node:fs"
import { resolve } from "node:path"
import { git, prefixOf, tryGit } from "../../../content/files/git"
import { changesIn } from "./changes"
import type { ContentChange } from "./compare/content-change"
import { changesBetween } from "./compare/file-changes"
import { isText, textsOf } from "./compare/texts"
import { commitAt } from "./history"

/** What a commit changed in the content. */
export type CommitChanges =
  | {
      readonly kind: "changes"
      readonly changes: readonly ContentChange[]
      /** The texts at this commit that are needed to name what has changed, by path within data/. */
      readonly texts: Readonly<Record<string, string>>
    }
  /** It is the first commit, so all of its content is new. */
  | { readonly kind: "first"; readonly files: number }
  /** The commit before it is not in this shallow clone. */
  | { readonly kind: "unknown" }

/**
 * A merge is compared with its first parent.
 *
 * @param data the folder of the content
 * @param name of a commit
 * @returns what it changed in the content
 * @throws Refusal if there is no such commit
 * @throws GitError if git fails
 */
export async function readCommitChanges(data: string, name: string): Promise<CommitChanges> {
  const commit = await commitAt(data, name)
  const parent = await tryGit(data, "rev-parse", "--quiet", "--verify", `${commit}^`)
  if (parent === undefined) {
    if (await isCutOff(data, commit)) return { kind: "unknown" }
    const all = await git(data, "ls-tree", "-r", "-z", "--name-only", commit, "--", ".")
    return { kind: "first", files: all.split("\0").filter(Boolean).length }
  }
  const files = await changesBetween(data, parent, commit)
  const changes = (await changesIn(data, files)).map(({ change }) => change)
  return { kind: "changes", changes, texts: await namingTexts(data, commit, changes) }
}

/** Whether a commit has a parent that this shallow clone lacks. */
async function isCutOff(data: string, commit: string): Promise<boolean> {
  const path = resolve(data, (await git(data, "rev-parse", "--git-path", "shallow")).trim())
  return existsSync(path) && readFileSync(path, "utf8").split("\n").includes(commit)
}

/** The texts needed to name changes: for an entry, its whole file; for a post's text, also the list of posts. */
async function namingTexts(
  data: string,
  commit: string,
  changes: readonly ContentChange[],
): Promise<Readonly<Record<string, string>>> {
  const named = new Set(changes.map(({ file }) => file).filter(isText))
  if ([...named].some((file) => file.startsWith("posts/"))) named.add("posts.json")
  const prefix = await prefixOf(data)
  const listed = named.size > 0 ? await git(data, "ls-tree", "-r", "-z", commit, "--", ".") : ""
  const files = listed.split("\0").flatMap((record) => {
    const [, mode, oid, file] = /^(\d+) \w+ (\w+)\t(.+)$/s.exec(record) ?? []
    return mode && oid && file && named.has(file)
      ? [{ file, path: prefix + file, later: { mode, oid }, isPresent: true, isUncertain: false }]
      : []
  })
  return Object.fromEntries((await textsOf(data, files)).present)
}

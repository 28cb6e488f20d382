import type { Git } from "../../content/files/git"
import { versionIn } from "../migrate/version"
import { type Kit, kitFile } from "./kit-file"

/** Where the kit's refs are when they have been fetched, apart from the owner's. */
const kitRefs = "refs/kit"

/** Its tags, and its last commit. */
export const [kitTags, kitHead] = [`${kitRefs}/tags`, `${kitRefs}/head`]

/** A version of the kit, by its commit. */
export interface Version {
  readonly version: string
  readonly commit: string
}

/**
 * @param git in the project
 * @param versions of the kit
 * @param name a version, a tag or a commit. A branch, or HEAD, would be the site's own
 * @param isOwn whether tags and commits of the site's own repository count as well
 * @returns the commit of the kit that it names; undefined if it names none
 */
export async function commitOfKit(
  git: Git,
  versions: readonly Version[],
  name: string,
  isOwn = false,
): Promise<string | undefined> {
  const known = versions.find(({ version }) => version === versionIn(name))
  if (known) return known.commit
  const read = (each: string) => git.tryRun("rev-parse", "--verify", "--quiet", `${each}^{commit}`)
  const tagged = (await read(`${kitTags}/${name}`)) ?? (isOwn ? await read(`refs/tags/${name}`) : undefined)
  if (tagged !== undefined || !/^[\da-f]{4,64}$/i.test(name)) return tagged
  const commit = await read(name)
  if (commit === undefined || isOwn) return commit
  return (await git.run("for-each-ref", "--count=1", `--contains=${commit}`, kitRefs)) === "" ? undefined : commit
}

/**
 * Finds the commit of the kit that a site's code was made from: the newest of the one that both histories have and the one that kit.json names. A site without
 * a common history, such as one made from a template or a zip, has begun with the commit of the kit whose code is like that of its own first commit.
 *
 * @param git in the project, where the kit's versions have been fetched
 * @param kit what kit.json says
 * @param versions of the kit
 * @param target the commit that the site goes to
 * @returns the commit; undefined if nothing tells
 */
export async function findBase(
  git: Git,
  kit: Kit | undefined,
  versions: readonly Version[],
  target: string,
): Promise<string | undefined> {
  const known = async (name: string | undefined) => name && commitOfKit(git, versions, name)
  const named = (await known(kit?.commit)) || (await known(kit?.version)) || undefined
  const begun = (await git.tryRun("merge-base", "HEAD", target)) ?? (await likestCommit(git))
  if (named === undefined || begun === undefined) return named ?? begun
  return (await isAncestor(git, named, begun)) ? begun : named
}

/** @returns whether the first commit is the second, or comes before it */
export const isAncestor = async (git: Git, first: string, second: string): Promise<boolean> =>
  (await git.tryRun("merge-base", "--is-ancestor", first, second)) !== undefined

/** The newest commit of the kit that shares most files and folders with the site's first commit, content apart; undefined if it shares less than half of them. */
async function likestCommit(git: Git): Promise<string | undefined> {
  const [first] = (await git.run("rev-list", "--max-parents=0", "HEAD")).split("\n")
  const listed = (await git.run("ls-tree", "--format=%(objectname) %(path)", first ?? "HEAD")).split("\n")
  const entries = listed.map((line) => line.split(" ")).filter(([, name]) => name !== "data" && name !== kitFile)
  const commits = (await git.run("rev-list", `--glob=${kitRefs}`)).split("\n").filter(Boolean)
  const asked = commits.flatMap((commit) => entries.map(([, name]) => `${commit}:${name}\n`))
  const found = (await git.bytes(["cat-file", "--batch-check=%(objectname)"], asked.join(""))).toString().split("\n")
  const shared = commits.map(
    (_commit, index) => entries.filter(([object], at) => found[index * entries.length + at] === object).length,
  )
  const most = Math.max(0, ...shared)
  return most * 2 > entries.length ? commits[shared.indexOf(most)] : undefined
}

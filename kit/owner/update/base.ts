import type { Git } from "../../content/files/git"
import { type Kit, kitFile, kitRefs } from "./kit-file"

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
  versions: ReadonlyArray<{ readonly version: string; readonly commit: string }>,
  target: string,
): Promise<string | undefined> {
  const numbered = versions.find(({ version }) => version === kit?.version)?.commit
  const named = (await hasCommit(git, kit?.commit)) ? kit?.commit : numbered
  const begun = (await git.tryRun("merge-base", "HEAD", target)) ?? (await likestCommit(git))
  if (named === undefined || begun === undefined) return named ?? begun
  return (await isAncestor(git, named, begun)) ? begun : named
}

/** @returns whether the first commit is the second, or comes before it */
export const isAncestor = async (git: Git, first: string, second: string): Promise<boolean> =>
  (await git.tryRun("merge-base", "--is-ancestor", first, second)) !== undefined

const hasCommit = async (git: Git, commit: string | undefined): Promise<boolean> =>
  commit !== undefined && (await git.tryRun("cat-file", "-e", `${commit}^{commit}`)) !== undefined

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

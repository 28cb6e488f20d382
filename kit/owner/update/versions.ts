import { resolve } from "node:path"
import { Refusal } from "../../content/files/errors"
import { gitFor } from "../../content/files/terminal"
import { told } from "../../content/sentences/sentences"
import { Git } from "../files/git"
import { compareVersions, versionIn } from "../migrate/version"
import type { FollowUp } from "./follow-up"
import { type Kit, kitAt, kitFile } from "./kit-file"

/** Where the kit's fetched refs are, apart from the owner's. */
const kitRefs = "refs/kit"

/** Its tags, and its last commit. */
const [kitTags, kitHead] = [`${kitRefs}/tags`, `${kitRefs}/head`]

/** A version of the kit, by its commit. */
export interface Version {
  readonly version: string
  readonly commit: string
}

/**
 * Fetches the kit's versions: the tags v1.0.0 and so on; since not every copy includes the tags, also the commits in which kit.json got its number. The owner's
 * own tags and branches stay as they are.
 *
 * @param git in the project
 * @param source a git address, or a folder
 * @param patience how long the source may say nothing, in milliseconds
 * @returns the versions, oldest first
 * @throws Refusal if the source cannot be reached or does not answer, or has no version
 */
export async function fetchVersions(git: Git, source: string, patience = 60_000): Promise<readonly Version[]> {
  try {
    const wanted = [`+refs/tags/*:${kitTags}/*`, `+HEAD:${kitHead}`]
    // Progress distinguishes an address that responds slowly from one that does not respond.
    await git.bytes(["fetch", "--progress", "--no-tags", "--force", "--prune", "--", source, ...wanted], "", patience)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new Refusal(told("update.notFetched", { source, message: error.message }))
  }
  // If both name a version, the tag wins: somebody has set it on purpose.
  const all = [...(await numberedVersions(git, kitHead)), ...(await taggedVersions(git))]
  const found = [...new Map(all.map((each) => [each.version, each])).values()]
  if (found.length > 0) return found.sort((one, other) => compareVersions(one.version, other.version))
  const folder = resolve(git.folder, source)
  // Git fetches nothing from such a clone, and says so only when asked.
  if ((await new Git(folder).tryRun("rev-parse", "--is-shallow-repository")) === "true")
    throw new Refusal(told("update.shallow", { source, git: gitFor(folder) }))
  throw new Refusal(told("update.noVersion", { source }))
}

async function taggedVersions(git: Git): Promise<readonly Version[]> {
  const lines = await git.run("for-each-ref", "--format=%(refname:lstrip=3) %(objectname) %(*objectname)", kitTags)
  return lines.split("\n").flatMap((line) => {
    const [tag = "", object = "", commit] = line.split(" ")
    const version = versionIn(tag)
    return version === undefined ? [] : [{ version, commit: commit || object }]
  })
}

/** @returns the versions, each by the first commit up to this one in which kit.json has its number */
export async function numberedVersions(git: Git, last: string): Promise<readonly Version[]> {
  const commits = (await git.tryRun("log", "--topo-order", "--format=%H", last, "--", kitFile))?.split("\n") ?? []
  const numbered = commits.filter(Boolean).map(async (commit) => [(await numberAt(git, commit)) ?? "", commit] as const)
  const found = new Map(await Promise.all(numbered))
  found.delete("")
  return [...found].map(([version, commit]) => ({ version, commit })).reverse()
}

/** @returns the version that kit.json says in a commit; undefined without one */
async function numberAt(git: Git, commit: string): Promise<string | undefined> {
  try {
    return (await kitAt(git, commit))?.version
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

/** The version to go to. */
interface Target extends Version {
  /** For people: its number, with the commit if that is not the one in which the version got the number. */
  readonly title: string
}

/** An update from one version to another. */
export interface Step {
  /** The version that the site has; undefined for a site from before kit.json. */
  readonly from: string | undefined
  /** The commit of the kit that the site's code was made from. */
  readonly base: string
  readonly target: Target
}

/** What the owner asked for. A version is named by its number, a tag or a commit. */
interface Wanted {
  readonly to: string | undefined
  /** What the site began with. */
  readonly base: string | undefined
  readonly followUp: FollowUp
}

/**
 * @param git in the project
 * @param kit what kit.json says; undefined if it is not there
 * @param versions that the source has
 * @param wanted what the owner asked for
 * @returns the step; undefined if the site has that version
 * @throws Refusal for a version that the source lacks, and for an older one
 */
export async function planStep(
  git: Git,
  kit: Kit | undefined,
  versions: readonly Version[],
  { to, base: named, followUp }: Wanted,
): Promise<Step | undefined> {
  const all = { versions: versions.map(({ version }) => version).join(", ") }
  const unknown = (name = "") => new Refusal(told("update.unknown", { name, ...all }), 2)
  const commit = to === undefined ? versions.at(-1)?.commit : await commitOfKit(git, versions, to)
  const known = versions.find((each) => each.commit === commit)?.version
  const version = known ?? (commit && (await numberAt(git, commit)))
  if (commit === undefined || version === undefined) throw unknown(to)
  const title = known ?? `${version} (${commit.slice(0, 8)})`
  const order = kit ? compareVersions(kit.version, version) : -1
  if (order === 0 && to === undefined) return undefined
  if (order <= 0) {
    // A site may have begun with a commit or under a tag that only its own repository has.
    const base =
      named === undefined ? await findBase(git, kit, versions, commit) : await commitOfKit(git, versions, named, true)
    if (base === undefined && named !== undefined) throw unknown(named)
    if (base === undefined) {
      const again = followUp.again("--base", versions[0]?.version ?? "")
      throw new Refusal(told("update.noBase", { version: kit?.version, again, ...all }))
    }
    if (order === 0 && base === commit) return undefined
    if (order < 0 || (await isAncestor(git, base, commit)))
      return { from: kit?.version, base, target: { version, commit, title } }
  }
  throw new Refusal(told("update.onlyForward", { version: kit?.version ?? "", title }))
}

/**
 * @param git in the project
 * @param versions of the kit
 * @param name a version, a tag or a commit. A branch, or HEAD, would be the site's own
 * @param isOwn whether tags and commits of the site's own repository count as well
 * @returns the commit of the kit that it names; undefined if it names none
 */
async function commitOfKit(
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
 * Finds the commit of the kit that a site's code was made from: the newer of the one that both histories have and the one that kit.json names: a zip's kit.json
 * names its commit, a template's its version.
 *
 * @param git in the project, where the kit's versions have been fetched
 * @param kit what kit.json says
 * @param versions of the kit
 * @param target the commit that the site goes to
 * @returns the commit; undefined if it cannot be determined
 */
async function findBase(
  git: Git,
  kit: Kit | undefined,
  versions: readonly Version[],
  target: string,
): Promise<string | undefined> {
  const known = async (name: string | undefined) => name && commitOfKit(git, versions, name)
  const named = (await known(kit?.commit)) || (await known(kit?.version)) || undefined
  const begun = await git.tryRun("merge-base", "HEAD", target)
  if (named === undefined || begun === undefined) return named ?? begun
  return (await isAncestor(git, named, begun)) ? begun : named
}

/** @returns whether the first commit is the second, or comes before it */
const isAncestor = async (git: Git, first: string, second: string): Promise<boolean> =>
  (await git.tryRun("merge-base", "--is-ancestor", first, second)) !== undefined

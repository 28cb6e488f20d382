import { resolve } from "node:path"
import { Refusal } from "../../content/files/errors"
import { Git } from "../../content/files/git"
import { gitFor } from "../../content/files/terminal"
import { compareVersions, versionIn } from "../migrate/version"
import { findBase, isAncestor } from "./base"
import type { FollowUp } from "./follow-up"
import { type Kit, kitAt, kitFile, kitRefs, lastUpdate } from "./kit-file"
import { WrongSource } from "./progress"

/** A version of the kit, by its commit. */
export interface Version {
  readonly version: string
  readonly commit: string
}

const [tags, head] = [`${kitRefs}/tags`, `${kitRefs}/head`]

/**
 * Fetches the kit's versions: the tags v1.0.0 and so on; since tags do not travel with every copy, also the commits in which kit.json got its number. The
 * owner's own tags and branches stay as they are.
 *
 * @param git in the project
 * @param source a git address, or a folder
 * @returns the versions, oldest first
 * @throws WrongSource if the source cannot be reached, or has no version
 */
export async function fetchVersions(git: Git, source: string): Promise<readonly Version[]> {
  // Without a terminal's question for a password: it would wait for ever.
  const quiet = git.with({ GIT_TERMINAL_PROMPT: "0" })
  const wanted = [`+refs/tags/*:${tags}/*`, `+HEAD:${head}`]
  try {
    await quiet.run("fetch", "--quiet", "--no-tags", "--force", "--prune", "--", source, ...wanted)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new WrongSource(
      `No versions came from ${source}, so nothing was changed. Is there a network, and is the address right?\n\n${error.message}`,
    )
  }
  // Where both say it, the tag is the one that somebody has set on purpose.
  const all = [...(await numberedVersions(git, head)), ...(await taggedVersions(git))]
  const found = [...new Map(all.map((each) => [each.version, each])).values()]
  if (found.length === 0) throw await withoutVersions(git, source)
  return found.sort((one, other) => compareVersions(one.version, other.version))
}

async function taggedVersions(git: Git): Promise<readonly Version[]> {
  const lines = await git.run("for-each-ref", "--format=%(refname:lstrip=3) %(objectname) %(*objectname)", tags)
  return lines.split("\n").flatMap((line) => {
    const [tag = "", object = "", commit = ""] = line.split(" ")
    const version = versionIn(tag)
    return version === undefined ? [] : [{ version, commit: commit || object }]
  })
}

/** @returns the versions, each by the first commit up to this one in which kit.json has its number */
export async function numberedVersions(git: Git, last: string): Promise<readonly Version[]> {
  const commits = (await git.tryRun("log", "--topo-order", "--reverse", "--format=%H", last, "--", kitFile)) ?? ""
  const found = new Map<string, Version>()
  for (const commit of commits.split("\n").filter(Boolean)) {
    const version = await numberAt(git, commit)
    if (version !== undefined && !found.has(version)) found.set(version, { version, commit })
  }
  return [...found.values()]
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

async function withoutVersions(git: Git, source: string): Promise<WrongSource> {
  const folder = resolve(git.folder, source)
  // Of such a clone git fetches nothing, and says so only to somebody who looks.
  if ((await new Git(folder).tryRun("rev-parse", "--is-shallow-repository")) === "true")
    return new WrongSource(
      `${source} has only the last commits of the kit, which is too little. Get the others: ${gitFor(folder)} fetch --unshallow`,
    )
  return new WrongSource(`${source} has no version of the kit: no tag such as v1.0.0, and no ${kitFile} with a number.`)
}

/** The version to go to. */
interface Target extends Version {
  /** For people: its number; with the commit, if it is not the one in which the version got it. */
  readonly title: string
  readonly isNumbered: boolean
}

/** Which version is there, and which one comes. */
export interface Step {
  /** The version that is there; undefined for a site from before kit.json. */
  readonly from: string | undefined
  /** The commit of the kit that the site's code was made from. */
  readonly base: string
  readonly target: Target
}

/** A step as it is asked for; what names a version is its number, a tag or a commit. */
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
 * @param wanted what was asked for
 * @returns the step; undefined if the site has that version
 * @throws Refusal for a version that the source lacks, and for an older one
 */
export async function planStep(
  git: Git,
  kit: Kit | undefined,
  versions: readonly Version[],
  wanted: Wanted,
): Promise<Step | undefined> {
  const target = await targetOf(git, versions, wanted.to)
  const order = kit ? compareVersions(kit.version, target.version) : -1
  if (kit && order > 0) throw await backward(git, kit, target, wanted)
  if (order === 0 && wanted.to === undefined) return undefined
  const base = await baseOf(git, kit, versions, target, wanted)
  if (order === 0 && base === target.commit) return undefined
  if (kit && order === 0 && !(await isAncestor(git, base, target.commit)))
    throw await backward(git, kit, target, wanted)
  return { from: kit?.version, base, target }
}

async function backward(git: Git, { version }: Kit, { title }: Target, { followUp }: Wanted): Promise<Refusal> {
  const back =
    (await lastUpdate(git))?.isTakenBack === false ? ` To take the last one back: ${followUp.update("--undo")}` : ""
  return new Refusal(
    `This site has version ${version}, which is newer than ${title}. An update only goes forward.${back}`,
  )
}

async function targetOf(git: Git, versions: readonly Version[], name: string | undefined): Promise<Target> {
  const newest = versions.at(-1)
  const commit = name === undefined ? newest?.commit : await commitOfKit(git, versions, name)
  const tagged = name === undefined ? newest?.version : versionIn(name)
  const known = tagged ?? versions.find((each) => each.commit === commit)?.version
  const version = known ?? (commit === undefined ? undefined : await numberAt(git, commit))
  if (commit === undefined || version === undefined) throw unknown(name ?? "", versions)
  const title = known === undefined ? `${version} (${commit.slice(0, 8)})` : version
  return { version, commit, title, isNumbered: known !== undefined }
}

async function baseOf(
  git: Git,
  kit: Kit | undefined,
  versions: readonly Version[],
  target: Version,
  { base, followUp }: Wanted,
): Promise<string> {
  const found =
    base === undefined ? await findBase(git, kit, versions, target.commit) : await commitNamed(git, versions, base)
  if (found !== undefined) return found
  const [example = ""] = versions.map(({ version }) => version)
  const known = kit
    ? `This site has version ${kit.version}, which the source does not have`
    : "There is no kit.json, and this repository has no commit like one of the kit’s"
  throw new Refusal(
    `${known}, so nobody knows what the site began with. The kit has the versions ${listOf(versions)}. Name one of them, or a tag or a commit of the kit, such as: ${followUp.again(example)}`,
  )
}

const listOf = (versions: readonly Version[]): string => versions.map(({ version }) => version).join(", ")

const unknown = (name: string, versions: readonly Version[]): Refusal =>
  new Refusal(`The kit has no version, tag or commit ${name}. Its versions are ${listOf(versions)}.`, 2)

/** @returns the commit of the kit that a version, a tag or a commit names; undefined for anything else */
async function commitOfKit(git: Git, versions: readonly Version[], name: string): Promise<string | undefined> {
  const version = versionIn(name)
  const known = version === undefined ? undefined : versions.find((each) => each.version === version)
  if (known) return known.commit
  const tagged = await git.tryRun("rev-parse", "--verify", "--quiet", `${tags}/${name}^{commit}`)
  if (tagged !== undefined) return tagged
  const commit = await commitIn(git, name)
  const holding = commit && (await git.run("for-each-ref", "--count=1", `--contains=${commit}`, kitRefs))
  return holding ? commit : undefined
}

/** A site may have begun with a commit that only its own repository has, or under a tag that only this has. */
async function commitNamed(git: Git, versions: readonly Version[], name: string): Promise<string> {
  const own = () => git.tryRun("rev-parse", "--verify", "--quiet", `refs/tags/${name}^{commit}`)
  const found = (await commitOfKit(git, versions, name)) ?? (await own()) ?? (await commitIn(git, name))
  if (found === undefined) throw unknown(name, versions)
  return found
}

/** A branch, or HEAD, would be the site's own. */
const commitIn = async (git: Git, name: string): Promise<string | undefined> =>
  /^[\da-f]{4,64}$/i.test(name) ? git.tryRun("rev-parse", "--verify", "--quiet", `${name}^{commit}`) : undefined

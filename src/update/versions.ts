import type { Git } from "../content/git"
import { compareVersions, versionIn } from "../content/migrate/version"
import { Refusal } from "../content/new/refusal"
import type { Kit } from "./kit-file"

/** A version of the kit, by its commit. */
export interface Version {
  readonly version: string
  readonly commit: string
}

/** No versions can be had from where they were looked for. */
export class WrongSource extends Refusal {}

/** Refs of the kit's, apart from the owner's tags. */
const refs = "refs/kit"

/**
 * Fetches the kit's versions: the tags v1.0.0 and so on. The owner's own tags and branches stay as they are.
 *
 * @param git in the project
 * @param source a git address, or a folder
 * @returns the versions, oldest first
 * @throws WrongSource if the source cannot be reached, or has no version
 */
export async function fetchVersions(git: Git, source: string): Promise<readonly Version[]> {
  // Without a terminal's question for a password: it would wait for ever.
  const quiet = git.with({ GIT_TERMINAL_PROMPT: "0" })
  try {
    await quiet.run("fetch", "--quiet", "--no-tags", "--force", "--prune", ...from(source))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new WrongSource(
      `No versions came from ${source}, so nothing was changed. Is there a network, and is the address right?\n\n${error.message}`,
    )
  }
  const lines = (
    await git.run("for-each-ref", "--format=%(refname:lstrip=2) %(objectname) %(*objectname)", refs)
  ).split("\n")
  const versions = lines.flatMap((line) => {
    const [tag = "", object = "", commit = ""] = line.split(" ")
    const version = versionIn(tag)
    return version === undefined ? [] : [{ version, commit: commit || object }]
  })
  if (versions.length === 0) throw new WrongSource(`${source} has no version of the kit: no tag such as v1.0.0.`)
  return versions.sort((one, other) => compareVersions(one.version, other.version))
}

const from = (source: string): readonly string[] => ["--", source, `+refs/tags/v*:${refs}/v*`]

/** Which version is there, and which one comes. */
export interface Step {
  /** The version that is there; undefined for a site from before kit.json. */
  readonly from: string | undefined
  /** The commit of the kit that the site's code was made from. */
  readonly base: string
  readonly target: Version
}

/**
 * @param git in the project
 * @param kit what kit.json says; undefined if it is not there
 * @param versions that the source has
 * @param wanted the version to go to, and the commit that the site began with, as flags name them
 * @returns the step; undefined if the newest version is there
 * @throws Refusal for a version that the source lacks, and for an older one
 */
export async function stepTo(
  git: Git,
  kit: Kit | undefined,
  versions: readonly Version[],
  wanted: { readonly to: string | undefined; readonly base: string | undefined },
): Promise<Step | undefined> {
  const list = versions.map(({ version }) => version).join(", ")
  const to = wanted.to === undefined ? versions.at(-1)?.version : versionIn(wanted.to)
  const target = versions.find(({ version }) => version === to)
  if (!target) throw new Refusal(`There is no version ${wanted.to}. There are: ${list}.`, 2)
  if (!kit) return { from: undefined, base: await baseWithoutKit(git, target, wanted.base), target }
  if (compareVersions(kit.version, target.version) > 0)
    throw new Refusal(
      `This site has version ${kit.version}, which is newer than ${target.version}. An update only goes forward; npm run update -- --undo takes the last one back.`,
    )
  if (kit.version === target.version) return undefined
  const base = versions.find(({ version }) => version === kit.version)?.commit
  if (wanted.base === undefined && base === undefined)
    throw new Refusal(
      `This site has version ${kit.version}, which the source does not have (it has ${list}). Correct kit.json, or name the commit of the kit that this site began with: npm run update -- --base <commit>`,
    )
  return {
    from: kit.version,
    base: wanted.base === undefined ? (base ?? "") : await commitNamed(git, wanted.base),
    target,
  }
}

/** For a site from before kit.json: the commit that its history and the kit's share. */
async function baseWithoutKit(git: Git, target: Version, named: string | undefined): Promise<string> {
  if (named !== undefined) return commitNamed(git, named)
  const shared = await git.asked("merge-base", "HEAD", target.commit)
  if (shared) return shared
  throw new Refusal(
    "There is no kit.json, and this repository shares no history with the kit, so nobody knows which version the site began with. Name its tag or commit: npm run update -- --base v1.0.0",
  )
}

async function commitNamed(git: Git, name: string): Promise<string> {
  for (const each of [`${refs}/${name}`, name]) {
    const commit = await git.asked("rev-parse", "--verify", "--quiet", `${each}^{commit}`)
    if (commit !== undefined) return commit
  }
  throw new Refusal(`The kit has no version or commit ${name}.`, 2)
}

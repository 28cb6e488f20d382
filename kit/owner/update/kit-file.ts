import { Refusal } from "../../content/files/errors"
import type { Git } from "../../content/files/git"
import { gitFor } from "../../content/files/terminal"
import { editJson, type Json } from "../../content/json/edit-json"
import { getIn } from "../../content/location/json-path"
import { readableContent } from "../label-sets/replacement"
import { versionIn } from "../migrate/version"

/** The file that says which version of the kit a site has. */
export const kitFile = "kit.json"

/** Where the kit's refs are when they have been fetched, apart from the owner's: its tags, and its last commit. */
export const kitRefs = "refs/kit"

/** What it says. */
export interface Kit {
  readonly version: string
  /** Where versions are fetched from: a git address, or a folder. */
  readonly source?: string
  /** The commit of the kit, if it is not the one in which the version got its number. */
  readonly commit?: string
}

/**
 * @param git in a repository with the kit
 * @param commit in which to look
 * @returns what its kit.json says; undefined if it has none
 * @throws Refusal if the file is there and says no version
 */
export async function kitAt(git: Git, commit: string): Promise<Kit | undefined> {
  const text = await textAt(git, commit, kitFile)
  return text === undefined ? undefined : kitIn(text, gitFor(git.folder))
}

/**
 * @param text of a kit.json
 * @param git how git is called there
 * @returns what it says
 * @throws Refusal if it says no version
 */
export function kitIn(text: string, git = "git"): Kit {
  const content = readableContent(Buffer.from(text))
  const version = getIn(content, "version")
  const known = typeof version === "string" ? versionIn(version) : undefined
  if (known === undefined)
    throw new Refusal(
      `${kitFile} names no version such as 1.0.0. What it said before: ${git} log --patch -- ${kitFile}`,
    )
  const others = ["source", "commit"].flatMap((key) => {
    const value = getIn(content, key)
    return typeof value === "string" && value !== "" ? [[key, value] as const] : []
  })
  return { version: known, ...Object.fromEntries(others) }
}

/**
 * @param text of the new version's kit.json; undefined if it has none
 * @param kit what is to stand in it; without a source, the one that it names stays
 * @returns its text
 */
export function writeKit(text: string | undefined, { version, source, commit }: Kit): string {
  const values = Object.entries({ version, source, commit }).flatMap(
    ([key, value]): Array<readonly [string, Json]> => (value === undefined ? [] : [[key, value]]),
  )
  const after = (before: string, [key, to]: readonly [string, Json]) =>
    editJson(before, { kind: "set", path: [key], to, before: ["version"] })
  return values.reduce(after, text ?? "{\n}\n")
}

/** @returns the newest commit that brought another version, or took it back; undefined if there is none */
export async function lastUpdate(
  git: Git,
): Promise<{ readonly commit: string; readonly isTakenBack: boolean } | undefined> {
  const said = await git.tryRun("log", "--format=%H %s", "--max-count=1", "HEAD", "--", kitFile)
  const [, commit, revert] = /^(\w+) (Revert ")?(?:Reapply ")?Update the site kit /.exec(said ?? "") ?? []
  return commit === undefined ? undefined : { commit, isTakenBack: revert !== undefined }
}

/** @returns a file's text in a commit; undefined if it is not there */
export async function textAt(git: Git, commit: string, path: string): Promise<string | undefined> {
  const blob = await git.tryRun("rev-parse", "--verify", "--quiet", `${commit}:${path}`)
  return blob === undefined ? undefined : (await git.bytes(["cat-file", "blob", blob])).toString()
}

import { editJson, type Json } from "../content/edit/edit-json"
import type { Git } from "../content/git"
import { readableContent } from "../content/label-sets/replacement"
import { versionIn } from "../content/migrate/version"
import { Refusal } from "../content/new/refusal"
import { valueIn } from "../content/unchecked"

/** The file that says which version of the kit a site has. */
export const kitFile = "kit.json"

/** What it says. */
export interface Kit {
  readonly version: string
  /** Where versions are fetched from: a git address, or a folder. */
  readonly source?: string
}

/**
 * @param git in a repository with the kit
 * @param commit in which to look
 * @returns what its kit.json says; undefined if it has none
 * @throws Refusal if the file is there and says no version
 */
export async function kitAt(git: Git, commit: string): Promise<Kit | undefined> {
  const text = await textAt(git, commit, kitFile)
  return text === undefined ? undefined : kitIn(text)
}

/**
 * @param text of a kit.json
 * @returns what it says
 * @throws Refusal if it says no version
 */
export function kitIn(text: string): Kit {
  const content = readableContent(Buffer.from(text))
  const [version, source] = [valueIn(content, "version"), valueIn(content, "source")]
  const known = typeof version === "string" ? versionIn(version) : undefined
  if (known === undefined)
    throw new Refusal(`${kitFile} names no version such as 1.0.0. Get it back as it was: git log -- ${kitFile}`)
  return { version: known, ...(typeof source === "string" && source !== "" ? { source } : {}) }
}

/**
 * @param text of the new version's kit.json; undefined if it has none
 * @param kit what is to stand in it; without a source, the one that it names stays
 * @returns its text
 */
export function withKit(text: string | undefined, { version, source }: Kit): string {
  const values: ReadonlyArray<readonly [string, Json]> = [
    ["version", version],
    ...(source === undefined ? [] : [["source", source] as const]),
  ]
  const after = (before: string, [key, to]: readonly [string, Json]) =>
    editJson(before, { kind: "set", path: [key], to, before: ["version"] })
  return values.reduce(after, text ?? "{\n}\n")
}

/** @returns a file's text in a commit; undefined if it is not there */
export async function textAt(git: Git, commit: string, path: string): Promise<string | undefined> {
  const blob = await git.asked("rev-parse", "--verify", "--quiet", `${commit}:${path}`)
  return blob === undefined ? undefined : (await git.bytes(["cat-file", "blob", blob])).toString()
}

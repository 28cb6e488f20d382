import { Refusal } from "../../content/files/errors"
import { gitFor } from "../../content/files/terminal"
import { getIn } from "../../content/location/json-path"
import { told } from "../../content/sentences/sentences"
import type { Git } from "../files/git"
import { readableContent } from "../files/json-bytes"
import { versionIn } from "../migrate/version"

/** The file that says which version of the kit a site has. */
export const kitFile = "kit.json"

/** What kit.json says. */
export interface Kit {
  readonly version: string
  /** Where versions are fetched from: a git address, or a folder. */
  readonly source: string | undefined
  /** The commit of the kit that the site's code was made from, if it is known. */
  readonly commit: string | undefined
}

/**
 * @param git in a repository with the kit
 * @param commit in which to look
 * @returns what its kit.json says; undefined if it has none
 * @throws Refusal if the file exists but names no version
 */
export async function kitAt(git: Git, commit: string): Promise<Kit | undefined> {
  const text = await textAt(git, commit, kitFile)
  if (text === undefined) return undefined
  const content = readableContent(Buffer.from(text))
  const said = (key: string) => {
    const value = getIn(content, key)
    return typeof value === "string" && value !== "" ? value : undefined
  }
  const version = versionIn(said("version") ?? "")
  if (version === undefined) throw new Refusal(told("update.noNumber", { git: gitFor(git.folder) }))
  return { version, source: said("source"), commit: said("commit") }
}

/** @returns a file's text in a commit; undefined if it is not there */
export const textAt = (git: Git, commit: string, path: string): Promise<string | undefined> =>
  git.tryRun("cat-file", "blob", `${commit}:${path}`)

/** @returns whether two commits or trees have different packages */
export const changesPackages = async (git: Git, one: string, other: string): Promise<boolean> =>
  (await git.run("diff", "--name-only", one, other, "--", "package-lock.json")) !== ""

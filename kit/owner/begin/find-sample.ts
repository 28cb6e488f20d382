import { execFile } from "node:child_process"
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { sample } from "../../content/check/sample-content"
import { Refusal } from "../../content/files/errors"
import { getIn } from "../../content/json/json-path"
import { keptName } from "./swap"

/**
 * Copies the sample to a folder, once data/ is the owner's: from the folder that kept it, or from the commit before the owner's first.
 *
 * @param project the folder that contains data/
 * @param into the folder for the copy; anything in it is removed
 * @throws Refusal if neither has it
 */
export async function copySample(project: string, into: string): Promise<void> {
  rmSync(into, { recursive: true, force: true })
  const kept = join(project, keptName)
  if (existsSync(kept)) return cpSync(kept, into, { recursive: true })
  const commit = await lastOfSample(project)
  if (commit === undefined)
    throw new Refusal("The sample is not in this repository's history. If the clone is shallow: git fetch --unshallow")
  // An index of its own: that of the owner stays as it is.
  const own = mkdtempSync(join(tmpdir(), "sample-"))
  try {
    const env = { ...process.env, GIT_INDEX_FILE: join(own, "index") }
    await git(project, ["read-tree", `${commit}:./data`], env)
    await git(project, ["checkout-index", "--all", "--force", `--prefix=${into.replaceAll("\\", "/")}/`], env)
  } finally {
    rmSync(own, { recursive: true })
  }
}

/** The last commit in which the sample's owner has the site. */
async function lastOfSample(project: string): Promise<string | undefined> {
  const commits = (await said(project, ["log", "--format=%H", "--", "data/site.json"]))?.split("\n") ?? []
  for (const commit of commits) {
    if (await isOfSample(project, commit)) return commit
    if (await isOfSample(project, `${commit}^`)) return `${commit}^`
  }
  return undefined
}

async function isOfSample(project: string, commit: string): Promise<boolean> {
  const text = await said(project, ["show", `${commit}:./data/site.json`])
  if (text === undefined) return false
  try {
    return getIn(JSON.parse(text), "name") === sample.owner[0]
  } catch (error) {
    if (error instanceof SyntaxError) return false
    throw error
  }
}

const git = async (cwd: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): Promise<string> =>
  (await promisify(execFile)("git", [...args], { cwd, env, maxBuffer: 2 ** 26 })).stdout.trim()

/** @returns what git says; undefined where it has nothing, or is not there: either way the sample is not to be had from it */
const said = (cwd: string, args: readonly string[]): Promise<string | undefined> =>
  git(cwd, args).catch(() => undefined)

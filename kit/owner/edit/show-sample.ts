import { spawn } from "node:child_process"
import { once } from "node:events"
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { sample } from "../../content/check/sample"
import { Refusal } from "../../content/files/errors"
import { print } from "../../content/files/terminal"
import { tryJson } from "../../content/json/edit-json"
import { getIn } from "../../content/location/json-path"
import { Git } from "../files/git"
import { supervisor } from "../run-program"
import { isSample, keptName } from "../sample"
import { copyProject, gatsby } from "./project-copy"

/**
 * Shows the sample in a separate preview beside the owner's site, from a copy of the project, so that data/ is not touched.
 *
 * @param project the project's folder
 * @param signal ends it
 * @returns the exit code
 * @throws Refusal if data/ is the sample
 */
export async function showSample(project: string, signal: AbortSignal): Promise<number> {
  if (isSample(join(project, "data"))) throw new Refusal("data/ is still the sample: npm run edit shows it.")
  const folder = join(project, ".owners/shown-sample")
  copyProject(folder)
  await copySample(project, join(folder, "data"))
  const port = process.env.PORT ?? "8010"
  signal.throwIfAborted()
  print(`The sample, to look at: http://localhost:${port} in about a minute. Ctrl-C ends it.\n`)
  const develop = [process.execPath, gatsby, "develop", "--host", "127.0.0.1", "--port", port]
  const preview = spawn(process.execPath, [supervisor, ...develop], {
    cwd: folder,
    stdio: ["ignore", "inherit", "inherit", "pipe"],
    detached: process.platform !== "win32",
  })
  signal.addEventListener("abort", () => preview.stdio[3]?.destroy())
  const [code] = await once(preview, "exit")
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  return signal.aborted ? 0 : (code ?? 1)
}

/**
 * Copies the sample to a folder, once data/ is the owner's: from the folder that kept it, or from the last commit that has it.
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
  // With a separate index, so that the owner's own stays as it is.
  const own = mkdtempSync(join(tmpdir(), "sample-"))
  try {
    const git = new Git(project, { GIT_INDEX_FILE: join(own, "index") })
    await git.run("read-tree", `${commit}:./data`)
    await git.run("checkout-index", "--all", "--force", `--prefix=${into.replaceAll("\\", "/")}/`)
  } finally {
    rmSync(own, { recursive: true })
  }
}

/** The last commit whose site.json names the sample's owner. */
async function lastOfSample(project: string): Promise<string | undefined> {
  const commits = (await new Git(project).tryRun("log", "--format=%H", "--", "data/site.json"))?.split("\n") ?? []
  for (const commit of commits) {
    if (await isOfSample(project, commit)) return commit
    if (await isOfSample(project, `${commit}^`)) return `${commit}^`
  }
  return undefined
}

async function isOfSample(project: string, commit: string): Promise<boolean> {
  const text = await new Git(project).tryRun("show", `${commit}:./data/site.json`)
  return getIn(tryJson(text ?? ""), "name") === sample.owner[0]
}

import { spawn } from "node:child_process"
import { once } from "node:events"
import { rmSync } from "node:fs"
import { join } from "node:path"
import { Refusal } from "../../content/files/errors"
import { print } from "../../content/files/terminal"
import { copySample } from "../begin/find-sample"
import { isSample } from "../begin/sample"
import { copyProject, gatsby } from "../commands/support/project-copy"
import { supervisor } from "../update/proof/tools"

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

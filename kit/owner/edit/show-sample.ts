import { spawn } from "node:child_process"
import { join } from "node:path"
import { Refusal } from "../../content/files/errors"
import { print, writeError } from "../../content/files/terminal"
import { copySample } from "../begin/find-sample"
import { isSample } from "../begin/sample"
import { copyProject, gatsby } from "../commands/support/project-copy"

/**
 * Shows the sample in a preview of its own, beside the owner's site: in a copy of the project, so that nothing of it reaches data/.
 *
 * @param project the project's folder
 */
export async function showSample(project: string): Promise<void> {
  try {
    if (isSample(join(project, "data"))) throw new Refusal("data/ is still the sample: npm run edit shows it.")
    const folder = join(project, ".owners/shown-sample")
    copyProject(folder)
    await copySample(project, join(folder, "data"))
    const port = process.env.PORT ?? "8010"
    print(`The sample, to look at: http://localhost:${port} in about a minute. Ctrl-C ends it.\n`)
    const preview = spawn(process.execPath, [gatsby, "develop", "--host", "127.0.0.1", "--port", port], {
      cwd: folder,
      stdio: "inherit",
    })
    // Ctrl-C reaches the preview too, which ends first.
    for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(name, () => preview.kill(name))
    preview.on("exit", (code) => {
      process.exitCode = code ?? 0
    })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    writeError(`${error.message}\n`)
    process.exitCode = error.exitCode
  }
}

import { execFile } from "node:child_process"
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { gatsby } from "../../../owner/commands/support/project-copy"

const project = join(__dirname, "../../../..")

/** The cost of a build. */
export interface Cost {
  readonly seconds: number
  /** Processor time of all processes, in seconds; other work on the machine increases `seconds`, but hardly this. */
  readonly processorSeconds: number
  /** Peak memory, in bytes, of the largest process, and the sum of all processes' peaks. */
  readonly largestProcess: number
  readonly allProcesses: number
}

/**
 * Builds the site in a copy of the project.
 *
 * @param folder of the copy
 * @throws an error with the build's output if it fails
 */
export async function timedBuild(folder: string): Promise<Cost> {
  const records = await mkdtemp(join(tmpdir(), "records-"))
  const recorder = `--require ${JSON.stringify(join(project, "kit/dev/bench/scale/process-recorder.cjs"))}`
  const started = performance.now()
  try {
    await promisify(execFile)(gatsby, ["build"], {
      cwd: folder,
      maxBuffer: 2 ** 26,
      env: {
        ...process.env,
        NODE_OPTIONS: [process.env.NODE_OPTIONS ?? "", recorder].join(" "),
        PROCESS_RECORDS: records,
      },
    })
    return { seconds: (performance.now() - started) / 1000, ...(await costOf(records)) }
  } finally {
    await rm(records, { recursive: true })
  }
}

async function costOf(records: string) {
  const names = (await readdir(records)).filter((name) => name.endsWith(".json"))
  const processes: Array<{ memory: number; processor: number }> = await Promise.all(
    names.map(async (name) => JSON.parse(await readFile(join(records, name), "utf8"))),
  )
  const sumOf = (part: "memory" | "processor") => processes.reduce((sum, one) => sum + one[part], 0)
  return {
    processorSeconds: sumOf("processor") / 1e6,
    largestProcess: Math.max(...processes.map(({ memory }) => memory)) * 1024,
    allProcesses: sumOf("memory") * 1024,
  }
}

import { execFile } from "node:child_process"
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { gatsby } from "../../scripts/support/project-copy"

const project = join(__dirname, "../..")

/** What a build took. */
export interface Cost {
  readonly seconds: number
  /** The processors' time, in seconds, of all processes: what else the machine does adds to the seconds, and hardly to these. */
  readonly processorSeconds: number
  /** The most memory, in bytes, of the process that had most, and of all together if each had its most at the same time. */
  readonly largestProcess: number
  readonly allProcesses: number
}

/**
 * Builds the site in a copy of the project.
 *
 * @param folder of the copy
 * @throws what the build said if it fails
 */
export async function timedBuild(folder: string): Promise<Cost> {
  const records = await mkdtemp(join(tmpdir(), "records-"))
  const recorder = `--require ${JSON.stringify(join(project, "bench/scale/process-recorder.cjs"))}`
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

import { cpSync } from "node:fs"
import { join } from "node:path"
import { commitAllIn, gitIn, initIn } from "../../../../../__tests__/support/git/git-in"
import { testOfSample } from "../../../../../__tests__/support/of-sample"
import { scratchFolder } from "../../../../../__tests__/support/scratch-folder"
import { sample } from "../../../../dev/support/owners"
import { begin } from "../../command"

/** There is a sample to begin from only while data/ holds it. */
export const onSample = testOfSample("npm run begin")

/** What an owner says, by flags. */
export const ada = ["--language", "en-GB", "--name", "Ada North", "--scheduling", "ada@north.org", "--claim", "25"]

/** A folder with the sample as its data/, and the command in it. */
export interface Copy {
  readonly folder: string
  readonly data: string
  readonly git: (...args: readonly string[]) => string
  readonly begin: (args: readonly string[]) => Promise<{ code: number; written: string; stderr: string }>
}

/** The sample in a repository, made once for the tests of a file: a copy costs no process. */
let committed: string | undefined

function commitSample(): string {
  const folder = scratchFolder("file")
  cpSync(sample.data, join(folder, "data"), { recursive: true })
  initIn(folder)
  commitAllIn(folder, "The kit")
  return folder
}

/**
 * @param use what is done in a copy of the sample
 * @param isCommitted whether it is in a git repository
 */
export async function inCopy<Result>(use: (copy: Copy) => Promise<Result>, isCommitted = true): Promise<Result> {
  const folder = scratchFolder()
  const data = join(folder, "data")
  if (isCommitted) {
    committed ??= commitSample()
    cpSync(committed, folder, { recursive: true, preserveTimestamps: true })
  } else cpSync(sample.data, data, { recursive: true })
  return await use({ folder, data, git: (...words) => gitIn(folder, ...words), begin: (args) => run(data, args) })
}

async function run(data: string, args: readonly string[]) {
  let [written, stderr] = ["", ""]
  const code = await begin([...args, "--data", data], {
    signal: new AbortController().signal,
    today: new Date("2026-12-01"),
    write: (text) => {
      written += text
    },
    writeError: (text) => {
      stderr += text
    },
  })
  return { code, written, stderr }
}

import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { scratchFolder } from "../../../../../__tests__/support/scratch-folder"
import { writeMinimal } from "../../../../content/__tests__/support/changed-data"
import { checkData } from "../../../../content/check/check-data"
import type { Proposal } from "../../candidate"
import { importSources } from "../../command"
import { readFiles, readSource } from "../../read-source"
import { openSource } from "../../source/open-source"

/** The sources that the tests import. */
export const fixtures = join(__dirname, "../fixtures")

/** @returns what a source proposes */
export async function proposalsOf(path: string): Promise<readonly Proposal[]> {
  const { files, close } = await openSource(path)
  try {
    return (await readFiles(files)).proposals
  } finally {
    close()
  }
}

/** @returns what a file of this name and content proposes */
export async function proposalsIn(name: string, content: string | Buffer): Promise<readonly Proposal[]> {
  const folder = scratchFolder()
  await writeFile(join(folder, name), content)
  return await proposalsOf(join(folder, name))
}

/** A place to import into, and a folder beside it for sources. */
export interface Place {
  readonly data: string
  readonly folder: string
  run(...args: readonly string[]): Promise<{ code: number; said: string }>
  check(): Promise<string[]>
}

/** @returns what came of importing into a copy of the minimal content, which is removed afterwards */
export async function withPlace<Result>(use: (place: Place) => Promise<Result>): Promise<Result> {
  const folder = scratchFolder()
  const data = join(folder, "data")
  writeMinimal(data)
  return await use({
    data,
    folder,
    async run(...args) {
      let said = ""
      const say = (text: string) => {
        said += text.replaceAll(data, "data")
      }
      const code = await importSources(
        [...args, "--data", data],
        { write: say, writeError: say, signal: new AbortController().signal },
        // A process that begins takes longer than these sources.
        (path, { onProgress = () => {}, hints }) => readSource(path, onProgress, hints),
      )
      return { code, said }
    },
    async check() {
      const found = await checkData(data)
      return found.filter(({ severity }) => severity === "error").map(({ file, message }) => `${file} ${message}`)
    },
  })
}

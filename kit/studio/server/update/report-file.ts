import { readdir, readFile } from "node:fs/promises"
import { extname, join } from "node:path"
import { errorCode } from "../../../content/files/errors"

/** A file of a report. */
export interface ReportFile {
  readonly type: string
  readonly content: Buffer
}

const types: Readonly<Record<string, string>> = { ".html": "text/html; charset=utf-8", ".png": "image/png" }

/**
 * @param folder of a report
 * @param name of a file in it, as a request has it
 * @returns the file; undefined for anything that is not one of the report's own files
 */
export async function reportFile(folder: string, name: string): Promise<ReportFile | undefined> {
  const type = types[extname(name)]
  const entry = (await entriesOf(folder)).find((each) => each.isFile() && each.name === name)
  return type === undefined || !entry ? undefined : { type, content: await readFile(join(folder, entry.name)) }
}

async function entriesOf(folder: string) {
  try {
    return await readdir(folder, { withFileTypes: true })
  } catch (error) {
    if (errorCode(error) === "ENOENT") return []
    throw error
  }
}

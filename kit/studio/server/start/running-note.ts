import { createHash } from "node:crypto"
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { z } from "zod"
import { isMissing } from "../../../content/files/errors"
import { isRunning } from "../../../owner/files/write-file"
import { isStudio } from "./port"

/** The note of a running studio, so that a second one for the same folder can say where the first is. */
const note = z.object({ pid: z.number(), address: z.url() })

/** @returns the file for the note of a project's studio. Copies of a project, such as the sample's, share node_modules, so each has a file of its own. */
export const noteFile = (project: string): string =>
  join(project, "node_modules/.cache", `studio-${createHash("sha256").update(project).digest("hex").slice(0, 16)}.json`)

/**
 * @param file with the note of a folder's studio
 * @returns the address of the studio that runs there; undefined if there is none, or only the note of one that was killed
 */
export async function runningStudio(file: string): Promise<string | undefined> {
  const { data: found } = note.safeParse(readNote(file))
  const isAlive = found !== undefined && isRunning(found.pid) && (await isStudio(Number(new URL(found.address).port)))
  return isAlive ? found.address : undefined
}

function readNote(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"))
  } catch (error) {
    // A studio that was killed while it wrote leaves half a note.
    if (isMissing(error) || error instanceof SyntaxError) return undefined
    throw error
  }
}

/**
 * Notes that a studio runs. Only this account can read the note: the address has the token.
 *
 * @returns removes the note
 */
export function noteRunning(file: string, address: string): () => void {
  const remove = () => rmSync(file, { force: true })
  mkdirSync(dirname(file), { recursive: true })
  remove()
  writeFileSync(file, JSON.stringify({ pid: process.pid, address }), { mode: 0o600, flag: "wx" })
  return remove
}

import { readFile, writeFile } from "node:fs/promises"
import { errorCode } from "../../../content/files/errors"
import type { Side } from "./conflict"

/** What was decided about conflicts, by their identities. It outlives a run, so that they can be decided one after the other. */
export type Decisions = ReadonlyMap<string, Side>

/** @returns the decisions in a file; none if it is missing, or broken by a run that was killed */
export async function readDecisions(path: string): Promise<Decisions> {
  try {
    const entries = Object.entries(JSON.parse(await readFile(path, "utf8")))
    return new Map(entries.flatMap(([identity, side]) => (side === "mine" || side === "kit" ? [[identity, side]] : [])))
  } catch (error) {
    if (error instanceof SyntaxError || errorCode(error) === "ENOENT") return new Map()
    throw error
  }
}

/** Writes the decisions into a file. */
export const writeDecisions = (path: string, decisions: Decisions): Promise<void> =>
  writeFile(path, `${JSON.stringify(Object.fromEntries(decisions), null, 2)}\n`)

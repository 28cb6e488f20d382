import { Refusal } from "../../content/files/errors"
import type { Terminal } from "../prompts"
import { askSide } from "./ask"
import type { Side } from "./merge/conflict"
import { shownInLines } from "./merge/show-conflicts"
import type { Decide } from "./merge-with-decisions"

/** Files in conflict, and whose version of them is taken. */
export interface DecidedByFlags {
  readonly side: Side
  readonly files: readonly string[]
}

/** Where conflicts are shown, and what decides about them. */
interface Deciding {
  readonly take: DecidedByFlags | undefined
  readonly terminal: Terminal | undefined
  readonly write: (text: string) => void
}

/** @returns what shows conflicts in a terminal; flags decide about them, else whoever is there */
export const decideInTerminal =
  ({ take, terminal, write }: Deciding): Decide =>
  async (open) => {
    write(`\n${open.map((each) => `${shownInLines(each)}\n\n`).join("")}`)
    const unknown = take?.files.filter((file) => !open.some(({ path }) => path === file)) ?? []
    if (unknown.length > 0) {
      const list = open.map(({ path }) => path).join(", ")
      throw new Refusal(`${unknown.join(", ")} is not among the files to decide about: ${list}.`, 2)
    }
    const decided = new Map<string, Side>()
    for (const each of open) {
      const asked = terminal && !take ? await askSide(each, terminal) : undefined
      const side = take?.files.includes(each.path) ? take.side : asked
      if (side) decided.set(each.path, side)
    }
    return decided
  }

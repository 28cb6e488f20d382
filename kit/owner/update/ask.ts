import { Refusal } from "../../content/files/errors"
import { confirm, select, type Terminal } from "../prompts"
import type { Side } from "./merge/conflict"
import { type Shown, shownInLines } from "./merge/show-conflicts"
import type { Decide } from "./merge-with-decisions"

/** @returns whether to try the version out */
export const askToRunTrial = (version: string, terminal: Terminal): Promise<boolean> =>
  confirm({ message: `Try version ${version} out, beside your site?`, default: true }, terminal)

/** @returns whether to take an update that was tried out */
export const askToApply = (version: string, terminal: Terminal): Promise<boolean> =>
  confirm(
    { message: `Take version ${version}? It becomes one commit, which --undo takes back.`, default: false },
    terminal,
  )

/** @returns whose lines to take in a file that both changed; undefined to decide later */
const askSide = ({ path }: Shown, terminal: Terminal): Promise<Side | undefined> =>
  select<Side | undefined>(
    {
      message: `You and the kit changed the same lines of ${path}. Take:`,
      choices: [
        { name: "my lines there, and the kit's other changes", value: "mine", short: "mine" },
        { name: "the kit's lines there, and my other changes", value: "kit", short: "the kit's" },
        { name: "decide later; nothing changes until then", value: undefined, short: "later" },
      ],
    },
    terminal,
  )

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

import type { Terminal } from "../prompts"
import { confirm, select } from "../prompts"
import type { Side } from "./merge/conflict"
import type { Shown } from "./merge/show-conflicts"

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
export const askSide = ({ path }: Shown, terminal: Terminal): Promise<Side | undefined> =>
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

import "../owner/commands/support/need-all-packages"
import { rmSync } from "node:fs"
import { join } from "node:path"
import { print, writeError } from "../content/files/terminal"
import { readNamedFlags } from "../owner/new/named-flags"
import { picturesOfPages } from "../owner/update/pictures-of-pages"
import { runProgram } from "../owner/update/proof/tools"
import { owners } from "./rehearsal/former-content"
import { beginnings, rehearse } from "./rehearsal/rehearse"

/**
 * Rehearses an update as an owner would run it, with packages, builds and pictures: `npm run rehearse -- polish d2d0c0ef [--without-history]`.
 * `npm run test:updates` rehearses all owners, without these.
 */
async function main() {
  const { given, words } = readNamedFlags(process.argv.slice(2), { switches: ["without-history"] })
  const [owner = "polish", commit = beginnings.at(-1) ?? ""] = words
  if (!owners.includes(owner)) throw new Error(`There is no owner ${owner}. There are: ${owners.join(", ")}.`)
  const place = join(__dirname, "../../.owners/rehearsal")
  rmSync(place, { recursive: true, force: true })
  const wrong = await rehearse(
    { owner, commit, hasHistory: !given.has("without-history") },
    {
      place,
      tools: { run: runProgram, pictures: picturesOfPages },
      write: print,
    },
  )
  if (wrong.length > 0) throw new Error(wrong.join("\n"))
  print("The check has no error, every change of the owner's stayed, and the undo brought every byte back.\n")
}

main().catch((error: unknown) => {
  writeError(`${String(error)}\n`)
  process.exitCode = 1
})

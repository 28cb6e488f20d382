import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs"
import { join } from "node:path"
import { isGuide } from "../../content/contract/site-map"
import { runProgram } from "../../owner/update/proof/tools"

/** Owners whose content stands in a commit as files. */
const folders: Readonly<Record<string, string>> = {
  sample: "data",
  polish: "__tests__/fixtures/polish",
  arabic: "__tests__/fixtures/arabic",
}

/** Owners whose content a program of the commit writes, from the sample's. */
const writers: Readonly<Record<string, string>> = { crowded: "writeCrowded", bare: "writeBare" }

/** Where these programs are; they have moved twice. */
const writersFolders = ["kit/dev/owners", "scripts/owners", "__tests__/site/support"]

/** The owners that every version of the kit has been tested with. */
export const owners: readonly string[] = [...Object.keys(folders), ...Object.keys(writers)]

/**
 * Puts an owner's content, as a commit of the kit has it, into `data/` of a checkout of that commit. The guides beside it stay.
 *
 * @param site the checkout
 * @param owner one of `owners`
 * @throws Error if the commit has no such owner
 */
export async function putContent(site: string, owner: string): Promise<void> {
  const data = join(site, "data")
  if (folders[owner] === "data") return
  const sample = join(site, ".sample")
  renameSync(data, sample)
  mkdirSync(data)
  if (folders[owner] !== undefined) cpSync(join(site, folders[owner]), data, { recursive: true })
  else await write(site, owner, [data, sample])
  for (const guide of readdirSync(sample).filter(isGuide)) cpSync(join(sample, guide), join(data, guide))
  rmSync(sample, { recursive: true })
}

async function write(site: string, owner: string, places: readonly string[]): Promise<void> {
  const file = writersFolders.map((folder) => `./${folder}/${owner}.ts`).find((path) => existsSync(join(site, path)))
  const code = `require(${JSON.stringify(file)}).${writers[owner]}(${places.map((place) => JSON.stringify(place)).join()})`
  const { code: exit, said } = await runProgram(
    "node",
    ["--import", "tsx", "-e", code],
    site,
    AbortSignal.timeout(600_000),
  )
  if (exit !== 0) throw new Error(`There is no content of the owner ${owner} in this commit:\n${said}`)
}

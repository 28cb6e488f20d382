import { execFileSync } from "node:child_process"
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { isGuide } from "../../content/contract/data-paths"

/** Owners whose content is committed as files. */
const folders: Readonly<Record<string, string>> = {
  sample: "data",
  polish: "__tests__/fixtures/polish",
  arabic: "__tests__/fixtures/arabic",
}

/** Owners whose content is derived from the sample's by a program of the commit. */
const writers: Readonly<Record<string, string>> = { crowded: "writeCrowded", bare: "writeBare" }

/** Where these programs are or were; they have moved twice. */
const writersFolders = ["kit/dev/owners", "scripts/owners", "__tests__/site/support"]

/** The owners that every version of the kit has been tested with. */
export const owners: readonly string[] = [...Object.keys(folders), ...Object.keys(writers)]

/**
 * Puts an owner's content, as it was at a commit of the kit, into `data/` of a checkout of that commit. The guides beside it stay.
 *
 * @param site the checkout
 * @param owner one of `owners`
 * @throws Error with that program's output if the commit has no such owner
 */
export function putContent(site: string, owner: string): void {
  const data = join(site, "data")
  if (folders[owner] === "data") return
  const sample = join(site, ".sample")
  renameSync(data, sample)
  mkdirSync(data)
  if (folders[owner] !== undefined) cpSync(join(site, folders[owner]), data, { recursive: true })
  else write(site, owner, [data, sample])
  sayAmounts(join(data, "services.json"))
  for (const guide of readdirSync(sample).filter(isGuide)) cpSync(join(sample, guide), join(data, guide))
  rmSync(sample, { recursive: true })
}

/** Replaces prices that are text by an amount, because an update asks the owner about text without one. */
function sayAmounts(file: string): void {
  const services: ReadonlyArray<{ offer?: { price?: unknown; unit?: string } }> = JSON.parse(readFileSync(file, "utf8"))
  for (const { offer } of services) {
    if (typeof offer?.price !== "string") continue
    offer.price = "£900"
    delete offer.unit
  }
  writeFileSync(file, JSON.stringify(services, null, 2))
}

function write(site: string, owner: string, places: readonly string[]): void {
  const file = writersFolders.map((folder) => `./${folder}/${owner}.ts`).find((path) => existsSync(join(site, path)))
  const code = `require(${JSON.stringify(file)}).${writers[owner]}(${places.map((place) => JSON.stringify(place)).join()})`
  execFileSync(process.execPath, ["--import", "tsx", "-e", code], { cwd: site, timeout: 600_000, stdio: "pipe" })
}

import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { DiagnosticMessage } from "../../content/diagnostic/diagnostic"
import { editJson } from "../../content/json/edit-json"
import { asList, getIn } from "../../content/location/json-path"
import { told } from "../../content/sentences/sentences"
import type { Proposal, SourceFiles } from "../import/candidate"
import { ImportRefusal } from "../import/format"
import { linkedInArchive } from "../import/formats/linkedin"
import { shareSource } from "../import/formats/linkedin-shares"
import { candidatesOf } from "../import/import"
import { formatsTold, readFiles } from "../import/read-source"
import { openSource } from "../import/source/open-source"
import { applyProposals, type Outcome } from "../import/take/take"

/** What a LinkedIn archive says of its owner. */
export interface Profile {
  readonly name?: string
  readonly role?: string
  readonly intro?: string
  readonly bio?: readonly string[]
}

/** @returns why the path is not a LinkedIn archive; undefined if it is one */
export async function archiveMistake(path: string): Promise<DiagnosticMessage | undefined> {
  try {
    await readArchive(path, async () => undefined)
    return undefined
  } catch (error) {
    if (!(error instanceof ImportRefusal)) throw error
    return { code: "archive", message: error.message, advice: "" }
  }
}

/**
 * @param path of a LinkedIn archive
 * @returns what it says of its owner
 * @throws ImportRefusal if it is not a LinkedIn archive, or is damaged
 */
export function profileIn(path: string): Promise<Profile> {
  return readArchive(path, async (_files, proposals) => {
    const values = proposals.find(({ kind }) => kind === "site")?.values
    const text = (key: "name" | "role" | "intro") => {
      const value = getIn(values, key)
      return typeof value === "string" ? { [key]: value } : {}
    }
    const bio = asList(getIn(values, "bio")).map(String)
    return { ...text("name"), ...text("role"), ...text("intro"), ...(bio.length > 0 ? { bio } : {}) }
  })
}

/**
 * Imports everything in a LinkedIn archive that the check accepts, except the profile, and shares: there may be hundreds, and `npm run import` lets the owner
 * choose among them. Pages that now have something to show are switched on.
 *
 * @param data the folder of the content
 * @param path of the archive
 * @returns what became of it
 */
export function importArchive(data: string, path: string): Promise<Outcome> {
  // The sample is already gone, so this cannot be aborted.
  const { signal } = new AbortController()
  return readArchive(path, async (files, proposals) => {
    const own = proposals.filter(({ kind, source }) => kind !== "site" && !source.startsWith(shareSource))
    const { candidates } = await candidatesOf(data, [{ files, proposals: own }])
    const chosen = candidates.map((candidate) => ({ candidate, values: candidate.proposal.values }))
    const wanted = { fetchPictures: false, elsewhere: false, addTopics: true }
    const outcome = await applyProposals(data, chosen, { ...wanted, advice: advice() }, { signal })
    // Articles are drafts: a blog has nothing to show yet.
    if (outcome.leftOut.includes("media")) await showPage(data, "media")
    return outcome
  })
}

/** The advice shown if pictures are left out. Topics never are. */
const advice = () => ({ fetchPictures: told("import.advice.studio"), addTopics: "" })

async function readArchive<Result>(
  path: string,
  use: (files: SourceFiles, proposals: readonly Proposal[]) => Promise<Result>,
): Promise<Result> {
  const { files, close } = await openSource(path)
  try {
    const { formats, proposals } = await readFiles(files)
    if (!formats.includes(linkedInArchive.name))
      throw new ImportRefusal(
        told("import.begin", { path, formats: formatsTold(formats), wanted: linkedInArchive.name }),
      )
    return await use(files, proposals)
  } finally {
    close()
  }
}

async function showPage(data: string, page: string): Promise<void> {
  const file = join(data, "site.json")
  const text = await readFile(file, "utf8")
  const off: unknown = getIn(JSON.parse(text), "pagesOff")
  const to = asList(off)
    .map(String)
    .filter((each) => each !== page)
  await writeFile(file, editJson(text, { kind: "set", path: ["pagesOff"], to }, text))
}

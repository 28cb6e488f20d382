import type { DiagnosticMessage } from "../../content/diagnostic/diagnostic"
import { asList, getIn } from "../../content/location/json-path"
import { told } from "../../content/sentences/sentences"
import type { Proposal, SourceFiles } from "../import/candidate"
import { ImportRefusal } from "../import/format"
import { linkedInTable } from "../import/formats/linkedin"
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
 * Imports everything in a LinkedIn archive that the check accepts, except the profile, which the site begins with.
 *
 * @param data the folder of the content
 * @param path of the archive
 * @returns what became of it
 */
export function importArchive(data: string, path: string): Promise<Outcome> {
  // The sample is already gone, so this cannot be aborted.
  const { signal } = new AbortController()
  return readArchive(path, async (files, all) => {
    const { candidates } = await candidatesOf(data, [{ files, proposals: all.filter(({ kind }) => kind !== "site") }])
    const chosen = candidates.map((candidate) => ({ candidate, values: candidate.proposal.values }))
    return applyProposals(data, chosen, { fetchPictures: false }, { signal })
  })
}

async function readArchive<Result>(
  path: string,
  use: (files: SourceFiles, proposals: readonly Proposal[]) => Promise<Result>,
): Promise<Result> {
  const { files, close } = await openSource(path)
  try {
    const { formats, proposals } = await readFiles(files)
    if (!formats.includes(linkedInTable.name))
      throw new ImportRefusal(told("import.begin", { path, formats: formatsTold(formats), wanted: linkedInTable.name }))
    return await use(files, proposals)
  } finally {
    close()
  }
}

import { importLedger } from "../../content/contract/files"
import type { SourceFiles } from "./format"
import { digestOfProposal, ledgerOf } from "./ledger"
import type { Proposal } from "./proposal"
import { draftOf } from "./take/draft"
import { isUntouched, openPlaces } from "./take/place"

/** A proposal that may be taken. */
export interface Offer {
  readonly proposal: Proposal
  /** The files of its source, which its pictures are among. */
  readonly files: SourceFiles
  /** Changed: it was imported before, the source says something else now, and nobody has changed it here. */
  readonly state: "new" | "changed"
}

/** What sources offer, by what was imported before. */
export interface Offers {
  readonly offers: readonly Offer[]
  /** How many were imported before. */
  readonly known: number
  /** Those that the source has changed since, and the owner has changed or deleted too: they stay as they are. */
  readonly kept: readonly Proposal[]
}

/**
 * @param data the folder
 * @param sources what they propose, with their files
 * @param again offers what was imported before once more, such as what has been deleted since
 * @returns the offers, in the order of their sources
 */
export async function offersOf(
  data: string,
  sources: ReadonlyArray<{ readonly files: SourceFiles; readonly proposals: readonly Proposal[] }>,
  again = false,
): Promise<Offers> {
  const draft = await draftOf(data)
  const ledger = ledgerOf(await draft.content(importLedger.path))
  const offers: Offer[] = []
  const kept: Proposal[] = []
  const seen = new Set<string>()
  let known = 0
  for (const { files, proposals } of sources)
    for (const proposal of proposals) {
      if (seen.has(proposal.source)) continue
      seen.add(proposal.source)
      const record = ledger.get(proposal.source)
      if (record === undefined || again) {
        // Of a profile, only what the site does not say yet.
        if (proposal.kind === "site" && (await openPlaces(draft, proposal.values)).length === 0) known += 1
        else offers.push({ proposal, files, state: "new" })
      } else if (record.said === digestOfProposal(proposal)) known += 1
      else if (proposal.kind !== "site" && (await isUntouched(draft, record)))
        offers.push({ proposal, files, state: "changed" })
      else kept.push(proposal)
    }
  return { offers, known, kept }
}

import { checkData } from "../../../content/check/check-data"
import { type Imported, importLedger } from "../../../content/contract/files"
import { brokenRule } from "../../../content/contract/rules/diagnose"
import { webLinkRules } from "../../../content/contract/rules/links"
import type { Route } from "../../../content/contract/site-addresses"
import { type Diagnostic, isError } from "../../../content/diagnostic/diagnostic"
import { CheckMemo } from "../../../content/files/memo"
import type { WrittenFile } from "../../../content/files/write-file"
import type { Json } from "../../../content/json/edit-json"
import { asList, getIn, valueAt } from "../../../content/location/json-path"
import { asTold } from "../../../content/sentences/sentences"
import { contentErrors, type Draft, draftOf } from "../../new/draft"
import type { Candidate, Chosen, Part, Proposal, ProposalKind, TakeOptions } from "../candidate"
import { definedValues, secureLink } from "../formats/identity"
import { digestOfProposal, ledgerOf } from "../ledger"
import { linkPosts } from "./link-posts"
import { type PlaceResult, placeDraft } from "./place"
import { type PreparedCandidates, prepareCandidates } from "./prepare"

/** What became of the chosen candidates. */
export interface Outcome {
  readonly taken: ReadonlyArray<{
    readonly candidate: Candidate
    /** The file in data/, and what the candidate is called there. */
    readonly file: string
    readonly name: string
    /** Which of its parts are taken, in words. */
    readonly parts: readonly string[]
    readonly notes: readonly string[]
  }>
  readonly refused: ReadonlyArray<{ readonly candidate: Candidate; readonly reasons: readonly string[] }>
  readonly files: readonly WrittenFile[]
  /** Pages that would show what was taken, but that the owner has turned off. */
  readonly leftOut: readonly Route[]
}

/** The page of each kind that has one. */
const pageOf: Readonly<Partial<Record<ProposalKind, Route>>> = { media: "media", book: "books", post: "blog" }

/** How candidates are applied. */
export interface ApplyOptions {
  /** Aborts it, until the files are written. */
  readonly signal: AbortSignal
  /** Reports what would be written, but writes nothing. */
  readonly dryRun?: boolean
  /** Shows the outcome before anything is written, and asks whether to go on. */
  readonly review?: (outcome: Outcome) => Promise<boolean>
  /** Runs the part that reads and then writes; slow steps, such as fetching pictures, are done before. */
  readonly write?: (task: () => Promise<Outcome>) => Promise<Outcome>
}

/**
 * Takes candidates into data/: prepares them, then writes everything that the check accepts in one step. Candidates that the check would not accept are
 * refused by name, and nothing of them is written.
 *
 * @param data the folder
 * @param chosen candidates
 * @param options how they are taken
 * @returns what became of each
 * @throws Refusal if the content has errors already, or a file cannot be written
 */
export async function applyProposals(
  data: string,
  chosen: readonly Chosen[],
  options: TakeOptions,
  { signal, dryRun = false, review = async () => true, write = (task) => task() }: ApplyOptions,
): Promise<Outcome> {
  const prepared = await prepareCandidates(data, chosen, options, signal)
  return write(async () => {
    const memo = new CheckMemo()
    const refused = new Map<Chosen, readonly string[]>()
    for (;;) {
      const draft = await draftOf(data, memo)
      const placed = await placeAll(draft, prepared, refused)
      const errors = (await checkData(data, { overlay: draft.overlay(), memo })).filter(isError)
      if (errors.length > 0) {
        await blame(errors, draft, placed, refused)
        continue
      }
      const off = asList(getIn(await draft.content("site.json"), "pagesOff"))
      const pages = new Set([...placed].flatMap(([{ candidate }]) => pageOf[candidate.proposal.kind] ?? []))
      const outcome = {
        taken: [...placed].map(([{ candidate }, { file, name, parts, notes }]) => ({
          candidate,
          file,
          name,
          parts,
          notes,
        })),
        refused: [...refused].map(([{ candidate }, reasons]) => ({ candidate, reasons })),
        files: [],
        leftOut: [...pages].filter((page) => off.includes(page)),
      }
      if (dryRun || placed.size === 0 || !(await review(outcome))) return outcome
      return { ...outcome, files: await draft.write(signal) }
    }
  })
}

type Done = Extract<PlaceResult, { kind: "placed" }> & { readonly leftOut: readonly Part[] }

async function placeAll(
  draft: Draft,
  ready: PreparedCandidates,
  refused: Map<Chosen, readonly string[]>,
): Promise<ReadonlyMap<Chosen, Done>> {
  const placed = new Map<Chosen, Done>()
  for (const [chosen, { prepared, notes, leftOut }] of ready) {
    if (refused.has(chosen)) continue
    const result = await placeDraft(draft, prepared)
    if (result.kind === "refused") refused.set(chosen, result.reasons)
    else placed.set(chosen, { ...result, leftOut, notes: [...result.notes, ...notes] })
  }
  const known = new Map(
    [...ledgerOf(await draft.content(importLedger.path))].map(([source, { name }]) => [source, name]),
  )
  for (const [{ candidate }, { name }] of placed) known.set(candidate.proposal.source, name)
  for (const [chosen, done] of placed)
    if (chosen.candidate.proposal.kind === "post")
      placed.set(chosen, await linkPosts(draft, done, (source) => known.get(source)))
  if (placed.size > 0) await record(draft, placed)
  return placed
}

/** Adds everything that was placed to the ledger. */
async function record(draft: Draft, placed: ReadonlyMap<Chosen, Done>): Promise<void> {
  const ledger = new Map(ledgerOf(await draft.content(importLedger.path)))
  for (const [{ candidate }, done] of placed) ledger.set(candidate.proposal.source, recordOf(candidate.proposal, done))
  await draft.edit(importLedger.path, {
    kind: "set",
    path: [],
    to: [...ledger.values()].map((each) => definedValues<Json>({ ...each })),
  })
}

function recordOf(proposal: Proposal, { file, name, written, leftOut }: Done): Imported {
  const address = secureLink(proposal.formerUrl ?? "").link
  const former = brokenRule(webLinkRules, address) ? {} : { formerUrl: address }
  const parts = leftOut.length > 0 ? { leftOut: [...leftOut] } : {}
  const paths = proposal.formerPaths?.length ? { formerPaths: [...proposal.formerPaths] } : {}
  return {
    source: proposal.source,
    file,
    name,
    said: digestOfProposal(proposal),
    written,
    ...parts,
    ...former,
    ...paths,
  }
}

/** Refuses the candidates that cause the errors. */
async function blame(
  errors: readonly Diagnostic[],
  draft: Draft,
  placed: ReadonlyMap<Chosen, Done>,
  refused: Map<Chosen, readonly string[]>,
): Promise<void> {
  const before = refused.size
  for (const error of errors) {
    const file = error.file.slice(draft.folder.root.length + 1)
    const content = await draft.content(file)
    const culprit = [...placed].find(([{ candidate }, done]) => isOf(error, file, content, candidate, done))
    if (!culprit) continue
    const [chosen] = culprit
    refused.set(chosen, [...(refused.get(chosen) ?? []), inWords(error)])
  }
  if (refused.size === before) throw contentErrors(errors)
}

const inWords = (error: Diagnostic): string => {
  const { lineText, path, message, advice } = asTold(error)
  const where = path.length > 1 ? `${path.slice(1).join(".")}: ` : ""
  const line = path.length === 0 && lineText.trim() !== "" ? ` (${lineText.trim().slice(0, 80)})` : ""
  return `${where}${message}${line} ${advice}`.trim()
}

function isOf({ path }: Diagnostic, file: string, content: unknown, { proposal }: Candidate, done: Done): boolean {
  if (done.text === file) return true
  if (file === importLedger.path) return getIn(asList(content)[Number(path[0])], "source") === proposal.source
  if (proposal.kind === "site" || proposal.kind === "achievement") {
    const value = valueAt(content, path.map(String))
    const own = Object.values(proposal.values).flat()
    return ["site.json", "pages/about.json"].includes(file) && own.includes(value as Json)
  }
  if (file !== done.file) return false
  const entry = asList(content)[Number(path[0])]
  return getIn(entry, "slug") === done.name || getIn(entry, "title") === done.name || getIn(entry, "name") === done.name
}

import { checkData } from "../../../content/check/check-data"
import { postAddress, type Route } from "../../../content/contract/site-addresses"
import { type Diagnostic, isError } from "../../../content/diagnostic/diagnostic"
import { CheckMemo } from "../../../content/files/memo"
import type { Json } from "../../../content/json/edit-json"
import { asList, getIn, valueAt } from "../../../content/location/json-path"
import { asTold, told } from "../../../content/sentences/sentences"
import type { WrittenFile } from "../../files/write-file"
import { contentErrors, type Draft, draftOf } from "../../new/draft"
import type { Candidate, Chosen, ProposalKind, TakeOptions } from "../candidate"
import { quoted } from "../format"
import { placePostLinks, plainAddress } from "../texts/post-links"
import { placeDraft } from "./place"
import type { PlaceResult } from "./place-profile"
import { type PreparedCandidates, prepareCandidates } from "./prepare"

/** What became of the chosen candidates. */
export interface Outcome {
  readonly taken: ReadonlyArray<{
    readonly candidate: Candidate
    /** The file in data/, and what the candidate is called there. */
    readonly file: string
    readonly name: string
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
  { signal, dryRun = false, write = (task) => task() }: ApplyOptions,
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
        taken: [...placed].map(([{ candidate }, { file, name, notes }]) => ({ candidate, file, name, notes })),
        refused: [...refused].map(([{ candidate }, reasons]) => ({ candidate, reasons })),
        files: [],
        leftOut: [...pages].filter((page) => off.includes(page)),
      }
      if (dryRun || placed.size === 0) return outcome
      return { ...outcome, files: await draft.write(signal) }
    }
  })
}

type Done = Extract<PlaceResult, { kind: "placed" }>

async function placeAll(
  draft: Draft,
  ready: PreparedCandidates,
  refused: Map<Chosen, readonly string[]>,
): Promise<ReadonlyMap<Chosen, Done>> {
  const placed = new Map<Chosen, Done>()
  for (const [chosen, { prepared, notes }] of ready) {
    if (refused.has(chosen)) continue
    const result = await placeDraft(draft, prepared)
    if (result.kind === "refused") refused.set(chosen, result.reasons)
    else placed.set(chosen, { ...result, notes: [...result.notes, ...notes] })
  }
  return linkPosts(draft, placed)
}

/** Points links between the posts of a source to these posts once all are placed; without a blog, to their former addresses. */
async function linkPosts(draft: Draft, placed: ReadonlyMap<Chosen, Done>): Promise<ReadonlyMap<Chosen, Done>> {
  const isOff = asList(getIn(await draft.content("site.json"), "pagesOff")).includes("blog")
  const posts = new Map<string, string>()
  for (const [{ candidate }, { name, text }] of isOff ? [] : placed)
    if (text !== undefined)
      for (const address of candidate.proposal.addresses ?? []) posts.set(plainAddress(address), postAddress(name))
  const linked = new Map<Chosen, Done>()
  for (const [chosen, done] of placed) {
    const before = done.text === undefined ? undefined : await draft.text(done.text)
    const { text, unlinked } = placePostLinks(before ?? "", (address) => posts.get(address))
    if (done.text !== undefined && text !== before) await draft.put(done.text, Buffer.from(text))
    const notes = unlinked.length > 0 ? [told("import.unlinked", { words: quoted(...unlinked) })] : []
    linked.set(chosen, { ...done, notes: [...done.notes, ...notes] })
  }
  return linked
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
    refused.set(chosen, [...(refused.get(chosen) ?? []), errorInWords(error)])
  }
  if (refused.size === before) throw contentErrors(errors)
}

const errorInWords = (error: Diagnostic): string => {
  const { lineText, path, message, advice } = asTold(error)
  const where = path.length > 1 ? `${path.slice(1).join(".")}: ` : ""
  const line = path.length === 0 && lineText.trim() !== "" ? ` (${lineText.trim().slice(0, 80)})` : ""
  return `${where}${message}${line} ${advice}`.trim()
}

function isOf({ path }: Diagnostic, file: string, content: unknown, { proposal }: Candidate, done: Done): boolean {
  if (done.text === file) return true
  if (proposal.kind === "site" || proposal.kind === "achievement") {
    const value = valueAt(content, path.map(String))
    const own = Object.values(proposal.values).flat()
    return ["site.json", "pages/about.json"].includes(file) && own.includes(value as Json)
  }
  if (file !== done.file) return false
  const entry = asList(content)[Number(path[0])]
  return getIn(entry, "slug") === done.name || getIn(entry, "title") === done.name || getIn(entry, "name") === done.name
}

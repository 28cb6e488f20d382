import { fieldsIn } from "../../content/check/check-file"
import type { EntryField } from "../../content/contract/field"
import { contentFile, importLedger } from "../../content/contract/files"
import { slugOf } from "../../language/slug"
import { diagnosticsAbout, inWords } from "../new/answers"
import { type Draft, draftOf } from "../new/draft"
import { type Flag, flagsOf } from "../new/flags"
import type { Kind } from "../new/kinds"
import { languageOf, openTarget, type Target } from "../new/target"
import type { Candidate, Candidates, Chosen, Part, Proposal, ReadProgress, SourceFiles, TakeOptions } from "./candidate"
import type { ReadHints } from "./format"
import { readEach } from "./formats/read-each"
import { digest, digestOfProposal, ledgerOf } from "./ledger"
import { readApart } from "./read-apart"
import type { SourceContent } from "./read-source"
import { type OpenSource, openSource } from "./source/open-source"
import { entryKind, openPlaces, profilePlaces, standingOf } from "./take/place"
import { type ApplyOptions, applyProposals, type Outcome } from "./take/take"
import { keepForUndo } from "./take/undo"

/** What a source was read as: nothing, if it could not be read, which its only sentence says. */
export interface ReadSource extends Omit<SourceContent, "proposals"> {
  readonly name: string
}

/** An import: sources that stay open while it is chosen what of them is taken. */
export class ImportSession {
  private readonly opened: OpenSource[] = []
  private readonly read: Source[] = []

  /**
   * @param data the folder of the content
   * @param signal ends what it is doing
   * @param reader reads a source, in a thread that ends when it takes too much
   */
  constructor(
    private readonly data: string,
    private readonly signal: AbortSignal,
    private readonly reader: typeof readApart = readApart,
  ) {}

  /**
   * Opens sources and reads what they propose. One that cannot be read does not keep the others from it.
   *
   * @param paths of archives, folders or files
   * @param reading.onProgress called with a source's name and how far it is read
   * @param reading.hints what their owner says of them
   * @throws ImportRefusal if none can be imported
   */
  async addEach(paths: readonly string[], reading: Reading = {}): Promise<readonly ReadSource[]> {
    const unread: ReadSource[] = []
    const tell = (sentence: string) => unread.push({ name: "", formats: [], sentences: [sentence] })
    const read = await readEach(paths, tell, async (path) => [await this.add(path, reading)])
    return [...read, ...unread]
  }

  private async add(path: string, { onProgress = () => {}, hints }: Reading): Promise<ReadSource> {
    const source = await openSource(path)
    this.opened.push(source)
    const { files } = source
    const { proposals, ...content } = await this.reader(path, {
      signal: this.signal,
      onProgress: (progress) => onProgress(files.name, progress),
      ...(hints ? { hints } : {}),
    })
    this.read.push({ files, proposals })
    return { name: files.name, ...content }
  }

  /** @returns what the sources offer, and what is wanted of what was imported before */
  candidates(wanted: WantedAgain): Promise<Candidates> {
    return candidatesOf(this.data, this.read, wanted)
  }

  /**
   * Takes candidates into data/, and keeps what it has written, to take it back.
   *
   * @returns what became of each
   * @throws Refusal if the content has errors already, or a file cannot be written
   */
  async apply(
    chosen: readonly Chosen[],
    options: TakeOptions,
    how: Omit<ApplyOptions, "signal"> = {},
  ): Promise<Outcome> {
    const outcome = await applyProposals(this.data, chosen, options, { ...how, signal: this.signal })
    if (outcome.files.length > 0) await keepForUndo(this.data, outcome.files)
    return outcome
  }

  /** Closes the sources. */
  close(): void {
    for (const source of this.opened.splice(0)) source.close()
  }
}

export { type SummedUp, sumUp } from "./sum-up"

/** @returns a name for a candidate that is the same in each reading of its source */
export const candidateId = ({ proposal }: Candidate): string => digest(proposal.source)

/** How sources are read. */
interface Reading {
  readonly onProgress?: (name: string, progress: ReadProgress) => void
  readonly hints?: ReadHints
}

/** What is offered of what was imported before, and has not changed at its source. */
interface WantedAgain {
  /** All of it, such as what has been deleted since. */
  readonly again?: boolean
  /** What was imported without one of these. */
  readonly parts?: readonly Part[]
}

/** The files of a source, and what it proposes. */
interface Source {
  readonly files: SourceFiles
  readonly proposals: readonly Proposal[]
}

/** A field that is missing, that the source leaves open, or whose value the check refuses. */
export interface Lack {
  readonly flag: Flag
  /** What is open, or the check's words; absent where the value is missing. */
  readonly message?: string
}

/** @returns whether a candidate cannot be taken without what it lacks: anything else is left out of it */
export const isNeeded = ({ flag }: Lack): boolean => flag.field.required

/** What is known of the collections that candidates become entries of. */
export class Fitting {
  private readonly targets = new Map<string, Promise<Target>>()
  private draft: Promise<Draft> | undefined

  /** @param data the folder, which is read once */
  constructor(private readonly data: string) {}

  /** @returns what a candidate lacks with these values; nothing for what is no entry of a list */
  async lacks({ candidate, values }: Chosen): Promise<readonly Lack[]> {
    const kind = entryKind(candidate.proposal.kind)
    if (!kind) return []
    const found: Lack[] = []
    for (const flag of askable(kind)) {
      const value = values[flag.field.key]
      if (value === undefined) {
        const question = candidate.proposal.questions?.[flag.field.key]
        if (question !== undefined) found.push({ flag, message: question })
        else if (flag.field.required && flag.field.key !== "slug") found.push({ flag })
        continue
      }
      const message = await this.mistakeIn(kind, flag, value, candidate)
      if (message !== undefined) found.push({ flag, message })
    }
    return found
  }

  /** @returns what the check says of one value; an entry that is replaced may keep what is its own, such as its slug */
  async mistakeIn(
    kind: Kind,
    flag: Flag,
    value: Chosen["values"][string],
    { state }: Chosen["candidate"],
  ): Promise<string | undefined> {
    if (state !== "new") return undefined
    const [diagnostic] = await diagnosticsAbout(kind, flag, value, await this.target(kind))
    return diagnostic && inWords(diagnostic)
  }

  /** @returns the values of a profile that the site does not say yet, by their keys */
  async openPlaces(values: Chosen["values"]): Promise<readonly string[]> {
    return openPlaces(await this.opened(), values)
  }

  private target(kind: Kind): Promise<Target> {
    const known = this.targets.get(kind.name) ?? this.opened().then((draft) => openTarget(draft, kind))
    this.targets.set(kind.name, known)
    return known
  }

  private opened(): Promise<Draft> {
    this.draft ??= draftOf(this.data)
    return this.draft
  }
}

/** Pictures and topics come from the source; a switch is not asked for. */
const askable = (kind: Kind): readonly Flag[] =>
  flagsOf(kind).filter(({ field }) => !field.requirements && field.kind !== "yesNo" && field.kind !== "list")

/** @returns the flags of an entry that can be changed before it is taken: a slug only if its source has one */
export const editableFlags = (kind: Kind, values: Chosen["values"]): readonly Flag[] =>
  askable(kind).filter(({ field }) => field.key !== "slug" || values.slug !== undefined)

/** A field of a candidate that can be changed before it is taken. */
export interface EditableField {
  readonly field: EntryField
  /** The file of data/ that has it; empty for an achievement, which is a text in a list. */
  readonly file: string
  /** Whether it is a field of an entry of that file's list. */
  readonly isOfEntry: boolean
}

/** @returns the fields of a proposal that can be changed before it is taken */
export function editableFields({ kind, values }: Proposal): readonly EditableField[] {
  const list = entryKind(kind)
  if (list) return editableFlags(list, values).map(({ field }) => ({ field, file: list.file, isOfEntry: true }))
  if (kind === "achievement") return [{ field: achievement, file: "", isOfEntry: false }]
  return Object.keys(values).flatMap((key) => {
    const file = profilePlaces[key] ?? ""
    const fields = fieldsIn(contentFile(file)?.field).filter((field) => field.key === key)
    return fields.map((field) => ({ field, file, isOfEntry: false }))
  })
}

const achievement = { key: "text", kind: "text", label: "Achievement", description: "", required: true } as const

/** @returns the values with another one for a field; without it for an empty one */
export function withValue(values: Chosen["values"], key: string, value: string): Chosen["values"] {
  const { [key]: _, ...others } = values
  return value === "" ? others : { ...others, [key]: value }
}

/** A slug that was made of the title, in the letters of the site's language: "ueber-uns", where most programs write "uber-uns". */
const withSlug = (proposal: Proposal, language: string | undefined): Proposal =>
  proposal.values.slug === slugOf(proposal.title)
    ? { ...proposal, values: { ...proposal.values, slug: slugOf(proposal.title, language) } }
    : proposal

/**
 * @param data the folder
 * @param sources what they propose, with their files
 * @param wanted of what was imported before
 * @returns the candidates, in the order of their sources
 */
export async function candidatesOf(
  data: string,
  sources: readonly Source[],
  { again = false, parts = [] }: WantedAgain = {},
): Promise<Candidates> {
  const draft = await draftOf(data)
  const ledger = ledgerOf(await draft.content(importLedger.path))
  const language = await languageOf(draft.folder)
  const candidates: Candidate[] = []
  const kept: Proposal[] = []
  const said: Proposal[] = []
  const seen = new Set<string>()
  let known = 0
  for (const { files, proposals } of sources)
    for (const given of proposals) {
      const proposal = withSlug(given, language)
      if (seen.has(proposal.source)) continue
      seen.add(proposal.source)
      const record = ledger.get(proposal.source)
      const isSame = record?.said === digestOfProposal(proposal)
      const isWanted = again || (record?.leftOut ?? []).some((part) => parts.some((each) => each === part))
      if (record !== undefined && isSame && !isWanted) {
        known += 1
        continue
      }
      // Of a profile, only what the site does not say yet.
      const isSaid = proposal.kind === "site" && (await openPlaces(draft, proposal.values)).length === 0
      const standing = record === undefined || proposal.kind === "site" ? "gone" : await standingOf(draft, record)
      if (isSaid) {
        if (record !== undefined) known += 1
        else said.push(proposal)
      } else if (standing === "untouched") candidates.push({ proposal, files, state: isSame ? "renewed" : "changed" })
      else if (record === undefined || (again && standing === "gone"))
        candidates.push({ proposal, files, state: "new" })
      else kept.push(proposal)
    }
  return { candidates, known, kept, said }
}

import { fieldsIn } from "../../content/check/check-file"
import type { EntryField } from "../../content/contract/field"
import { contentFile } from "../../content/contract/files"
import { type Draft, draftOf } from "../new/draft"
import { fieldsOf } from "../new/kinds"
import { languageOf } from "../new/target"
import type { Candidate, Candidates, Chosen, Lack, Proposal, ReadProgress, SourceFiles, TakeOptions } from "./candidate"
import type { ReadHints } from "./format"
import { readEach } from "./formats/read-each"
import { readApart } from "./read-apart"
import type { SourceContent } from "./read-source"
import { type OpenSource, openSource } from "./source/open-source"
import { lacksOf } from "./take/fit-entry"
import { entryKind, isThere } from "./take/place"
import { openPlaces, profilePlaces } from "./take/place-profile"
import { type ApplyOptions, applyProposals, type Outcome } from "./take/take"

/** What a source was read as: nothing if it could not be read, as its only sentence says. */
export interface ReadSource extends Omit<SourceContent, "proposals"> {
  readonly name: string
}

/** An import: sources that stay open while the owner chooses what to take. */
export class ImportSession {
  private readonly opened: OpenSource[] = []
  private readonly read: Source[] = []

  /**
   * @param data the folder of the content
   * @param signal ends what it is doing
   * @param reader reads a source, in a process that ends when it uses too much time or memory
   */
  constructor(
    private readonly data: string,
    private readonly signal: AbortSignal,
    private readonly reader: typeof readApart = readApart,
  ) {}

  /**
   * Opens sources and reads what they propose. One that cannot be read does not keep the others from being read.
   *
   * @param paths of archives, folders or files
   * @param reading.onProgress called with how far a source is read
   * @param reading.hints what their owner says of them
   * @throws ImportRefusal if none can be imported
   */
  async addEach(paths: readonly string[], reading: Reading = {}): Promise<readonly ReadSource[]> {
    const unread: ReadSource[] = []
    const tell = (sentence: string) => unread.push({ name: "", formats: [], sentences: [sentence] })
    const read = await readEach(paths, tell, async (path) => [await this.add(path, reading)])
    return [...read, ...unread]
  }

  private async add(path: string, reading: Reading): Promise<ReadSource> {
    const source = await openSource(path)
    this.opened.push(source)
    const { files } = source
    const { proposals, ...content } = await this.reader(path, { signal: this.signal, ...reading })
    this.read.push({ files, proposals })
    return { name: files.name, ...content }
  }

  /** @returns what the sources offer, and what of it the site already has */
  candidates(): Promise<Candidates> {
    return candidatesOf(this.data, this.read)
  }

  /**
   * Takes candidates into data/.
   *
   * @returns what became of each
   * @throws Refusal if the content has errors already, or a file cannot be written
   */
  apply(chosen: readonly Chosen[], options: TakeOptions, how: Omit<ApplyOptions, "signal"> = {}): Promise<Outcome> {
    return applyProposals(this.data, chosen, options, { ...how, signal: this.signal })
  }

  /** Closes the sources. */
  close(): void {
    for (const source of this.opened.splice(0)) source.close()
  }
}

/** How sources are read. */
interface Reading {
  readonly onProgress?: (progress: ReadProgress) => void
  readonly hints?: ReadHints
}

/** The files of a source, and what it proposes. */
interface Source {
  readonly files: SourceFiles
  readonly proposals: readonly Proposal[]
}

/**
 * @param data the folder
 * @param sources what they propose, with their files
 * @returns the candidates, in the order of their sources
 */
export async function candidatesOf(data: string, sources: readonly Source[]): Promise<Candidates> {
  const draft = await draftOf(data)
  const language = await languageOf(draft.folder)
  const all = sources.flatMap(({ files, proposals }) => proposals.map((proposal) => ({ proposal, files })))
  // Exports repeat rows.
  const seen = new Set<string>()
  const candidates: Candidate[] = []
  const there: Proposal[] = []
  for (const [index, each] of all.entries()) {
    const { kind, values, text } = each.proposal
    const content = JSON.stringify([kind, values, text])
    if (seen.has(content)) continue
    seen.add(content)
    if (await isThere(draft, each.proposal, language)) there.push(each.proposal)
    else candidates.push({ id: String(index), ...each })
  }
  return { candidates, there }
}

/** The content that candidates have to fit, read once. */
export class Fitting {
  private draft: Promise<Draft> | undefined

  /** @param data the folder */
  constructor(private readonly data: string) {}

  /** @returns what a candidate lacks with these values; nothing if it is not an entry of a list. Pictures and topics come from the source. */
  async lacks({ candidate: { proposal }, values }: Chosen): Promise<readonly Lack[]> {
    const kind = entryKind(proposal.kind)
    if (!kind) return []
    const changeable = new Set(editableFields({ ...proposal, values }).map(({ field }) => field.key))
    const own = Object.fromEntries(Object.entries(values).filter(([key]) => changeable.has(key)))
    this.draft ??= draftOf(this.data)
    return lacksOf(kind, own, proposal.questions, { language: await languageOf((await this.draft).folder) })
  }

  /** @returns the values of a profile that the site does not say yet, by their keys */
  async openPlaces(values: Chosen["values"]): Promise<readonly string[]> {
    this.draft ??= draftOf(this.data)
    return openPlaces(await this.draft, values)
  }
}

/** A field of a candidate that can be changed before it is taken. */
interface EditableField {
  readonly field: EntryField
  /** The file of data/ that has it; empty for an achievement, which is a text in a list. */
  readonly file: string
  /** Whether it is a field of an entry of that file's list. */
  readonly isOfEntry: boolean
}

/** @returns the fields of a proposal that can be changed before it is taken: of an entry those that are typed, and a slug only if its source has one */
export function editableFields({ kind, values }: Proposal): readonly EditableField[] {
  const list = entryKind(kind)
  if (list)
    return fieldsOf(list)
      .filter((field) => !field.requirements && field.kind !== "yesNo" && field.kind !== "list")
      .filter(({ key }) => key !== "slug" || values.slug !== undefined)
      .map((field) => ({ field, file: list.file, isOfEntry: true }))
  if (kind === "achievement") return [{ field: achievement, file: "", isOfEntry: false }]
  return Object.keys(values).flatMap((key) => {
    const file = profilePlaces[key] ?? ""
    const fields = fieldsIn(contentFile(file)?.field).filter((field) => field.key === key)
    return fields.map((field) => ({ field, file, isOfEntry: false }))
  })
}

const achievement = { key: "text", kind: "text", label: "Achievement", description: "", required: true } as const

/** @returns the values with a field's new value; without the field if that is empty */
export function withValue(values: Chosen["values"], key: string, value: string): Chosen["values"] {
  const { [key]: _, ...others } = values
  return value === "" ? others : { ...others, [key]: value }
}

import type { Json } from "../../content/json/edit-json"

/** The limits of a source. A LinkedIn archive of twenty years has some 30 files and a few megabytes. */
export interface Limits {
  readonly files: number
  /** The bytes of an archive as it lies on the disk. */
  readonly archive: number
  /** The bytes of one file, unpacked. */
  readonly file: number
  /** The bytes of all files that are read. */
  readonly together: number
  /** The bytes of all texts that are read: each is parsed. */
  readonly texts: number
}

const mega = 1024 * 1024

export const limits: Limits = {
  files: 20_000,
  archive: 300 * mega,
  file: 40 * mega,
  together: 400 * mega,
  texts: 100 * mega,
}

/** @returns a number of bytes as messages write it */
export const inMegabytes = (bytes: number): string => `${Math.round(bytes / mega)} MB`

/** The files of an archive, of a folder, or a single file. */
export interface SourceFiles {
  /** The name of the archive, folder or file. */
  readonly name: string
  /** Paths of all files, with "/" between folders, none of them leading outside. */
  readonly paths: readonly string[]
  /** @returns the bytes of a file */
  read(path: string): Promise<Buffer>
  /** @returns a file's text, decoded from UTF-8, UTF-16, or what Windows and old Macs had */
  text(path: string): Promise<string>
}

/** How far the reading of a source has come, in files. */
export interface ReadProgress {
  readonly done: number
  readonly total: number
}

/** What a proposal becomes: an entry of a list, or values of a file. */
export type ProposalKind = "site" | "achievement" | "testimonial" | "media" | "book" | "post"

/** A picture that belongs to a proposal. */
export interface ProposedPicture {
  /** The source's own name for it, as the Markdown text or the field's value in `values` has it: replaced by the copy's path in `data/`. */
  readonly reference: string
  /** A path in the source's files; absent for a picture that is only on the web. */
  readonly path?: string
  /** Its address on the web, fetched only if the owner says so. */
  readonly url?: string
  /** Its bytes in base64, where the text itself has them. */
  readonly data?: string
}

/** Something that a source offers, to be taken into `data/` or left. */
export interface Proposal {
  readonly kind: ProposalKind
  /** Its identity at the source: the same in each export, such as its address or its guid. */
  readonly source: string
  /** The name by which its owner knows it. */
  readonly title: string
  /** Values of the contract's fields, by key. What the source does not tell is absent. */
  readonly values: Readonly<Record<string, Json>>
  /** The text of a post, in the kit's Markdown. Its links to other posts of the source are those of texts/post-links.ts. */
  readonly text?: string
  readonly pictures: readonly ProposedPicture[]
  /** The address that a post had on the owner's former site: a redirect, or "appeared elsewhere", by the owner's choice. */
  readonly formerUrl?: string
  /** Paths of other addresses that it had on the owner's former site: redirects. */
  readonly formerPaths?: readonly string[]
  /** What was left out or could not be read, in plain sentences. */
  readonly notes: readonly string[]
  /** Questions for the owner by the key of the field, where what the source says is ambiguous. */
  readonly questions?: Readonly<Record<string, string>>
}

/** What may be left out of an entry and imported later. */
export type Part = "pictures" | "topics"

/** A proposal that may be taken. */
export interface Candidate {
  readonly proposal: Proposal
  /** The files of its source, which its pictures are among. */
  readonly files: SourceFiles
  /** Whether it was imported before. "changed": the source says something else now; "renewed": it is wanted once more. Neither was edited here since. */
  readonly state: "new" | "changed" | "renewed"
}

/** What sources offer, by what was imported before. */
export interface Candidates {
  readonly candidates: readonly Candidate[]
  /** How many were imported before. */
  readonly known: number
  /** Those that the owner has changed or deleted since: they stay as they are. */
  readonly kept: readonly Proposal[]
  /** Those that would add nothing: the site has words of its own for all of it. */
  readonly said: readonly Proposal[]
}

/** A candidate that its owner has chosen, with the values as they are to be taken. */
export interface Chosen {
  readonly candidate: Candidate
  readonly values: Readonly<Record<string, Json>>
}

/** How an owner wants proposals to be taken. */
export interface TakeOptions {
  /** Pictures that are only on the web are fetched. */
  readonly fetchPictures: boolean
  /** Posts that stay where they are become links to their former addresses, without a text here. */
  readonly elsewhere: boolean
  /** Topics that the blog does not have are added to it. */
  readonly addTopics: boolean
  /** How to get what was left out, in a sentence for the owner. */
  readonly advice: { readonly fetchPictures: string; readonly addTopics: string }
}

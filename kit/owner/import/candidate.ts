import type { Json } from "../../content/json/edit-json"

/** The limits of a source. A LinkedIn archive of twenty years has some 30 files and a few megabytes. */
export interface Limits {
  readonly files: number
  /** The bytes of an archive on the disk. */
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

/** The progress of reading a source, in files. */
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

/** Something that a source offers, to be taken into `data/` or not. */
export interface Proposal {
  readonly kind: ProposalKind
  /** The name by which its owner knows it. */
  readonly title: string
  /** Values of the contract's fields, by key. What the source does not say is absent. */
  readonly values: Readonly<Record<string, Json>>
  /** The text of a post, in the kit's Markdown. Its links to other posts of the source have the form of texts/post-links.ts. */
  readonly text?: string
  readonly pictures: readonly ProposedPicture[]
  /** The addresses by which other texts of its source link to a post. */
  readonly addresses?: readonly string[]
  /** What was left out or could not be read, in plain sentences. */
  readonly notes: readonly string[]
  /** Questions for the owner by the key of the field, where what the source says is ambiguous. */
  readonly questions?: Readonly<Record<string, string>>
}

/** A proposal that may be taken. */
export interface Candidate {
  /** Its number among all proposals of the sources. */
  readonly id: string
  readonly proposal: Proposal
  /** The files of its source, its pictures among them. */
  readonly files: SourceFiles
}

/** What sources offer. */
export interface Candidates {
  readonly candidates: readonly Candidate[]
  /** Those whose address or title the site already has: they stay unchanged. */
  readonly there: readonly Proposal[]
}

/** A candidate that the owner has chosen, with the values to take. */
export interface Chosen {
  readonly candidate: Candidate
  readonly values: Readonly<Record<string, Json>>
}

/** How to take proposals, as the owner chose. */
export interface TakeOptions {
  /** Pictures that are only on the web are fetched. */
  readonly fetchPictures: boolean
}

/** A field that is missing, that the source leaves open, or whose value the check refuses; the key is empty if it concerns no single field. */
export interface Lack {
  readonly key: string
  /** In a sentence. */
  readonly message: string
  /** Whether the entry cannot be taken because of it; otherwise only the field is left out. */
  readonly isNeeded: boolean
}

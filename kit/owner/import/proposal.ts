import type { Json } from "../../content/json/edit-json"

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
}

/** Something that a source offers, to be taken into `data/` or left. */
export interface Proposal {
  readonly kind: ProposalKind
  /** Its identity at the source: the same in each export, such as its address or its guid. */
  readonly source: string
  /** What its owner knows it by. */
  readonly title: string
  /** Values of the contract's fields, by key. What the source does not tell is absent. */
  readonly values: Readonly<Record<string, Json>>
  /** The text of a post, in the kit's Markdown. */
  readonly text?: string
  readonly pictures: readonly ProposedPicture[]
  /** The address that a post had on the owner's former site: a redirect, or "appeared elsewhere", by the owner's choice. */
  readonly formerUrl?: string
  /** What was left out or could not be told, in plain sentences. */
  readonly notes: readonly string[]
}

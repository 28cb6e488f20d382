import type { DiagnosticMessage } from "../diagnostic/diagnostic"
import type { PictureRequirements } from "../pictures/slots"

/** The kind of a field's value. The checks, the GraphQL type, the editor's help and data/REFERENCE.md all follow from it. */
export type FieldKind =
  | "text"
  | "markup"
  | "link"
  | "picture"
  | "slug"
  | "anchor"
  | "language"
  | "choice"
  | "number"
  | "yesNo"
  | "date"
  | "when"
  | "path"
  | "colour"
  | "list"
  | "group"

/** A rule for a text, with the message if the text breaks it. If it breaks several, only the first is reported. */
export interface Rule {
  /** A regular expression (flag u, tested from the start of the text) that matches texts breaking the rule. The editor uses it too. */
  readonly pattern?: string
  /** For rules that a regular expression cannot express. The check uses it, the editor cannot. */
  readonly test?: (value: string) => boolean
  /** Includes the text to write instead, if known. */
  readonly say: (value: string) => DiagnosticMessage
}

/** What a field is called, and what it is, unless the name says it. */
export type FieldNaming = Pick<Facts, "label" | "description" | "hint"> | { readonly label: string }

/** What the contract states about a field beyond its type. */
export interface Facts {
  /** The owner's name for it, such as LinkedIn. It defaults to the key in words, so files and list entries, which have no key, need one. */
  readonly label?: string
  readonly description: string
  /** Replaces the description in the studio if that mentions files or their syntax. */
  readonly hint?: string
  readonly kind: FieldKind
  /** The key of the text that may be written alone in place of the group. */
  readonly short?: string
  /** The keys that the group needs unless it is that text alone. */
  readonly needs?: readonly string[]
  /** A group's name among the GraphQL types. */
  readonly typeName?: string
  /** The number of characters that the text’s space on the page was designed for. */
  readonly budget?: number
  readonly requirements?: PictureRequirements
  readonly rules?: readonly Rule[]
  /** Choices by their alternative names, such as a company's former name. */
  readonly alsoCalled?: Readonly<Record<string, string>>
  /** No entry of the list may occur twice. */
  readonly unique?: boolean
  /** The keys of a group that the page shows in the order of the file. */
  readonly ordered?: readonly string[]
  /** A part of the text may be put between asterisks, which the page shows in colour. */
  readonly isMarked?: boolean
}

declare module "zod" {
  interface GlobalMeta extends Partial<Omit<Facts, "description">> {}
}

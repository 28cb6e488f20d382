import type { Shape, SlotRequirements } from "../../pictures/slots"

/** What a field holds. The checks, the GraphQL type, the editor's help and data/REFERENCE.md all follow from it. */
type Kind =
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

/** What a picture needs. */
export interface PictureRequirements extends SlotRequirements {
  /** The site's icon: square, for nothing may be cut off, and SVG as well. */
  readonly icon?: true
  /** An SVG file that the site draws in its own line. */
  readonly drawing?: true
  /** A logo, drawn in one colour: SVG as well, or PNG with a transparent background. */
  readonly logo?: true
  /** Further shapes that it may have, beside its slots'. */
  readonly alsoShaped?: ReadonlyArray<Shape>
}

/** A rule for a text: what breaks it, and what to write instead. Of several, the first that is broken is reported. */
export interface Rule {
  readonly code: string
  /** A regular expression (flag u, tested from the start of the text) that matches what breaks the rule. The editor uses it too. */
  readonly pattern?: string
  /** For what no regular expression can tell. The editor does not know it; the check does. */
  readonly test?: (value: string) => boolean
  readonly message: string
  readonly advice: string | ((value: string) => string)
  /** The text to write instead, where it is known, and the words of a button if it does not say enough by itself. */
  readonly fix?: (value: string) => readonly [to: string, title?: string] | undefined
  /** The fix is what the owner means; without this it is a suggestion. */
  readonly isCertain?: true
}

/** What the contract knows of a field beyond its type. */
export interface Facts {
  readonly kind: Kind
  readonly description: string
  /** The key of the text that may stand alone instead of its group. */
  readonly short?: string
  /** A group's name among the GraphQL types. */
  readonly typeName?: string
  /** How many characters the text’s space on the page was designed for: its character budget. */
  readonly budget?: number
  readonly requirements?: PictureRequirements
  readonly rules?: readonly Rule[]
  /** Other names of a choice's words, such as a company's former one, with the word that is meant. */
  readonly alsoCalled?: Readonly<Record<string, string>>
  /** No entry of the list may occur twice. */
  readonly unique?: boolean
}

declare module "zod" {
  interface GlobalMeta extends Partial<Omit<Facts, "description">> {}
}

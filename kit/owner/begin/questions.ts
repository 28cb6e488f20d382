import type { Hex } from "../../content/colours/palette"
import type { PictureCopy } from "../new/picture-copy"

/** What owners say of themselves before their site begins. */
export interface Answers {
  readonly language: string
  readonly name: string
  /** Defaults to the usual role in the site's language. */
  readonly role?: string
  readonly siteUrl: string
  /** A page, or an e-mail address with mailto:. */
  readonly scheduling: string
  readonly linkedin?: string
  /** The cost as a percentage of a full-time CTO's. */
  readonly claim: number
  readonly portrait?: PictureCopy
  readonly accent?: Hex
  /** The path of a LinkedIn archive. */
  readonly archive?: string
  /** From the archive, if the check accepts it; so is the bio. */
  readonly intro?: string
  readonly bio?: readonly string[]
}

/** The name of an answer, and of its flag. */
export type Key = Exclude<keyof Answers, "intro" | "bio">

/** The answers as they are typed. */
export type Given = ReadonlyMap<Key, string>

/** A question for one answer. */
export interface Question {
  readonly key: Key
  /** The placeholder that the help shows after the flag. */
  readonly usage: string
  readonly required?: true
}

export const questions: readonly Question[] = [
  { key: "language", usage: "<tag>", required: true },
  { key: "archive", usage: "<path>" },
  { key: "name", usage: "<text>", required: true },
  { key: "role", usage: "<text>" },
  { key: "siteUrl", usage: "<address>" },
  { key: "scheduling", usage: "<address>", required: true },
  { key: "linkedin", usage: "<address>" },
  { key: "claim", usage: "<number>", required: true },
  { key: "portrait", usage: "<path>" },
  { key: "accent", usage: "<colour>" },
]

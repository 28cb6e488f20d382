import type { Hex } from "../../content/colours/palette"
import type { PictureCopy } from "../new/picture-copy"

/** What an owner says of themselves before their site begins. */
export interface Answers {
  readonly language: string
  readonly name: string
  /** Without it: the usual one in the site's language. */
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
  /** Of the archive, with the check's rules kept. */
  readonly intro?: string
  readonly bio?: readonly string[]
}

/** The name of an answer, and of its flag. */
export type Key = Exclude<keyof Answers, "intro" | "bio">

/** The answers as they are typed. */
export type Given = ReadonlyMap<Key, string>

/** A question, in the order in which they are asked. */
export interface Question {
  readonly key: Key
  readonly name: string
  readonly description: string
  /** What the help writes behind the flag. */
  readonly usage: string
  readonly required?: true
}

export const questions: readonly Question[] = [
  {
    key: "language",
    name: "Language",
    description: "The language of the site, as a tag such as en-GB, de, fr, es or pl.",
    usage: "<tag>",
    required: true,
  },
  {
    key: "archive",
    name: "LinkedIn archive",
    description:
      "The path of the archive of your data that LinkedIn gives you (Settings, Data privacy, Get a copy of your data). Your introduction, positions, recommendations, publications and articles come from it.",
    usage: "<path>",
  },
  { key: "name", name: "Name", description: "Your name.", usage: "<text>", required: true },
  {
    key: "role",
    name: "Role",
    description: "What you do, in two or three words. Without it: Fractional CTO, in the site’s language.",
    usage: "<text>",
  },
  {
    key: "siteUrl",
    name: "Address of the site",
    description:
      "The address that the site will have, such as https://www.your-name.com. Without it: the one at GitHub, or a stand-in that the check names.",
    usage: "<address>",
  },
  {
    key: "scheduling",
    name: "Where clients find you",
    description: "The page on which clients book a call, or your e-mail address.",
    usage: "<address>",
    required: true,
  },
  { key: "linkedin", name: "LinkedIn", description: "Your LinkedIn profile.", usage: "<address>" },
  {
    key: "claim",
    name: "Percentage",
    description: "Your cost as a percentage of a full-time CTO’s: 30 for under 30 %.",
    usage: "<number>",
    required: true,
  },
  {
    key: "portrait",
    name: "Portrait",
    description: "The path of a picture of you, upright, 4:5. Without it: your initials.",
    usage: "<path>",
  },
  {
    key: "accent",
    name: "Accent colour",
    description: "The colour of what stands out, such as #0b5fff. Without it: the site’s own.",
    usage: "<colour>",
  },
]

import { type Hex, readColour } from "../../styles/colour"
import { contrastDiagnostics } from "../check/relations/contrast-rules"
import { sample } from "../check/relations/sample-leftovers"
import { isSampleAddress } from "../check/relations/sample-rules"
import { colourRules } from "../contract/colours/colour-rules"
import type { PictureRequirements } from "../contract/facts"
import { type Field, fieldAt, type Path } from "../contract/field"
import { contentFile } from "../contract/files"
import { type DiagnosticMessage, diagnose } from "../contract/rules/diagnose"
import { inWords } from "../new/answers"
import { copyPicture, type PictureCopy, pathOf, sourceDiagnostic } from "../new/pictures/picture-copy"
import { Refusal } from "../new/refusal"
import { archiveMistake, type Profile, profileIn } from "./archive"

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
  readonly required: boolean
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
    required: false,
  },
  { key: "name", name: "Name", description: "Your name.", usage: '"…"', required: true },
  {
    key: "role",
    name: "Role",
    description: "What you do, in two or three words. Without it: Fractional CTO, in the site’s language.",
    usage: '"…"',
    required: false,
  },
  {
    key: "siteUrl",
    name: "Address of the site",
    description:
      "The address that the site will have, such as https://www.your-name.com. Without it: the one at GitHub, or a stand-in that the check names.",
    usage: "<address>",
    required: false,
  },
  {
    key: "scheduling",
    name: "Where clients find you",
    description: "The page on which clients book a call, or your e-mail address.",
    usage: "<address>",
    required: true,
  },
  { key: "linkedin", name: "LinkedIn", description: "Your LinkedIn profile.", usage: "<address>", required: false },
  {
    key: "claim",
    name: "Percentage",
    description: "Your cost as a percentage of a full-time CTO’s: 30 for under 30 %.",
    usage: "<0 to 100>",
    required: true,
  },
  {
    key: "portrait",
    name: "Portrait",
    description: "The path of a picture of you, upright, 4:5. Without it: your initials.",
    usage: "<path>",
    required: false,
  },
  {
    key: "accent",
    name: "Accent colour",
    description: "The colour of what stands out, such as #0b5fff. Without it: the site’s own.",
    usage: "<colour>",
    required: false,
  },
]

/** The fields of the contract whose rules an answer follows. */
const fields: Readonly<Partial<Record<Key, readonly [file: string, key: string]>>> = {
  language: ["site.json", "language"],
  name: ["site.json", "name"],
  role: ["site.json", "role"],
  siteUrl: ["site.json", "siteUrl"],
  scheduling: ["site.json", "schedulingUrl"],
  linkedin: ["site.json", "linkedinUrl"],
  portrait: ["pages/about.json", "portrait"],
}

function fieldFor(key: Key): Field | undefined {
  const place = fields[key]
  const file = place && contentFile(place[0])
  return file && fieldAt(file.field, [place[1]])
}

/** Mistakes in addresses whose correction can only be what was meant. */
const meant = ["link-email", "link-space", "link-without-https", "link-not-a-domain"]

/**
 * @param key of the answer
 * @param typed by the owner
 * @returns the answer as the content has it: an e-mail address with mailto:, a domain with https://, a colour as #rrggbb
 */
export function normalized(key: Key, typed: string): string {
  const text = typed.trim()
  if (key === "portrait" || key === "archive") return pathOf(text)
  if (key === "claim") return text.replace(/\s*%$/, "")
  if (key === "accent") return readColour(/^[\da-f]{6}$/i.test(text) ? `#${text}` : text)?.hex ?? text
  const told = diagnose(fieldFor(key)?.facts.rules ?? [], text)
  const fixed = told && meant.includes(told.code) ? told.fix?.value : undefined
  return typeof fixed === "string" ? fixed : text
}

/**
 * @param question that was asked
 * @param typed the answer
 * @returns what is wrong with it, in a sentence; undefined if nothing is
 */
export async function mistakeIn({ key, required, description }: Question, typed: string): Promise<string | undefined> {
  const text = normalized(key, typed)
  if (text === "") return required ? `This answer is needed. ${description}` : undefined
  const told = await messageAbout(key, text, typed)
  return told && inWords(told)
}

async function messageAbout(key: Key, text: string, typed: string): Promise<DiagnosticMessage | undefined> {
  const field = fieldFor(key)
  if (key === "claim") return claimMessage(text)
  if (key === "accent") return accentMessage(text, typed)
  if (key === "archive") return archiveMistake(text)
  if (key === "portrait") return sourceDiagnostic(text, requirementsOf(field))
  if (key === "name" && text === sample.owner[0]) return samplesName
  return diagnose(field?.facts.rules ?? [], text) ?? (isSampleAddress(text) ? nobodys : undefined)
}

function requirementsOf(field: Field | undefined): PictureRequirements {
  if (!field?.facts.requirements) throw new Error("The contract does not say what a portrait needs.")
  return field.facts.requirements
}

function claimMessage(text: string): DiagnosticMessage | undefined {
  if (/^\d{1,3}$/.test(text) && Number(text) <= 100) return undefined
  return { code: "claim", message: "This is no percentage.", advice: "Write a whole number from 0 to 100." }
}

function accentMessage(text: string, typed: string): DiagnosticMessage | undefined {
  const broken = diagnose(
    colourRules,
    text === readColour(text)?.hex ? typed.replace(/^\s*(?=[\da-f]{6}\s*$)/i, "#") : text,
  )
  return broken ?? contrastDiagnostics({ light: { signal: text } })[0]
}

const samplesName: DiagnosticMessage = {
  code: "sample-left",
  message: "This is the name of the sample’s owner.",
  advice: "Write your own.",
}

const nobodys: DiagnosticMessage = {
  code: "sample-content",
  message: "Addresses that end in .example belong to nobody.",
  advice: "Write your own.",
}

/**
 * @param given the answers as they were typed
 * @returns the same, with the name and the role of a LinkedIn archive where they are not given
 */
export async function withProfile(given: Given): Promise<Given> {
  const answers = new Map(given)
  const { name, role } = await profileOf(given)
  for (const [key, text] of [
    ["name", name],
    ["role", role],
  ] as const) {
    const question = questions.find((each) => each.key === key)
    if (!given.has(key) && question && text !== undefined && (await mistakeIn(question, text)) === undefined)
      answers.set(key, text)
  }
  return answers
}

/** @returns what the archive that is given says; nothing without one, and for one that cannot be read, which is a mistake of its own */
export async function profileOf(given: Given): Promise<Profile> {
  const path = normalized("archive", given.get("archive") ?? "")
  return path === "" || (await archiveMistake(path)) ? {} : profileIn(path)
}

/**
 * @param given the answers as they were typed
 * @param guess the site's address if none was given
 * @returns the answers
 * @throws Refusal with a line for each flag that is needed or has a mistake
 */
export async function readAnswers(given: Given, guess: string): Promise<Answers> {
  const lines: string[] = []
  for (const question of questions) {
    const mistake = await mistakeIn(question, given.get(question.key) ?? "")
    if (mistake !== undefined) lines.push(`--${question.key}  ${mistake}`)
  }
  if (lines.length > 0) throw new Refusal(`${lines.join("\n")}\n\nnpm run begin -- --help lists all flags.`, 2)
  const text = (key: Key) => normalized(key, given.get(key) ?? "")
  const [role, linkedin, portrait, accent] = [text("role"), text("linkedin"), text("portrait"), text("accent")]
  const archive = text("archive")
  return {
    language: text("language"),
    name: text("name"),
    siteUrl: text("siteUrl") || guess,
    scheduling: text("scheduling"),
    claim: Number(text("claim")),
    ...(role ? { role } : {}),
    ...(linkedin ? { linkedin } : {}),
    ...(portrait ? { portrait: await copyPicture(portrait) } : {}),
    ...(accent ? { accent } : {}),
    ...(archive ? { archive, ...fitting(await profileIn(archive)) } : {}),
  }
}

/** @returns the introduction and the paragraphs of a profile that the check accepts */
function fitting({ intro, bio }: Profile): Pick<Answers, "intro" | "bio"> {
  const isFit = (text: string, path: Path) => {
    const field = aboutFile && fieldAt(aboutFile.field, path)
    return diagnose(field?.facts.rules ?? [], text) === undefined
  }
  return {
    ...(intro !== undefined && isFit(intro, ["intro"]) ? { intro } : {}),
    ...(bio?.every((text) => isFit(text, ["bio", 0])) ? { bio } : {}),
  }
}

const aboutFile = contentFile("pages/about.json")

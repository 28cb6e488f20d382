import { fileDiagnostics } from "../../content/check/check-file"
import { sample } from "../../content/check/sample"
import { parseColour } from "../../content/colours/palette"
import { type Field, fieldAt } from "../../content/contract/field"
import { contentFile } from "../../content/contract/files"
import { diagnose } from "../../content/contract/rules/diagnose"
import { isSampleAddress } from "../../content/contract/rules/links"
import type { DiagnosticMessage } from "../../content/diagnostic/diagnostic"
import type { PictureRequirements } from "../../content/pictures/slots"
import { say, told } from "../../content/sentences/sentences"
import { ImportRefusal } from "../import/format"
import { inWords } from "../new/answers"
import { expandedPath, sourceDiagnostic } from "../new/picture-copy"
import { archiveMistake, type Profile, profileIn } from "./archive"
import { type Given, type Key, type Question, questions } from "./questions"

/** The contract's field whose rules each answer has to meet. */
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

/** Mistakes in addresses that have only one plausible correction. */
const meant = ["link-email", "link-space", "link-without-https", "link-not-a-domain"]

/**
 * @param key of the answer
 * @param typed by the owner
 * @returns the answer as the content stores it: an e-mail address with mailto:, a domain with https://, a colour as #rrggbb
 */
export function normalizeAnswer(key: Key, typed: string): string {
  const text = typed.trim()
  if (key === "portrait" || key === "archive") return expandedPath(text)
  if (key === "claim") return text.replace(/\s*%$/, "")
  if (key === "accent") return parseColour(/^[\da-f]{6}$/i.test(text) ? `#${text}` : text)?.hex ?? text
  const told = diagnose(fieldFor(key)?.facts.rules ?? [], text)
  const fixed = told && meant.includes(told.code) ? told.fix?.value : undefined
  return typeof fixed === "string" ? fixed : text
}

/**
 * @param question that was asked
 * @param typed the answer
 * @returns a sentence that says what is wrong with it; undefined if nothing is
 */
export async function mistakeIn({ key, required }: Question, typed: string): Promise<string | undefined> {
  const text = normalizeAnswer(key, typed)
  if (text === "") return required ? told("command.needed", { description: told(`command.begin.${key}`) }) : undefined
  const mistake = await messageAbout(key, text, typed)
  return mistake && inWords(mistake)
}

async function messageAbout(key: Key, text: string, typed: string): Promise<DiagnosticMessage | undefined> {
  const field = fieldFor(key)
  if (key === "claim") return claimMessage(text)
  if (key === "accent") return accentMessage(text, typed)
  if (key === "archive") return archiveMistake(text)
  if (key === "portrait") return sourceDiagnostic(text, requirementsOf(field))
  if ((key === "name" || key === "role") && looksLikeAddress.test(text))
    return say("command.address", { isName: String(key === "name") })
  if (key === "name" && text === sample.owner[0]) return say("command.samples")
  return diagnose(field?.facts.rules ?? [], text) ?? (isSampleAddress(text) ? say("command.nobodys") : undefined)
}

function requirementsOf(field: Field | undefined): PictureRequirements {
  if (!field?.facts.requirements) throw new Error("The contract does not say what a portrait needs.")
  return field.facts.requirements
}

function claimMessage(text: string): DiagnosticMessage | undefined {
  if (/^\d{1,3}$/.test(text) && Number(text) <= 100) return undefined
  return say("command.claim")
}

function accentMessage(text: string, typed: string): DiagnosticMessage | undefined {
  const brand = contentFile("brand.json")
  const written = text === parseColour(text)?.hex ? typed.replace(/^\s*(?=[\da-f]{6}\s*$)/i, "#") : text
  return brand && [written, text].flatMap((signal) => fileDiagnostics(brand, { light: { signal } }))[0]
}

/** Matches web and mail addresses as people type them. A bare domain counts only in lower case: no name is written like that. */
const looksLikeAddress =
  /:\/\/|^[wW]{3}\.|^[mM][aA][iI][lL][tT][oO]:|\S@\S+\.\S|^[\p{Ll}\d-]+(?:\.[\p{Ll}\d-]+)*\.\p{Ll}{2,}(?:\/\S*)?$/u

/**
 * @param given the answers as they were typed
 * @returns the same; a missing name or role comes from the LinkedIn archive
 */
export async function fillFromProfile(given: Given): Promise<Given> {
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

/** @returns what the given archive says of its owner; empty without an archive, or if it cannot be read, which is reported as a mistake of its own */
export async function profileOf(given: Given): Promise<Profile> {
  const path = normalizeAnswer("archive", given.get("archive") ?? "")
  if (path === "") return {}
  try {
    return await profileIn(path)
  } catch (error) {
    if (error instanceof ImportRefusal) return {}
    throw error
  }
}

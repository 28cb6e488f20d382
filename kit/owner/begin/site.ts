import { engagementFile } from "../../content/contract/data-paths"
import { contentFiles } from "../../content/contract/files"
import { optionalRoutes } from "../../content/contract/site-addresses"
import { type Json, newJson } from "../../content/json/edit-json"
import { formatPercent } from "../../language/numbers"
import {
  beginWords,
  completed,
  filled,
  merged,
  type NewSiteTexts,
  roleWords,
  setWords,
  wordsFor,
  wordsLanguage,
} from "../new-site-texts/new-site-texts"
import { type Drawn, drawnIcon, drawnPortrait, initialsOf } from "./drawn"
import type { Answers } from "./questions"

/** Pages that are off at first, because the owner's list that they show is still empty. */
const pagesOff = optionalRoutes.filter((route) => !["services", "about"].includes(route))

/**
 * Optional files that a new site has all the same. The words around an assessment are all UI labels, ready for the owner's first one. The page about how an
 * engagement goes has neutral words for everything except its sum: only the owner knows those figures.
 */
const begun: readonly string[] = ["pages/assessment.json", engagementFile]

/**
 * Writes the content of a new owner: what they said, neutral words in their language, and nothing else.
 *
 * @param answers of the owner
 * @param today as the date of the legal texts' last change
 * @returns every file of data/, by its path within it
 */
export async function newSiteFiles(answers: Answers, today: Date): Promise<ReadonlyMap<string, Buffer>> {
  const words = wordsFor(answers.language)
  const values = valuesOf(answers, today)
  const icon = await drawnIcon(answers.name, answers.accent)
  const portrait = answers.portrait
    ? { file: `portrait.${answers.portrait.ending}`, bytes: answers.portrait.bytes, alt: words.portraitAlt }
    : await neutralPortrait(answers, words)
  const own: Readonly<Record<string, Json>> = {
    "site.json": siteOf(answers, words),
    "pages/about.json": {
      portrait: `../images/${portrait.file}`,
      portraitAlt: portrait.alt,
      ...(answers.intro ? { intro: answers.intro } : {}),
      ...(answers.bio ? { bio: [...answers.bio] } : {}),
    },
  }
  const json = contentFiles.flatMap(({ path, field, optional }): Array<[string, string]> => {
    if (optional && !begun.includes(path)) return []
    const given = filled(merged(beginWords(path, answers.language), own[path]), values)
    return [[path, newJson(completed(field, given, setWords(path, answers.language)), "")]]
  })
  const brand = answers.accent ? [["brand.json", newJson({ light: { signal: answers.accent } }, "")] as const] : []
  const texts = [
    ...json,
    ...brand,
    ["pages/privacy.md", joinParagraphs(words.privacyText, values)],
    ["pages/terms.md", joinParagraphs(words.termsText, values)],
  ]
  return new Map<string, Buffer>([
    ...texts.map(([path = "", text = ""]): [string, Buffer] => [path, Buffer.from(text)]),
    ["images/icon.svg", icon.bytes],
    [`images/${portrait.file}`, portrait.bytes],
  ])
}

const joinParagraphs = (paragraphs: readonly string[], values: Readonly<Record<string, string>>): string =>
  String(filled(`${paragraphs.join("\n\n")}\n`, values))

function siteOf(answers: Answers, words: NewSiteTexts): Json {
  const { language, name, role, siteUrl, scheduling, linkedin, claim } = answers
  return {
    language,
    name,
    role: role ?? words.role,
    siteUrl,
    schedulingUrl: scheduling,
    ...(linkedin ? { linkedinUrl: linkedin } : {}),
    pagesOff: [...pagesOff],
    costClaim: { percent: claim },
    iconUrl: "images/icon.svg",
  }
}

async function neutralPortrait({ name, accent, claim }: Answers, words: NewSiteTexts) {
  const drawn: Drawn = await drawnPortrait(name, accent, claim)
  return { file: "portrait.png", bytes: drawn.bytes, alt: drawn.hasLetters ? words.initialsAlt : words.shapeAlt }
}

/** What stands in place of the placeholders. */
function valuesOf({ language: tag, name, role, claim }: Answers, today: Date): Readonly<Record<string, string>> {
  const language = wordsLanguage(tag)
  return {
    name,
    ...roleWords(tag, role),
    percent: formatPercent(language, claim),
    date: new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, {
      dateStyle: "long",
      timeZone: "UTC",
    }).format(today),
    initials: initialsOf(name),
  }
}

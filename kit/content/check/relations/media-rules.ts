import { countWords } from "../../../language/numbers"
import { mediaTypes } from "../../contract/collections"
import { biographyWords } from "../../contract/speaker"
import { errorAt, type LocalDiagnostic, warningAt } from "../../diagnostic/diagnostic"
import { wordsOfAppearance } from "../../label-sets/label-sets"
import { asList, asText, getIn, valueAt } from "../../location/json-path"
import { say } from "../../sentences/sentences"
import type { Content } from "./relation-rules"

/** How far a biography may deviate from the length that organisers expect. */
const leeway = 0.2

/**
 * @param content of all JSON files
 * @returns diagnostics of media types without a label and of biographies that are too short or too long, by file path
 */
export function mediaDiagnostics(content: Content): ReadonlyMap<string, readonly LocalDiagnostic[]> {
  const page = content.get("pages/media.json")
  return new Map([
    ["media.json", asList(content.get("media.json")).flatMap((item, index) => missingWord(item, index, page))],
    ["pages/media.json", biographies(getIn(page, "speaker", "biographies"), content)],
  ])
}

/** Falls back to English if the language is invalid, which is reported at its own path. */
function languageOf(content: Content): string {
  const language = getIn(content.get("site.json"), "language")
  try {
    return Intl.getCanonicalLocales(asText(language))[0] ?? "en"
  } catch (error) {
    if (error instanceof RangeError) return "en"
    throw error
  }
}

/** The types whose labels every owner's page has. */
const labelledTypes: readonly unknown[] = mediaTypes.slice(0, 3)

function missingWord(item: unknown, index: number, page: unknown): LocalDiagnostic[] {
  const missing = wordsOfAppearance(item).filter(({ path }) => valueAt(page, path) === undefined)
  const [type, lists] = [missing[0]?.path.at(-1), missing.map(({ path }) => path[0])]
  // If the page lacks its three usual labels, that is reported there.
  if (page === undefined || type === undefined || labelledTypes.includes(type)) return []
  const named = lists.map((list) => `"${list}"`).join(", ")
  return [errorAt([index, "type"], say("media-words", { type, lists: named }))]
}

function biographies(given: unknown, content: Content): LocalDiagnostic[] {
  const language = languageOf(content)
  return Object.entries(biographyWords).flatMap(([length, wanted]) => {
    const text = getIn(given, length)
    if (typeof text !== "string" || text.trim() === "") return []
    const [least, most] = [Math.ceil(wanted * (1 - leeway)), Math.floor(wanted * (1 + leeway))]
    const words = countWords(text, language)
    if (words >= least && words <= most) return []
    const change = words > most ? "shorten" : "lengthen"
    const message = say("biography-length", { words, wanted, least, most, change })
    return [warningAt(["speaker", "biographies", length], message)]
  })
}

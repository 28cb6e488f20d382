import { walkValues } from "../../contract/field"
import { contentFiles } from "../../contract/files"
import { languageIn } from "../../contract/rules/languages"
import { type LocalDiagnostic, warningAt } from "../../diagnostic/diagnostic"
import { replacement } from "../../diagnostic/fix"
import { asList, asText, getIn } from "../../location/json-path"
import { say } from "../../sentences/sentences"
import type { Content } from "./relation-rules"

/** Nouns that count the entries of a list, next to it; those of `anywhere` always do. Those of `all` mean each entry, though the home page shows only some. */
interface Nouns {
  readonly anywhere?: string
  readonly beside?: string
  readonly all?: string
}

/** The lists whose entries texts may count, with their nouns by language. */
const counted: ReadonlyArray<readonly [list: string, nouns: Readonly<Record<string, Nouns>>]> = [
  [
    "services",
    {
      en: { anywhere: "services?", beside: "offers?", all: "ways?" },
      de: { anywhere: "Leistungen", beside: "Angebote", all: "Wege|Arten" },
      fr: { beside: "services|offres", all: "manières|façons" },
      es: { beside: "servicios|ofertas", all: "formas|maneras" },
      pl: { beside: "usług[ai]?|ofert[ay]?", all: "sposob(?:y|ów)" },
    },
  ],
  [
    "books",
    {
      en: { anywhere: "books?", beside: "titles?" },
      de: { anywhere: "Bücher", beside: "Titel" },
      fr: { beside: "livres" },
      es: { beside: "libros" },
      pl: { beside: "książ(?:ki|ek)" },
    },
  ],
]

/** The numbers from one to twelve, by language. */
const numbersIn: Readonly<Record<string, string>> = {
  en: "one two three four five six seven eight nine ten eleven twelve",
  de: "eine zwei drei vier fünf sechs sieben acht neun zehn elf zwölf",
  fr: "un deux trois quatre cinq six sept huit neuf dix onze douze",
  es: "una dos tres cuatro cinco seis siete ocho nueve diez once doce",
  pl: "jeden dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście",
}

/** How many services the home page shows. */
const shownAtHome = 3

/**
 * Compares numbers in texts with the content. It finds "five services" on a site with four, "three ways" above two services, a percentage other than the
 * claim's, and a figure with more or fewer scores than the tool has features.
 *
 * @param content of all JSON files
 * @returns warnings by file path
 */
export function countDiagnostics(content: Content): ReadonlyMap<string, readonly LocalDiagnostic[]> {
  const pages = contentFiles.filter(({ path }) => path.startsWith("pages/"))
  const language = languageIn(content.get("site.json"))?.split("-")[0]?.toLowerCase() ?? ""
  return new Map([
    ...pages.map(({ path: file, field }) => {
      const texts = [...walkValues(field, content.get(file))].filter(({ field: { kind } }) => kind === "text")
      const found = texts.flatMap(({ value, path }) =>
        counted.flatMap(([list, nouns]) => {
          const entries = content.get(`${list}.json`)
          const { anywhere, beside, all } = nouns[language] ?? {}
          const isBeside =
            file === `pages/${list}.json` ? path.length === 1 : file === "pages/home.json" && path[0] === list
          if (!Array.isArray(entries)) return []
          const count = entries.length
          const shown = isBeside && file === "pages/home.json" ? Math.min(count, shownAtHome) : count
          const some = [anywhere, isBeside ? beside : undefined].filter(Boolean).join("|")
          const found =
            miscounted(asText(value), language, some, [count, shown]) ??
            miscounted(asText(value), language, isBeside ? all : undefined, [count])
          return found ? [warningAt(path, found.message, { match: found.match })] : []
        }),
      )
      return [file, file === "pages/tools.json" ? [...found, ...scores(content)] : found] as const
    }),
    ["site.json", claim(content.get("site.json"))],
  ])
}

/** @param counts the right ones, beginning with the number of entries */
function miscounted(text: string, language: string, nouns: string | undefined, counts: readonly number[]) {
  if (!nouns) return undefined
  const numbers = (numbersIn[language] ?? "").split(" ")
  const [count = 0] = counts
  const found = new RegExp(
    `(?<![\\p{L}\\p{N}])(${numbers.join("|")}|\\d{1,2}) (${nouns})(?![\\p{L}\\p{N}])`,
    "iu",
  ).exec(text)
  if (!found) return undefined
  const [written, number = "", noun] = found
  const said = numbers.includes(number.toLowerCase()) ? numbers.indexOf(number.toLowerCase()) + 1 : Number(number)
  if (counts.includes(said)) return undefined
  const right = `${numbers[count - 1] ?? count} ${noun}`
  const fixed = text.replace(written, () => (/^\p{Lu}/u.test(written) ? capitalised(right) : right))
  // No fix if the noun may have to change: to or from a singular, or in Polish, which has another form from five on.
  const fix = count > 1 && said > 1 && language !== "pl" ? replacement(fixed, "suggested") : undefined
  const match = { start: found.index, end: found.index + written.length }
  return { match, message: say("count", { written, count, right }, fix) }
}

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

function scores(content: Content): LocalDiagnostic[] {
  const [tool] = asList(content.get("tools.json"))
  const features = asList(getIn(tool, "features")).length
  const figures = asList(getIn(content.get("pages/tools.json"), "figure", "scores")).length
  // Without features, there is no figure. Lists that break the contract are reported elsewhere.
  if (features === 0 || figures === 0 || figures === features) return []
  return [warningAt(["figure", "scores"], say("count.scores", { figures, features }))]
}

function claim(site: unknown): LocalDiagnostic[] {
  const [percent, sentence] = [getIn(site, "costClaim", "percent"), getIn(site, "costClaim", "sentence")]
  if (typeof percent !== "number" || !Number.isInteger(percent) || typeof sentence !== "string") return []
  const [, written] = /(\d+)\s?[%٪]/.exec(sentence) ?? []
  if (written === undefined || Number(written) === percent) return []
  return [warningAt(["costClaim", "sentence"], say("claim", { written, percent }))]
}

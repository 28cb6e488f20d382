import { walkValues } from "../../contract/field"
import { contentFiles } from "../../contract/files"
import { type LocalDiagnostic, warningAt } from "../../diagnostic/diagnostic"
import { fixTo } from "../../diagnostic/fix"
import { asList, asText, getIn } from "../../location/json-path"
import type { Content } from "./relation-rules"

/** The lists that texts count, with the nouns for their entries. Only English is recognized. */
const counted = [
  { file: "services.json", words: "services?" },
  { file: "books.json", words: "books?" },
] as const

const numbers = "one two three four five six seven eight nine ten eleven twelve".split(" ")

/**
 * Compares numbers in texts with the content: "five services" on a site with four, a percentage other than the claim's, or a figure whose
 * number of scores is not the tool's number of features.
 *
 * @param content of all JSON files
 * @returns warnings by file path
 */
export function countDiagnostics(content: Content): ReadonlyMap<string, readonly LocalDiagnostic[]> {
  const pages = contentFiles.filter(({ path }) => path.startsWith("pages/"))
  return new Map([
    ...pages.map(({ path: file, field }) => {
      const texts = [...walkValues(field, content.get(file))].filter(({ field: { kind } }) => kind === "text")
      const found = texts.flatMap(({ value, path }) =>
        counted.flatMap((list) => {
          const found = miscounted(asText(value), list.words, content.get(list.file))
          return found ? [warningAt(path, found.message, { match: found.match })] : []
        }),
      )
      return [file, file === "pages/tools.json" ? [...found, ...scores(content)] : found] as const
    }),
    ["site.json", claim(content.get("site.json"))],
  ])
}

function miscounted(text: string, words: string, entries: unknown) {
  if (!Array.isArray(entries)) return undefined
  const found = new RegExp(`\\b(${numbers.join("|")}|\\d{1,2}) (${words})\\b`, "i").exec(text)
  if (!found) return undefined
  const [written, number = "", noun] = found
  const said = numbers.includes(number.toLowerCase()) ? numbers.indexOf(number.toLowerCase()) + 1 : Number(number)
  if (said === entries.length) return undefined
  const message = `This says “${written}”; the site has ${entries.length}.`
  const right = `${numbers[entries.length - 1] ?? entries.length} ${noun}`
  const advice = `Write ${right}, or leave the number out.`
  const fixed = text.replace(written, () => (/^\p{Lu}/u.test(written) ? capitalised(right) : right))
  // A count of one needs the singular.
  const fix = entries.length > 1 && said > 1 ? fixTo(fixed, "suggested", `Write ${right}`) : {}
  const match = { start: found.index, end: found.index + written.length }
  return { match, message: { code: "count", message, advice, ...fix } }
}

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

function scores(content: Content): LocalDiagnostic[] {
  const [tool] = asList(content.get("tools.json"))
  const features = asList(getIn(tool, "features")).length
  const figures = asList(getIn(content.get("pages/tools.json"), "figure", "scores")).length
  // Without features there is no figure, and a list that breaks the contract is reported there.
  if (features === 0 || figures === 0 || figures === features) return []
  const message = `The number of scores in the sample result (${figures}) is not the tool’s number of features (${features}); those without a partner are not shown.`
  return [warningAt(["figure", "scores"], { code: "count", message, advice: "Write one score for each feature." })]
}

function claim(site: unknown): LocalDiagnostic[] {
  const [percent, sentence] = [getIn(site, "costClaim", "percent"), getIn(site, "costClaim", "sentence")]
  if (!Number.isInteger(percent) || typeof sentence !== "string") return []
  const [, written] = /(\d+)\s?[%٪]/.exec(sentence) ?? []
  if (written === undefined || Number(written) === percent) return []
  const message = `The sentence says ${written} %, but "percent" is ${percent}, which the figure on the home page shows.`
  return [warningAt(["costClaim", "sentence"], { code: "claim", message, advice: "Write the same number in both." })]
}

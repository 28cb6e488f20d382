import { posix } from "node:path"
import { labelSetFor, type UiLabel } from "../../content/label-sets/label-sets"
import { pathInWords } from "../../content/location/json-path"
import { spokenLanguage, told } from "../../content/sentences/sentences"
import type { Replacement } from "./replacement"

/** @returns the name of a language, such as German for de */
export const languageName = (language: string): string =>
  new Intl.DisplayNames(spokenLanguage(), { type: "language" }).of(language) ?? language

interface ReportOptions {
  readonly data: string
  /** The language of the wanted labels. */
  readonly language: string
  readonly dryRun: boolean
  /** The site's language before. */
  readonly site: string | undefined
}

/** @returns what `npm run labels` has replaced and what it has kept, file by file, and the next step */
export function report(replacement: Replacement, options: ReportOptions): string {
  const { replaced, own, same, language: change } = replacement
  const { data, dryRun } = options
  const [name, isDry] = [languageName(options.language), String(dryRun)]
  return [
    ...part(
      told("labels.replaced", { isDry, language: name, count: replaced.length }),
      byFile(data, replaced, ({ from, to }) => `${inWords(from)} → ${inWords(to)}`),
    ),
    ...part(
      told("labels.own", { count: own.length }),
      byFile(data, own, ({ value }) => inWords(value)),
    ),
    ...(same > 0 ? [told("labels.same", { language: name, count: same }), ""] : []),
    ...(change ? [told("labels.changed", { isDry, ...change }), ""] : []),
    ...nextSteps(replacement, options),
    "",
  ].join("\n")
}

const part = (heading: string, lines: readonly string[]): readonly string[] =>
  lines.length > 0 ? [heading, ...lines, ""] : []

function byFile<Each extends UiLabel>(
  data: string,
  words: readonly Each[],
  say: (word: Each) => string,
): readonly string[] {
  return [...new Set(words.map(({ file }) => file))].flatMap((file) => [
    `  ${posix.join(data, file)}`,
    ...words.filter((word) => word.file === file).map((word) => `    ${pathInWords(file, word.path)}: ${say(word)}`),
  ])
}

/** A text in quotation marks; for plural forms, all of their texts. */
const inWords = (value: unknown): string =>
  typeof value === "object" && value !== null
    ? Object.values(value).map(inWords).join(", ")
    : typeof value === "string"
      ? told("labels.word", { text: value })
      : JSON.stringify(value)

function nextSteps({ replaced, language: change }: Replacement, { language, dryRun, site }: ReportOptions): string[] {
  if (replaced.length === 0 && !change) return [told("labels.nothing")]
  if (dryRun) return [told("labels.dryRun")]
  const isOther = !change && site !== undefined && labelSetFor(site) !== language
  return [...(isOther ? [told("labels.stillIs", { site, language })] : []), told("labels.next")]
}

import { posix } from "node:path"
import { labelSetFor, type UiLabel } from "../../content/label-sets/label-sets"
import { pathInWords } from "../../content/location/json-path"
import type { Replacement } from "./replacement"

/** @returns the English name of a language, such as German for de */
export const languageName = (language: string): string =>
  new Intl.DisplayNames("en", { type: "language" }).of(language) ?? language

interface ReportOptions {
  readonly data: string
  /** The language of the wanted labels. */
  readonly language: string
  readonly dryRun: boolean
  /** The site's language before. */
  readonly site: string | undefined
}

/** @returns what `npm run labels` has replaced and what it has left, file by file, and the next step */
export function report(replacement: Replacement, options: ReportOptions): string {
  const { replaced, own, same, language: change } = replacement
  const { data, dryRun } = options
  const name = languageName(options.language)
  return [
    ...part(
      `${dryRun ? "To be replaced" : "Replaced"} with the ${name} words: ${replaced.length}`,
      byFile(data, replaced, ({ from, to }) => `${inWords(from)} → ${inWords(to)}`),
    ),
    ...part(
      `Left, since they are your own: ${own.length}`,
      byFile(data, own, ({ value }) => inWords(value)),
    ),
    ...(same > 0 ? [`Left, since they are in ${name} already: ${same}`, ""] : []),
    ...(change
      ? [`${dryRun ? "To be changed" : "Changed"}: the site’s language, from ${change.from} to ${change.to}`, ""]
      : []),
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

/** A text in quotation marks; of plural forms, all texts. */
const inWords = (value: unknown): string =>
  typeof value === "object" && value !== null
    ? Object.values(value).map(inWords).join(", ")
    : typeof value === "string"
      ? `“${value}”`
      : JSON.stringify(value)

function nextSteps({ replaced, language: change }: Replacement, { language, dryRun, site }: ReportOptions): string[] {
  if (replaced.length === 0 && !change) return ["There is nothing to replace."]
  if (dryRun) return ["Nothing has been changed: this was a dry run."]
  const isOther = !change && site !== undefined && labelSetFor(site) !== language
  return [
    ...(isOther
      ? [`The site’s language is still ${site}. To change it too, run npm run labels -- ${language} --with-language`]
      : []),
    "Run npm run check, and look at the pages.",
  ]
}

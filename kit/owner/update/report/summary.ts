import { formatFinding } from "../proof/check"
import type { PageChanges } from "../proof/pages"
import type { Proof } from "../proof/prove"
import type { ComparedPictures } from "../proof/tools"

/** All that is reported of an update. */
export interface Outcome {
  readonly from: string | undefined
  readonly to: string
  readonly stayDeleted: readonly string[]
  readonly proof: Proof
  readonly seconds: ReadonlyArray<{ readonly name: string; readonly seconds: number }>
}

/** @returns the first line of the update's commit */
export const commitSubject = ({ from, to }: Pick<Outcome, "from" | "to">): string =>
  `Update the site kit ${from === undefined ? "" : `from ${from} `}to ${to}`

/** A heading with what belongs under it. */
export interface Part {
  readonly heading: string
  readonly lines: readonly string[]
}

/** How many lines of each kind the terminal and the commit show. */
const maxLines = 20

/** @returns what an update changes, as headings with lines */
export function partsOf({ stayDeleted, proof }: Outcome): readonly Part[] {
  const { migrated, warnings, pages, looks } = proof
  return [
    ...unlessEmpty("You deleted these, so they stay deleted, though the kit has them", stayDeleted),
    ...unlessEmpty(
      "Content that changed its form",
      migrated.flatMap(({ file, done }) => done.map((each) => `data/${file}: ${each}`)),
    ),
    ...unlessEmpty(
      "New warnings of the check",
      warnings.map((each) => formatFinding(each).trim()),
    ),
    ...(pages
      ? pageParts(pages)
      : [{ heading: "The pages are not compared: your version could not be built", lines: [] }]),
    typeof looks === "string" ? { heading: `The look is not compared: ${looks}`, lines: [] } : lookPart(looks),
  ]
}

const unlessEmpty = (heading: string, lines: readonly string[]): readonly Part[] =>
  lines.length > 0 ? [{ heading, lines }] : []

function pageParts({ went, came, texts, both, weights }: PageChanges): readonly Part[] {
  const isSame = went.length + came.length + texts.length === 0
  return [
    ...unlessEmpty("Addresses that are gone", went),
    ...unlessEmpty("New addresses", came),
    ...unlessEmpty(
      "Pages with other words",
      texts.flatMap(({ address, words }) =>
        words.map((each) => `${address}: ${quoted(each.went)} → ${quoted(each.came)}`),
      ),
    ),
    ...(isSame ? [{ heading: `The addresses and the words of all ${both} pages are the same`, lines: [] }] : []),
    {
      heading: "Bytes",
      lines: weights.map(({ kind, before, after }) => `${kind}: ${before} → ${after} (${signed(after - before)})`),
    },
  ]
}

function lookPart({ changes, pictures }: ComparedPictures): Part {
  if (changes.length === 0) return { heading: `All ${pictures} pictures of pages are the same`, lines: [] }
  return {
    heading: `${changes.length} of ${pictures} pictures of pages differ`,
    lines: changes.map(({ address, width, share }) => `${address} at ${width} px: ${percent(share)} of it`),
  }
}

const percent = (share: number): string => (share < 0.0001 ? "under 0.01 %" : `${(share * 100).toFixed(2)} %`)

function quoted(words: string): string {
  if (words === "") return "nothing"
  return `“${words.length > 80 ? `${words.slice(0, 80)}…` : words}”`
}

const signed = (bytes: number): string => `${bytes < 0 ? "−" : "+"}${Math.abs(bytes)}`

/** @returns the parts as plain text; long lists are cut */
export const plainParts = (parts: readonly Part[]): string =>
  parts
    .map(({ heading, lines }) => {
      const more = lines.length > maxLines ? [`- and ${lines.length - maxLines} more`] : []
      return [
        lines.length > 0 ? `${heading}:` : `${heading}.`,
        ...lines.slice(0, maxLines).map((line) => `- ${line}`),
        ...more,
      ].join("\n")
    })
    .join("\n\n")

/** @returns the seconds of each part of the update that took any, in one line */
export function secondsOf({ seconds }: Pick<Outcome, "seconds">): string {
  const total = seconds.reduce((sum, each) => sum + each.seconds, 0)
  const parts = seconds.filter((each) => each.seconds >= 0.5).map((each) => `${each.name} ${Math.round(each.seconds)}`)
  return `${Math.round(total)} seconds${parts.length > 0 ? `: ${parts.join(", ")}` : ""}.`
}

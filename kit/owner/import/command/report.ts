import { join } from "node:path"
import type { Candidate, Candidates, ProposalKind } from "../candidate"
import { isNeeded, type Lack } from "../import"
import { sumUp } from "../sum-up"
import { missingSentence } from "../take/fit-entry"
import type { RedirectOutcome } from "../take/redirects"
import type { Outcome } from "../take/take"
import type { UndoOutcome } from "../take/undo"

const kindWords: Readonly<Record<ProposalKind, string>> = {
  site: "profile",
  achievement: "achievement",
  testimonial: "testimonial",
  media: "appearance",
  book: "book",
  post: "post",
}

/** Characters of a title that a line has room for. */
const maxTitleLength = 80

const stateWords: Readonly<Record<Candidate["state"], string>> = {
  new: "",
  changed: "changed at its source",
  renewed: "imported before",
}

/** @returns a candidate on one line */
export function candidateLine({ proposal, state }: Candidate, lacks: readonly string[] = []): string {
  const title = plain(proposal.title)
  const short = title.length > maxTitleLength ? `${title.slice(0, maxTitleLength - 1)}…` : title
  const more = [stateWords[state], ...lacks].filter((each) => each !== "")
  return `${kindWords[proposal.kind].padEnd(11)}  ${short}${more.length > 0 ? ` (${more.join("; ")})` : ""}`
}

/** @returns what a candidate lacks, in a sentence */
export function lackLine(lack: Lack): string {
  const { flag, message } = lack
  if (message === undefined) return missingSentence(flag.field.label)
  return plain(isNeeded(lack) ? message : `${flag.field.label}: ${message}`)
}

/** A source's words on one line. */
export const plain = (text: string): string => text.replace(/\p{Cc}+/gu, " ")

/** @returns what was imported before, in sentences */
export function knownLines({ known, kept, said }: Candidates): string[] {
  return [
    ...said.map(({ title }) => `“${plain(title)}”: your site says all of this already.`),
    ...(known > 0 ? [`Imported before: ${known}. --again offers them once more.`] : []),
    ...kept.map(
      ({ title }) => `“${plain(title)}” was changed or deleted here after it was imported: it stays as it is.`,
    ),
  ]
}

/** Something that is listed, with what is said of it. */
interface Listed {
  readonly candidate: Candidate
  readonly lines: readonly string[]
  /** What stands behind it on its line. */
  readonly more?: string
}

/** How many entries are listed one by one. */
const maxListed = 40

/**
 * @param listed entries
 * @param isWhole whether hundreds of them are listed one by one too
 * @returns a line for each, with what is said of it below; of hundreds, how many there are of each kind, and what is said of how many
 */
export function listedLines(listed: readonly Listed[], isWhole: boolean): string[] {
  if (isWhole || listed.length <= maxListed)
    return listed.flatMap(({ candidate, lines, more = "" }) => [
      `  ${candidateLine(candidate)}${more}`,
      ...lines.map((line) => `    ${plain(line)}`),
    ])
  const kinds = Object.entries(kindWords).flatMap(([kind, words]) => {
    const { length } = listed.filter(({ candidate }) => candidate.proposal.kind === kind)
    return length === 0 ? [] : [`  ${length} ${words}${length === 1 ? "" : "s"}`]
  })
  const said = sumUp(listed.map(({ candidate, lines }) => ({ title: candidate.proposal.title, sentences: lines })))
  return [
    ...kinds,
    ...said.map(({ count, sentence, titles }) => {
      const others = count - titles.length
      const named = titles.map((title) => `“${plain(title)}”`).join(", ")
      return `    ${count} ×  ${plain(sentence)} (${named}${others > 0 ? ` and ${others} more` : ""})`
    }),
    "  --details says it of each.",
  ]
}

/** How what becomes of candidates is called. */
const heads = { written: "Taken:", dryRun: "Would be taken:", review: "To be taken:" } as const

/** @returns what becomes, or would become, of the chosen candidates */
export function outcomeText(
  data: string,
  { taken, refused, files, leftOut }: Outcome,
  how: keyof typeof heads,
  isWhole = false,
): string {
  const posts = taken.filter(({ candidate }) => candidate.proposal.kind === "post").length
  const listed = taken.map(({ candidate, file, parts, notes }) => ({
    candidate,
    more: `, in ${join(data, file)}`,
    lines: [...(parts.length > 0 && how !== "written" ? [`comes with: ${parts.join(", ")}`] : []), ...notes],
  }))
  return [
    ...(taken.length > 0 ? [heads[how], ...listedLines(listed, isWhole)] : []),
    ...(refused.length > 0
      ? [
          "",
          "Not taken:",
          ...listedLines(
            refused.map(({ candidate, reasons }) => ({ candidate, lines: reasons })),
            isWhole,
          ),
        ]
      : []),
    ...writtenLines(data, files, isWhole),
    ...(posts > 0 && how === "written"
      ? ["", 'Posts are drafts. Read each, then remove "draft": true, or publish it in the studio.']
      : []),
    ...(leftOut.length > 0
      ? [
          "",
          `Left out of the site: ${leftOut.map((page) => `/${page}/`).join(", ")}. To show a page, remove it from pagesOff in ${join(data, "site.json")}.`,
        ]
      : []),
    "",
  ]
    .join("\n")
    .replace(/^\n/, "")
}

function writtenLines(data: string, files: Outcome["files"], isWhole: boolean): string[] {
  if (files.length === 0) return []
  const shown =
    isWhole || files.length <= maxListed ? files : files.filter(({ file }) => !/^(?:posts|images)\//.test(file))
  const others = files.length - shown.length
  return [
    "",
    "Written:",
    ...shown.map(({ file }) => `  ${join(data, file)}`),
    ...(others > 0 ? [`  and ${others} texts and pictures`] : []),
    "",
    "To take all of it back: npm run import -- --undo",
  ]
}

/** @returns what became of former addresses */
export function redirectText({ added, notes }: RedirectOutcome, dryRun: boolean): string {
  const head = dryRun ? "Would be redirected:" : "Redirected:"
  const none = added.length === 0 && notes.length === 0 ? ["No former address is waiting to be redirected."] : []
  return [
    ...none,
    ...(added.length > 0 ? [head, ...added.map(({ from, to }) => `  ${from} to ${to}`)] : []),
    ...(notes.length > 0 ? ["Not redirected:", ...notes.map((note) => `  ${plain(note)}`)] : []),
    "",
  ].join("\n")
}

/** @returns what became of the files of the last import */
export function undoText(data: string, { removed, restored, kept }: UndoOutcome, dryRun: boolean): string {
  const head = dryRun ? "Would be taken back:" : "Taken back:"
  return [
    ...(removed.length + restored.length > 0 ? [head] : []),
    ...restored.map(
      (file) =>
        `  ${join(data, file)} has nothing of the import any more${kept.length > 0 ? ", but for what stays" : ""}.`,
    ),
    ...(removed.length > maxListed
      ? [`  ${removed.length} files that it made are removed.`]
      : removed.map((file) => `  ${join(data, file)} is removed.`)),
    ...(kept.length > 0 ? ["Not taken back, and yours from now on:"] : []),
    ...kept.map(({ file, entry, reason }) =>
      entry === undefined
        ? `  ${join(data, file)} stays as it is: ${reason}.`
        : `  “${plain(entry)}” stays in ${join(data, file)}: ${reason}.`,
    ),
    ...(removed.length + restored.length + kept.length === 0 ? ["All of the last import is gone already."] : []),
    "",
  ].join("\n")
}

import { join } from "node:path"
import { nameTold, told } from "../../../content/sentences/sentences"
import type { Candidate, Candidates, ProposalKind } from "../candidate"
import { quoted } from "../format"
import { isNeeded, type Lack } from "../import"
import { sumUp } from "../sum-up"
import { missingSentence } from "../take/fit-entry"
import type { RedirectOutcome } from "../take/redirects"
import type { Outcome } from "../take/take"
import type { UndoOutcome } from "../take/undo"

const kinds: readonly ProposalKind[] = ["site", "achievement", "testimonial", "media", "book", "post"]

/** Characters of a title that a line has room for. */
const maxTitleLength = 80

/** @returns a candidate on one line */
export function candidateLine({ proposal, state }: Candidate, lacks: readonly string[] = []): string {
  const title = plain(proposal.title)
  const short = title.length > maxTitleLength ? `${title.slice(0, maxTitleLength - 1)}…` : title
  const more = [told("import.state", { state }), ...lacks].filter((each) => each !== "")
  return `${told("import.kind", { kind: proposal.kind }).padEnd(11)}  ${short}${more.length > 0 ? ` (${more.join("; ")})` : ""}`
}

/** @returns what a candidate lacks, in a sentence */
export function lackLine(lack: Lack): string {
  const { flag, message } = lack
  if (message === undefined) return missingSentence(flag.field.label)
  return plain(isNeeded(lack) ? message : `${nameTold(flag.field.label)}: ${message}`)
}

/** A source's words on one line. */
export const plain = (text: string): string => text.replace(/\p{Cc}+/gu, " ")

/** @returns what was imported before, in sentences */
export function knownLines({ known, kept, said }: Candidates): string[] {
  return [
    ...said.map(({ title }) => told("import.said", { title: plain(title) })),
    ...(known > 0 ? [told("import.known", { count: known })] : []),
    ...kept.map(({ title }) => told("import.kept", { title: plain(title) })),
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
  const counted = kinds.flatMap((kind) => {
    const { length: count } = listed.filter(({ candidate }) => candidate.proposal.kind === kind)
    return count === 0 ? [] : [`  ${told("import.kinds", { kind, count })}`]
  })
  const said = sumUp(listed.map(({ candidate, lines }) => ({ title: candidate.proposal.title, sentences: lines })))
  return [
    ...counted,
    ...said.map(({ count, sentence, titles }) => {
      const [others, named] = [count - titles.length, quoted(...titles.map(plain))]
      return `    ${told("import.saidOf", { count, sentence: plain(sentence), titles: named, others })}`
    }),
    `  ${told("import.details")}`,
  ]
}

/** @returns what becomes, or would become, of the chosen candidates */
export function outcomeText(
  data: string,
  { taken, refused, files, leftOut }: Outcome,
  how: "written" | "dryRun" | "review",
  isWhole = false,
): string {
  const posts = taken.filter(({ candidate }) => candidate.proposal.kind === "post").length
  const listed = taken.map(({ candidate, file, parts, notes }) => ({
    candidate,
    more: `, in ${join(data, file)}`,
    lines: [
      ...(parts.length > 0 && how !== "written" ? [told("import.comesWith", { parts: parts.join(", ") })] : []),
      ...notes,
    ],
  }))
  return [
    ...(taken.length > 0 ? [told("import.taken", { how }), ...listedLines(listed, isWhole)] : []),
    ...(refused.length > 0
      ? [
          "",
          told("import.refused"),
          ...listedLines(
            refused.map(({ candidate, reasons }) => ({ candidate, lines: reasons })),
            isWhole,
          ),
        ]
      : []),
    ...writtenLines(data, files, isWhole),
    ...(posts > 0 && how === "written" ? ["", told("import.drafts")] : []),
    ...(leftOut.length > 0
      ? [
          "",
          told("import.pagesOff", {
            pages: leftOut.map((page) => `/${page}/`).join(", "),
            file: join(data, "site.json"),
          }),
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
    told("import.written"),
    ...shown.map(({ file }) => `  ${join(data, file)}`),
    ...(others > 0 ? [`  ${told("import.writtenMore", { count: others })}`] : []),
    "",
    told("import.toUndo"),
  ]
}

/** @returns what became of former addresses */
export function redirectText({ added, notes }: RedirectOutcome, dryRun: boolean): string {
  const head = told("import.redirected", { isDry: String(dryRun) })
  const none = added.length === 0 && notes.length === 0 ? [told("import.noRedirects")] : []
  return [
    ...none,
    ...(added.length > 0 ? [head, ...added.map((each) => `  ${told("import.redirect", each)}`)] : []),
    ...(notes.length > 0 ? [told("import.notRedirected"), ...notes.map((note) => `  ${plain(note)}`)] : []),
    "",
  ].join("\n")
}

/** @returns what became of the files of the last import */
export function undoText(data: string, { removed, restored, kept }: UndoOutcome, dryRun: boolean): string {
  const head = told("import.undone", { isDry: String(dryRun) })
  const isPart = String(kept.length > 0)
  return [
    ...(removed.length + restored.length > 0 ? [head] : []),
    ...restored.map((file) => `  ${told("import.undone.restored", { file: join(data, file), isPart })}`),
    ...(removed.length > maxListed
      ? [`  ${told("import.undone.many", { count: removed.length })}`]
      : removed.map((file) => `  ${told("import.undone.removed", { file: join(data, file) })}`)),
    ...(kept.length > 0 ? [told("import.undone.rest")] : []),
    ...kept.map(({ file, entry, reason }) => {
      const values = { file: join(data, file), entry: entry && plain(entry), reason }
      return `  ${told("import.undone.kept", values)}`
    }),
    ...(removed.length + restored.length + kept.length === 0 ? [told("import.undone.nothing")] : []),
    "",
  ].join("\n")
}

import { join } from "node:path"
import type { Lack } from "../import"
import type { Offer, Offers, ProposalKind } from "../offer"
import type { RedirectOutcome } from "../take/redirects"
import type { Outcome } from "../take/take"

const kindWords: Readonly<Record<ProposalKind, string>> = {
  site: "profile",
  achievement: "achievement",
  testimonial: "testimonial",
  media: "appearance",
  book: "book",
  post: "post",
}

/** Characters of a title that a line has room for. */
const widest = 80

/** @returns an offer on one line */
export function offerLine({ proposal, state }: Offer, lacks: readonly string[] = []): string {
  const title = plain(proposal.title)
  const short = title.length > widest ? `${title.slice(0, widest - 1)}…` : title
  const more = [state === "changed" ? "changed at its source" : "", ...lacks].filter((each) => each !== "")
  return `${kindWords[proposal.kind].padEnd(11)}  ${short}${more.length > 0 ? ` (${more.join("; ")})` : ""}`
}

/** @returns what an offer lacks, in a sentence */
export const lackLine = ({ flag, message }: Lack): string =>
  message ? plain(message) : `It has no ${flag.field.name.toLowerCase()}.`

/** A source's words on one line. */
export const plain = (text: string): string => text.replace(/\p{Cc}+/gu, " ")

/** @returns what was imported before, in sentences */
export function knownLines({ known, kept }: Offers): string[] {
  return [
    ...(known > 0 ? [`Imported before, or here already: ${known}. --again offers them once more.`] : []),
    ...kept.map(
      ({ title }) => `“${plain(title)}” has changed at its source, and was changed or deleted here: it stays as it is.`,
    ),
  ]
}

/** @returns what became of the chosen offers */
export function outcomeText(data: string, { taken, refused, files, leftOut }: Outcome, dryRun: boolean): string {
  const posts = taken.filter(({ offer }) => offer.proposal.kind === "post").length
  return [
    ...(taken.length > 0 ? [dryRun ? "Would be taken:" : "Taken:"] : []),
    ...taken.flatMap(({ offer, file, notes }) => [
      `  ${offerLine(offer)}, in ${join(data, file)}`,
      ...notes.map((note) => `    ${plain(note)}`),
    ]),
    ...(refused.length > 0 ? ["", "Not taken:"] : []),
    ...refused.flatMap(({ offer, reasons }) => [
      `  ${offerLine(offer)}`,
      ...reasons.map((reason) => `    ${plain(reason)}`),
    ]),
    ...(files.length > 0 ? ["", "Written:", ...files.map(({ file }) => `  ${join(data, file)}`)] : []),
    ...(posts > 0 && !dryRun
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

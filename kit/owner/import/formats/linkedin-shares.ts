import { told } from "../../../content/sentences/sentences"
import { escapeAttribute, escapeText } from "../../../language/html"
import type { Proposal } from "../candidate"
import { type Tell, tellLeftOut } from "../format"
import { htmlToMarkdown } from "../html-to-markdown"
import { digestOf } from "./identity"
import { postProposal, webAddress } from "./post-proposal"
import type { Row } from "./table"

/** The prefix of each share's identity. */
export const shareSource = "linkedin:share:"

/**
 * Turns what somebody has posted on LinkedIn into drafts of posts. Reposts without words of their own are left out.
 *
 * @param rows of Shares.csv
 * @param tell called with what is left out
 * @returns a proposal for each, in the order of the file, which is newest first
 */
export function sharesIn(rows: readonly Row[], tell: Tell): Proposal[] {
  const proposals = rows.flatMap((row) => shareIn(row) ?? [])
  tellLeftOut(tell, "share", rows.length - proposals.length)
  return proposals
}

function shareIn(row: Row): Proposal | undefined {
  const value = (column: string) => row.get(column)?.trim() ?? ""
  const words = wordsOf(value("ShareCommentary"))
  const address = webAddress(value("ShareLink"))
  if (words === "") return undefined
  const beside = ["SharedUrl", "MediaUrl"].map((column) => webAddress(value(column)))
  const shown = beside.filter((each) => each !== undefined).filter((each) => !words.includes(each))
  const text = htmlToMarkdown([...paragraphsOf(words), ...shown.map(htmlOf)].join(""), {})
  const visibility = value("Visibility")
  const proposal = postProposal({
    source: `${shareSource}${address ?? digestOf(value("Date"), words)}`,
    text,
    date: value("Date"),
    formerUrl: address,
  })
  if (!proposal || /^(?:|PUBLIC|MEMBER_NETWORK)$/.test(visibility)) return proposal
  return { ...proposal, notes: [...proposal.notes, told("import.linkedin.visibility", { visibility })] }
}

/** LinkedIn ends each line of a text with a quotation mark and begins the next with one. It may also mark up mentions and hashtags in its own way. */
function wordsOf(written: string): string {
  const lines = written.split("\n")
  const isQuoted = lines.every(
    (line, at) => (at === lines.length - 1 || line.endsWith('"')) && (at === 0 || line.startsWith('"')),
  )
  const plain = lines.map((line, at) => {
    if (!isQuoted || lines.length === 1) return line
    if (/^"*$/.test(line)) return ""
    return line.slice(at === 0 ? 0 : 1, at === lines.length - 1 ? undefined : -1)
  })
  return plain
    .join("\n")
    .replace(/\{hashtag\|\\?#\|([^{}|]+)\}/g, "#$1")
    .replace(/@?\[([^[\]]+)\]\(urn:li:[^()\s]+\)/g, "$1")
    .trim()
}

const paragraphsOf = (words: string): string[] =>
  words.split(/\n\s*\n/).map((paragraph) => `<p>${linked(escapeText(paragraph.trim())).replaceAll("\n", "<br>")}</p>`)

const linked = (html: string): string =>
  html.replace(/https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]]/g, (address) => `<a href="${address}">${address}</a>`)

/** The HTML for the address of a share: a picture, or whatever the share links to. */
function htmlOf(address: string): string {
  const escaped = escapeAttribute(address)
  return /licdn\.com\/.*\/image\/|\.(?:png|jpe?g|webp|gif)(?:\?|$)/i.test(address)
    ? `<p><img src="${escaped}" alt=""></p>`
    : `<p><a href="${escaped}">${escaped}</a></p>`
}

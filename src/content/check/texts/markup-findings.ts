import { type Field, visit } from "../../contract/field"
import { toldMistake } from "../../contract/mistakes/first-mistake"
import { webOrEmailLinkMistakes } from "../../contract/mistakes/links"
import { allowedAttributes, allowedTags } from "../../markup"
import { errorAt, type Finding } from "../report/finding"
import { nearest } from "../report/nearest"
import type { Complaint } from "../report/problem"
import { closing, insteadOf, type MarkupChange, markupRemedy, renaming, takingOut } from "./markup-remedy"
import { type MarkupToken, markupTokens } from "./markup-tokens"

type Place = Omit<Complaint, "remedy"> & { readonly start: number; readonly change?: MarkupChange }
type Open = Extract<MarkupToken, { kind: "open" }>

const blocks = new Set(["p", "ul", "ol", "li"])
const lists = new Set(["ul", "ol"])

/**
 * @param field what a file's content should be
 * @param content of the file
 * @returns what is wrong with its texts with markup
 */
export function markupFindings(field: Field, content: unknown): Finding[] {
  return [...visit(field, content)].flatMap(({ field: { kind }, value, path }) => {
    if (kind !== "markup" || typeof value !== "string") return []
    const places = markupComplaints(value)
    return places.map(({ start, change, ...complaint }) => {
      const remedy = change && markupRemedy(value, change)
      // A tag that is closed can show that another is not.
      const mends = remedy !== undefined && markupComplaints(remedy.to).length < places.length
      return errorAt(path, { ...complaint, ...(mends ? { remedy } : {}) }, { index: start })
    })
  })
}

/**
 * @param html a text with markup
 * @returns what is beyond simple markup, and the first place where the tags do not fit together
 */
function markupComplaints(html: string): readonly Place[] {
  const tokens = markupTokens(html)
  // What follows an unfinished tag is lost, so nothing can be said of the tags before it.
  const unbalanced = tokens.some(({ kind }) => kind === "unfinished") ? undefined : firstUnbalanced(tokens)
  return [...tokens.flatMap((token) => beyondSimple(token, tokens)), ...(unbalanced ? [unbalanced] : [])].sort(
    (a, b) => a.start - b.start,
  )
}

function beyondSimple(token: MarkupToken, tokens: readonly MarkupToken[]): Place[] {
  if (token.kind === "other")
    return [
      place(
        token,
        "markup-other",
        "A comment or declaration is not simple markup.",
        "Remove it: visitors would not see it.",
        takingOut(token, "it"),
      ),
    ]
  if (token.kind === "unfinished")
    return [
      place(
        token,
        "markup-unfinished",
        "This tag is not finished.",
        "Write > at its end, or &lt; if it is the sign <.",
      ),
    ]
  if (token.kind !== "open") return []
  const { name, attributes } = token
  if (!allowedTags.includes(name)) {
    const meant = name.length > 2 ? nearest(name, allowedTags) : undefined
    const advice = `Only ${allowedTags.map((tag) => `<${tag}>`).join(" ")} can be used.${meant ? ` Did you mean <${meant}>?` : ""}`
    const message = `The tag <${name}> is not simple markup.`
    return [place(token, "markup-tag", message, advice, meant ? renaming(name, meant, tokens) : undefined)]
  }
  const allowed = allowedAttributes[name] ?? []
  const extra = attributes.flatMap((attribute) =>
    allowed.includes(attribute.name)
      ? []
      : [
          place(
            attribute,
            "markup-attribute",
            `<${name}> cannot have "${attribute.name}" here.`,
            `Write ${example(name)}.`,
            takingOut(attribute, `“${attribute.name}”`),
          ),
        ],
  )
  return [...extra, ...(name === "a" ? linkComplaints(token) : [])]
}

function linkComplaints({ attributes, start }: Open): Place[] {
  const href = attributes.find(({ name }) => name === "href")
  if (!href)
    return [{ start, code: "markup-link", message: "This link leads nowhere.", advice: `Write ${example("a")}.` }]
  const mistake = toldMistake(webOrEmailLinkMistakes, href.value)
  if (!mistake) return []
  const { code, message, advice, remedy } = mistake
  const change = remedy && insteadOf(href, `href="${remedy.to}"`, remedy.words)
  return [place(href, code, message, advice, change)]
}

const example = (name: string): string => (name === "a" ? '<a href=\\"https://…\\">' : `<${name}>`)

/** Follows the tags from left to right; after the first that does not fit, the others cannot be judged. */
function firstUnbalanced(tokens: readonly MarkupToken[]): Place | undefined {
  const stack: Open[] = []
  for (const token of tokens) {
    const inside = stack.at(-1)
    if (token.kind === "text" && inside && lists.has(inside.name) && token.text.trim() !== "")
      return place(
        token,
        "markup-nesting",
        `There is text directly in <${inside.name}>.`,
        "Put it into <li> and </li>.",
      )
    if (token.kind === "open") {
      const misplaced = misplacedIn(token, stack)
      if (misplaced) return misplaced
      if (!isVoid(token)) stack.push(token)
    }
    if (token.kind === "close") {
      if (token.name === "br")
        return place(token, "markup-unbalanced", "There is no </br>.", "Write <br>.", insteadOf(token, "<br>"))
      if (inside?.name !== token.name) return wrongClose(token, inside, stack)
      stack.pop()
    }
  }
  const left = stack.at(-1)
  return (
    left &&
    place(
      left,
      "markup-unbalanced",
      `This <${left.name}> is not closed.`,
      `Write </${left.name}> where it ends.`,
      // A paragraph ends with the text; where words in italics end, nobody knows.
      blocks.has(left.name) ? closing(left.name, tokens.at(-1)?.end ?? left.end) : undefined,
    )
  )
}

function wrongClose(token: MarkupToken & { name: string }, inside: Open | undefined, stack: readonly Open[]): Place {
  if (inside && stack.some(({ name }) => name === token.name))
    return place(
      inside,
      "markup-unbalanced",
      `This <${inside.name}> is not closed.`,
      `Write </${inside.name}> before </${token.name}>.`,
      closing(inside.name, token.start),
    )
  return place(
    token,
    "markup-unbalanced",
    `This </${token.name}> closes nothing.`,
    `Remove it, or write <${token.name}> before it.`,
    takingOut(token, `</${token.name}>`),
  )
}

/** Where a browser would close or move a tag by itself, the page would not look as written. */
function misplacedIn(token: Open, stack: readonly Open[]): Place | undefined {
  const { name } = token
  const inside = stack.at(-1)?.name
  if (name === "li" && !lists.has(inside ?? ""))
    return place(
      token,
      "markup-nesting",
      "This <li> is not in a list.",
      "Put <ul> and </ul>, or <ol> and </ol>, around the entries.",
    )
  if (inside && lists.has(inside) && name !== "li")
    return place(token, "markup-nesting", `There is <${name}> directly in <${inside}>.`, "Put it into <li> and </li>.")
  if (inside && inside !== "li" && allowedTags.includes(inside) && blocks.has(name) && name !== "li")
    return place(
      token,
      "markup-nesting",
      `<${name}> cannot stand in <${inside}>.`,
      `Write </${inside}> before it.`,
      closing(inside, token.start),
    )
  if (name === "a" && stack.some((open) => open.name === "a"))
    return place(
      token,
      "markup-nesting",
      "This link is in another link.",
      "Write </a> before it.",
      closing("a", token.start),
    )
  return undefined
}

/** A tag that has no end: <br>, and those that are not allowed anyway, such as <img>. */
const isVoid = ({ name }: Open): boolean =>
  ["br", "img", "hr", "input", "wbr", "link", "meta", "source", "embed", "area", "col", "track", "base"].includes(name)

const place = (
  { start }: { start: number },
  code: string,
  message: string,
  advice: string,
  change?: MarkupChange,
): Place => ({ start, code, message, advice, ...(change ? { change } : {}) })

/**
 * @param html a text with markup
 * @returns the words that a visitor reads
 */
export function wordsOf(html: string): string {
  return markupTokens(html)
    .map((token) => (token.kind === "text" ? token.text : ""))
    .join(" ")
}

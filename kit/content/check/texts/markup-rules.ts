import { closestMatch } from "../../../language/closest-match"
import { type Field, walkValues } from "../../contract/field"
import { diagnose } from "../../contract/rules/diagnose"
import { webOrEmailLinkRules } from "../../contract/rules/links"
import { type DiagnosticMessage, errorAt, type LocalDiagnostic } from "../../diagnostic/diagnostic"
import type { Replacement } from "../../diagnostic/fix"
import type { Span } from "../../location/source-text"
import { allowedAttributes, allowedTags, type MarkupToken, markupTokens } from "../../markdown/markup"
import { say } from "../../sentences/sentences"
import { insertClosingTag, type MarkupChange, markupWith, removeToken, renameTags, replaceToken } from "./markup-fix"

/** An error in a span of a text, with a change that fixes it. A change to all tags of a name is only computed if the error is reported. */
interface MarkupError {
  readonly match: Span
  readonly say: (fix?: Replacement) => DiagnosticMessage
  readonly change?: MarkupChange | (() => MarkupChange)
}

type Open = Extract<MarkupToken, { kind: "open" }>

const blocks = new Set(["p", "ul", "ol", "li"])
const lists = new Set(["ul", "ol"])

/**
 * @param field describes a file's content
 * @param content of the file
 * @returns the errors in its texts with markup
 */
export function markupDiagnostics(field: Field, content: unknown): LocalDiagnostic[] {
  return [...walkValues(field, content)].flatMap(({ field: { kind }, value, path }) => {
    if (kind !== "markup" || typeof value !== "string") return []
    const errors = markupErrors(value)
    // Limited, because the whole text is read again to see whether a fix helps.
    return errors.slice(0, maxErrors).map(({ match, say, change }) => {
      const made = typeof change === "function" ? change() : change
      const fixed = made && markupWith(value, made)
      // Closing one tag can reveal that another is open.
      const isFixed = fixed !== undefined && markupErrors(fixed).length < errors.length
      return errorAt(path, say(isFixed ? { value: fixed } : undefined), { match })
    })
  })
}

/** How many errors of one text are reported at once. */
const maxErrors = 50

/** @returns errors for everything beyond simple markup, and for the first unbalanced or misplaced tag */
export function markupErrors(html: string): readonly MarkupError[] {
  const tokens = markupTokens(html)
  // Everything after an unfinished tag is lost, so the balance of the tags before it is unknown.
  const unbalanced = tokens.some(({ kind }) => kind === "unfinished") ? undefined : firstUnbalanced(tokens)
  return [...tokens.flatMap((token) => beyondSimple(token, tokens)), ...(unbalanced ? [unbalanced] : [])].sort(
    (a, b) => a.match.start - b.match.start,
  )
}

function beyondSimple(token: MarkupToken, tokens: readonly MarkupToken[]): MarkupError[] {
  if (token.kind === "other") return [markupError(token, (fix) => say("markup-tag.other", {}, fix), removeToken(token))]
  if (token.kind === "unfinished") return [markupError(token, () => say("markup-unbalanced.unfinished"))]
  if (token.kind !== "open") return []
  const { name, attributes } = token
  if (!allowedTags.includes(name)) {
    const meant = name.length > 2 ? closestMatch(name, allowedTags) : undefined
    const tags = allowedTags.map((tag) => `<${tag}>`).join(" ")
    return [
      markupError(
        token,
        (fix) => say("markup-tag", { name, tags, meant }, fix),
        meant ? () => renameTags(name, meant, tokens) : undefined,
      ),
    ]
  }
  const allowed = allowedAttributes[name] ?? []
  const extra = attributes.flatMap((attribute) =>
    allowed.includes(attribute.name)
      ? []
      : [
          markupError(
            attribute,
            (fix) => say("markup-attribute", { tag: name, name: attribute.name, example: example(name) }, fix),
            removeToken(attribute),
          ),
        ],
  )
  return [...extra, ...(name === "a" ? linkErrors(token) : [])]
}

function linkErrors(link: Open): MarkupError[] {
  const href = link.attributes.find(({ name }) => name === "href")
  if (!href) return [markupError(link, () => say("markup-link", { example: example("a") }))]
  const broken = diagnose(webOrEmailLinkRules, href.value.replaceAll("&amp;", "&"))
  if (!broken) return []
  const { fix, ...unfixed } = broken
  const change = fix && replaceToken(href, `href="${fix.value}"`)
  // Replaces the whole text, but keeps the title, which says what happens to the address.
  return [
    markupError(href, (whole) => (whole && fix ? { ...broken, fix: { ...whole, title: fix.title } } : unfixed), change),
  ]
}

const example = (name: string): string => (name === "a" ? '<a href=\\"https://…\\">' : `<${name}>`)

/** Follows the tags from left to right and stops at the first that does not fit: the rest cannot be judged. */
function firstUnbalanced(tokens: readonly MarkupToken[]): MarkupError | undefined {
  const stack: Open[] = []
  let links = 0
  for (const token of tokens) {
    const inside = stack.at(-1)
    if (token.kind === "text" && inside && lists.has(inside.name) && token.text.trim() !== "")
      return markupError(token, () => say("markup-nesting.text", { list: inside.name }))
    if (token.kind === "open") {
      const misplaced = misplacedIn(token, inside?.name, links > 0)
      if (misplaced) return misplaced
      if (token.name === "a") links += 1
      if (!isVoid(token)) stack.push(token)
    }
    if (token.kind === "close") {
      if (token.name === "br")
        return markupError(token, (fix) => say("markup-unbalanced.break", {}, fix), replaceToken(token, "<br>"))
      if (inside?.name !== token.name) return wrongClose(token, inside, stack)
      if (token.name === "a") links -= 1
      stack.pop()
    }
  }
  const left = stack.at(-1)
  return (
    left &&
    markupError(
      left,
      (fix) => say("markup-unbalanced.open", { tag: left.name }, fix),
      // A paragraph can be closed at the end of the text; where italics should end is unknown.
      blocks.has(left.name) ? insertClosingTag(left.name, tokens.at(-1)?.end ?? left.end) : undefined,
    )
  )
}

function wrongClose(
  token: MarkupToken & { name: string },
  inside: Open | undefined,
  stack: readonly Open[],
): MarkupError {
  if (inside && stack.some(({ name }) => name === token.name))
    return markupError(
      inside,
      (fix) => say("markup-unbalanced.before", { tag: inside.name, other: token.name }, fix),
      insertClosingTag(inside.name, token.start),
    )
  return markupError(token, (fix) => say("markup-unbalanced", { tag: token.name }, fix), removeToken(token))
}

/** Finds tags that a browser would close or move, so that the page would not look as written. */
function misplacedIn(token: Open, inside: string | undefined, isInLink: boolean): MarkupError | undefined {
  const { name } = token
  if (name === "li" && !lists.has(inside ?? "")) return markupError(token, () => say("markup-nesting.entry"))
  if (inside && lists.has(inside) && name !== "li")
    return markupError(token, () => say("markup-nesting.list", { name, list: inside }))
  if (inside && inside !== "li" && allowedTags.includes(inside) && blocks.has(name) && name !== "li")
    return markupError(
      token,
      (fix) => say("markup-nesting", { name, tag: inside }, fix),
      insertClosingTag(inside, token.start),
    )
  if (name === "a" && isInLink)
    return markupError(token, (fix) => say("markup-nesting.link", {}, fix), insertClosingTag("a", token.start))
  return undefined
}

/** A tag without an end tag: <br>, and some that are not allowed anyway, such as <img>. */
const isVoid = ({ name }: Open): boolean =>
  ["br", "img", "hr", "input", "wbr", "link", "meta", "source", "embed", "area", "col", "track", "base"].includes(name)

const markupError = ({ start, end }: Span, say: MarkupError["say"], change?: MarkupError["change"]): MarkupError => ({
  match: { start, end },
  say,
  ...(change ? { change } : {}),
})

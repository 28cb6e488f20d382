import { Tokenizer } from "htmlparser2"
import Prism from "prismjs"
import loadLanguages from "prismjs/components/index"
import components from "prismjs/components.json"
import { escapeText } from "../../language/html"
import codeNames from "./code-names.json"

/** The languages that Prism has a file for, with their aliases. The rest of `Prism.languages` is Prism's own functions. */
export const codeLanguages: ReadonlySet<string> = new Set(
  Object.entries(components.languages).flatMap(([name, about]) => {
    const aliases = "alias" in about ? [about.alias].flat() : []
    return name === "meta" ? [] : [name, ...aliases]
  }),
)

const otherNames: ReadonlyMap<string, string> = new Map(Object.entries(codeNames))

/**
 * @param name of a language as people write it, such as golang, C# or txt; beside Prism's names, those of GitHub's linguist are known (code-names.json)
 * @returns Prism's name for it, "text" if it has no colours; undefined if it is unknown
 */
export function codeLanguage(name: string): string | undefined {
  const plain = name.toLowerCase()
  const known = [name, plain, otherNames.get(plain)]
  return known.find((each) => each === "text" || (each !== undefined && codeLanguages.has(each)))
}

// Prism reports unknown languages in the terminal; the check has reported them to the owner already.
loadLanguages.silent = true

/**
 * Highlights code during the build, so that the browser needs no script for it. The colours are in src/ui/long-text/long-text.module.css.
 *
 * @param code as written in the text
 * @param language as written after the fence; if Prism does not know it, the code stays plain
 * @returns HTML with Prism's spans and classes
 */
export function highlight(code: string, language: string): string {
  const known = codeLanguage(language)
  if (known === undefined || known === "text") return escapeText(code)
  loadLanguages([known])
  const grammar = Prism.languages[known]
  return grammar ? Prism.highlight(code, grammar, known) : escapeText(code)
}

/** The tags allowed in texts with markup: those that a paragraph needs. The sanitizer and the check share this list. */
export const allowedTags = ["p", "br", "em", "strong", "i", "b", "ul", "ol", "li", "a", "cite", "q"]

/** The attributes allowed in a tag. */
export const allowedAttributes: Readonly<Record<string, string[]>> = { a: ["href"] }

/** The schemes allowed in links. */
export const allowedSchemes = ["https", "mailto", "tel"]

export interface Attribute {
  readonly name: string
  readonly value: string
  readonly start: number
  readonly end: number
}

/** A token of a text with markup, with its offsets in the text. */
export type MarkupToken = { readonly start: number; readonly end: number } & (
  | {
      readonly kind: "open"
      readonly name: string
      readonly attributes: readonly Attribute[]
      readonly closed: boolean
    }
  | { readonly kind: "close"; readonly name: string }
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "other" }
  | { readonly kind: "unfinished" }
)

/**
 * @param html a text with markup
 * @returns its tags and the text between them, as written: nothing is closed or moved, as browsers would do
 */
export function markupTokens(html: string): readonly MarkupToken[] {
  const tokens: MarkupToken[] = []
  let tag: { start: number; name: string; attributes: Attribute[] } | undefined
  let attribute: { start: number; name: string; value: string } | undefined
  let read = 0

  const push = (token: MarkupToken) => {
    tokens.push(token)
    read = token.end
  }
  const open = (end: number, closed: boolean) => {
    if (tag) push({ kind: "open", ...tag, closed, end: end + 1 })
    tag = undefined
  }
  const other = (end: number) => push({ kind: "other", start: html.lastIndexOf("<", end), end: end + 1 })

  const tokenizer = new Tokenizer(
    { decodeEntities: false },
    {
      ontext: (start, end) => push({ kind: "text", start, end, text: html.slice(start, end) }),
      ontextentity: () => {},
      onopentagname: (start, end) => {
        tag = { start: start - 1, name: html.slice(start, end).toLowerCase(), attributes: [] }
        read = end
      },
      onattribname: (start, end) => {
        attribute = { start, name: html.slice(start, end).toLowerCase(), value: "" }
      },
      onattribdata: (start, end) => {
        if (attribute) attribute.value += html.slice(start, end)
      },
      onattribentity: () => {},
      onattribend: (_quote, end) => {
        if (attribute) tag?.attributes.push({ ...attribute, end })
        attribute = undefined
      },
      onopentagend: (end) => open(end, false),
      onselfclosingtag: (end) => open(end, true),
      onclosetag: (start, end) =>
        push({
          kind: "close",
          start: start - 2,
          end: html.indexOf(">", end) + 1,
          name: html.slice(start, end).toLowerCase(),
        }),
      oncomment: (_start, end) => other(end),
      oncdata: (_start, end) => other(end),
      ondeclaration: (_start, end) => other(end),
      onprocessinginstruction: (_start, end) => other(end),
      onend: () => {},
    },
  )
  tokenizer.write(html)
  tokenizer.end()
  // The tokenizer silently drops an unfinished tag and everything after it.
  const end = html.length
  if (tag) tokens.push({ kind: "unfinished", start: tag.start, end })
  else if (read < end)
    tokens.push({ kind: "unfinished", start: html.indexOf("<", read) < 0 ? read : html.indexOf("<", read), end })
  return tokens
}

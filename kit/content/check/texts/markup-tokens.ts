import { Tokenizer } from "htmlparser2"

export interface Attribute {
  readonly name: string
  readonly value: string
  readonly start: number
  readonly end: number
}

/** A token of a text with markup. Offsets are into the text. */
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
 * @returns its tags and the text between them as written: nothing is closed or moved as a browser would
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

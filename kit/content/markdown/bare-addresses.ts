import type { Link, Root, RootContent, Text } from "mdast"
import type { Data, Processor } from "unified"

/** An extension that remark-parse passes to micromark. */
type Extension = NonNullable<Data["micromarkExtensions"]>[number]
type Construct = Extract<NonNullable<NonNullable<Extension["text"]>[number]>, { readonly tokenize: unknown }>
type Tokenizer = Construct["tokenize"]
type State = Parameters<Tokenizer>[1]

/** The characters that end a bare address, for a class in a regular expression: Chinese, Japanese, Korean, and quotation marks; in UTF-16 units, as parsed. */
export const endOfAddress =
  "\\u00ab\\u00bb\\u1100-\\u11ff\\u2018-\\u201f\\u2026\\u2039\\u203a\\u2e80-\\u9fff\\ua960-\\ua97f\\uac00-\\ud7ff\\ud840-\\ud88f\\uf900-\\ufaff\\ufe30-\\ufe4f\\uff00-\\uffef"

const ends = new RegExp(`[${endOfAddress}]`)

const [space, slash, colon] = [32, 47, 58]

/**
 * A remark plugin, to be used after remark-gfm. In GitHub's Markdown, a bare address goes on up to the next space; here it ends before Chinese, Japanese and
 * Korean characters and quotation marks. Also, `www.a.org` links to https, and neither `git@github.com:acme/shop.git` nor `ssh://git@github.com` is an
 * email address.
 */
export function endBareAddresses(this: Processor): void {
  const data = this.data()
  for (const extension of data.micromarkExtensions ?? []) limitConstructs(extension)
  data.fromMarkdownExtensions?.push({ transforms: [limitFoundLinks] })
}

/** All users of the parser share its constructs, so they are replaced in this extension, not changed. */
function limitConstructs(extension: Extension): void {
  for (const [code, constructs] of Object.entries(extension.text ?? {}))
    if (constructs) extension.text = { ...extension.text, [code]: [constructs].flat().map(limited) }
}

function limited(construct: Construct): Construct {
  if (construct.name === "emailAutolink") return { ...construct, tokenize: notBeforePath(construct.tokenize) }
  const isAddress = construct.name === "protocolAutolink" || construct.name === "wwwAutolink"
  return isAddress ? { ...construct, tokenize: ended(construct.tokenize) } : construct
}

const notBeforePath = (tokenize: Tokenizer): Tokenizer =>
  function (effects, ok, nok) {
    return tokenize.call(this, effects, effects.check({ tokenize: path, partial: true }, nok, ok), nok)
  }

const path: Tokenizer = (effects, ok, nok) => (code) => {
  if (code !== colon) return nok(code)
  effects.enter("data")
  effects.consume(code)
  effects.exit("data")
  return (next) => (next === null || next <= space ? nok(next) : ok(next))
}

/** Passes the construct a space at the character that ends the address. */
const ended = (tokenize: Tokenizer): Tokenizer =>
  function (effects, ok, nok) {
    const start = this.now().offset
    let [isOver, hasForeignHost] = [false, false]
    const over =
      (state: State): State =>
      (code) => {
        isOver = true
        return state(code)
      }
    const watched =
      (state: State): State =>
      (code) => {
        const isEnd = code !== null && ends.test(String.fromCharCode(code))
        hasForeignHost ||= isEnd && this.previous === slash && this.now().offset - start <= "https://".length
        const next = state(isEnd && !hasForeignHost ? space : code)
        return isOver || !next ? next : watched(next)
      }
    return watched(tokenize.call(this, effects, over(ok), over(nok)))
  }

/** GitHub's Markdown leaves underscores at the end of an address to emphasis; if no emphasis ends there, they belong to the address. */
function takeUnderscores(link: Link, words: Text, next: Text): void {
  const [more = ""] = /^_+(?![\p{L}\p{N}])/u.exec(next.value) ?? []
  link.url += more
  words.value += more
  next.value = next.value.slice(more.length)
  for (const place of [link.position?.end, words.position?.end, next.position?.start]) {
    if (!place) continue
    place.column += more.length
    place.offset = (place.offset ?? 0) + more.length
  }
}

/** In the remaining text, remark-gfm finds addresses only after parsing, and gives their links no position. */
function limitFoundLinks(parent: Root | RootContent): void {
  if (!("children" in parent)) return
  for (const child of parent.children) limitFoundLinks(child)
  const { children }: { children: RootContent[] } = parent
  parent.children = children.flatMap((node, index) => {
    const [words] = node.type === "link" ? node.children : []
    if (node.type !== "link" || words?.type !== "text") return [node]
    const isBare = words.position?.start.offset === node.position?.start.offset
    if (isBare && /^www\./i.test(words.value)) node.url = node.url.replace(/^http:/, "https:")
    const next = children[index + 1]
    if (isBare && next?.type === "text") takeUnderscores(node, words, next)
    if (node.position) return [node]
    const [before, behind] = [children[index - 1], children[index + 1]].map((other) =>
      other?.type === "text" ? other.value : "",
    )
    if (node.url.startsWith("mailto:") && (before?.endsWith("//") || /^:\S/.test(behind ?? ""))) return [words]
    const end = words.value.search(ends)
    if (end <= 0) return [node]
    const url = node.url.slice(0, node.url.length - words.value.length + end)
    return [
      { ...node, url, children: [{ ...words, value: words.value.slice(0, end) }] },
      { ...words, value: words.value.slice(end) },
    ]
  }) as typeof parent.children
}

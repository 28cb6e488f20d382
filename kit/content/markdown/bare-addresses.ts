import type { Link, Root, RootContent, Text } from "mdast"
import type { Data, Processor } from "unified"
import { endOfAddress } from "../../language/addresses"

/** An extension that remark-parse passes to micromark. */
type Extension = NonNullable<Data["micromarkExtensions"]>[number]
type Construct = Extract<NonNullable<NonNullable<Extension["text"]>[number]>, { readonly tokenize: unknown }>
type Tokenizer = Construct["tokenize"]
type State = Parameters<Tokenizer>[1]

const ends = new RegExp(`[${endOfAddress}]`)

/** Square brackets belong to an address only after its question mark: https://a.org/x[^1]. */
const endsPath = new RegExp(`[[\\]${endOfAddress}]`)

const [space, slash, colon, question] = [32, 47, 58, 63]

/**
 * A remark plugin, to be used after remark-gfm. In GitHub's Markdown, a bare address goes on up to the next space; here it ends before those of `endOfAddress` and before
 * square brackets. Also, `www.a.org` links to https, and neither `git@github.com:acme/shop.git` nor `ssh://git@github.com` is an
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
    let [isOver, hasForeignHost, hasQuery] = [false, false, false]
    const over =
      (state: State): State =>
      (code) => {
        isOver = true
        return state(code)
      }
    const watched =
      (state: State): State =>
      (code) => {
        const isEnd = code !== null && (hasQuery ? ends : endsPath).test(String.fromCharCode(code))
        hasQuery ||= code === question
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

/** GitHub's Markdown treats a backslash at the end of a line, which breaks the line, as part of the address. */
function leaveBreak(link: Link, words: Text, next: Text): Link {
  link.url = link.url.slice(0, -1)
  words.value = words.value.slice(0, -1)
  next.value = next.value.slice(1)
  return link
}

/**
 * Gives the links that remark-gfm finds after parsing, and the words beside them, their positions.
 *
 * @param parent in a tree
 * @param text from which it was parsed
 */
export function placeFoundLinks(parent: Root | RootContent, text: string): void {
  if (!("children" in parent)) return
  let read = parent.position?.start.offset ?? 0
  for (const child of parent.children) {
    if (!child.position) {
      const words = child.type === "link" ? child.children[0] : child
      const value = words && "value" in words ? words.value : ""
      const start = Math.max(text.indexOf(value, read), read)
      const at = (offset: number) => ({ line: 1, column: 1, ...parent.position?.start, offset })
      child.position = { start: at(start), end: at(start + value.length) }
    }
    placeFoundLinks(child, text)
    read = child.position.end.offset ?? read
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
    if (isBare && next?.type === "text" && words.value.endsWith("\\") && next.value.startsWith("\n"))
      return [leaveBreak(node, words, next), { type: "break", position: next.position }]
    const [before = "", behind = ""] = [children[index - 1], next].map((other) =>
      other?.type === "text" ? other.value : "",
    )
    // After a letter that email addresses cannot contain, only a part of one would be linked: ünal@a.org.
    const isPart = before.endsWith("//") || /^:\S/.test(behind) || /\p{Script=Latin}$/u.test(before)
    if (isBare && node.url.startsWith("mailto:") && isPart) return [words]
    if (node.position) return [node]
    const query = words.value.indexOf("?")
    const path = words.value.slice(0, query < 0 ? undefined : query).search(endsPath)
    const end = path < 0 ? words.value.search(ends) : path
    if (end <= 0) return [node]
    const url = node.url.slice(0, node.url.length - words.value.length + end)
    return [
      { ...node, url, children: [{ ...words, value: words.value.slice(0, end) }] },
      { ...words, value: words.value.slice(end) },
    ]
  }) as typeof parent.children
}

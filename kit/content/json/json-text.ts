import { type DiagnosticMessage, errorAt, type LocalDiagnostic } from "../diagnostic/diagnostic"
import type { Path } from "../location/json-path"
import { positionAt, type SourceText, type Span } from "../location/source-text"
import { say } from "../sentences/sentences"
import { jsonTokens, type Token } from "./json-tokens"
import { syntaxMessages } from "./syntax-messages"
import { stringError, wordError } from "./token-errors"

/** A file's content, if it can be parsed, and its syntax errors. */
interface ParsedJson {
  readonly root: JsonNode | undefined
  readonly diagnostics: readonly LocalDiagnostic[]
}

/** Ends parsing, since the rest of the file makes no sense. */
class Unreadable extends Error {}

/** Deep enough for any content, shallow enough for a recursive parser. */
const maxDepth = 50

/**
 * Parses strict JSON. Missing commas, extra commas and comments are reported and skipped, so that one run of the check finds them all; after any
 * other error the rest of the file can mean anything, so parsing stops there.
 *
 * @param source a file's text
 * @param kind of content that the file should have, for the advice if it is empty
 * @returns the content and the syntax errors
 */
export function parseJson(source: SourceText, kind = "group"): ParsedJson {
  if (source.text.trim() === "") return { root: undefined, diagnostics: [syntaxError(syntaxMessages.empty(kind), 0)] }
  const tokens = jsonTokens(source.text)
  const comments = tokens.filter((token) => token.kind === "comment")
  const diagnostics = comments.map(({ start, end }) => syntaxError(say("json-sign.comment"), start, end))
  const reader = new Reader(
    source,
    tokens.filter((token) => token.kind !== "comment"),
    diagnostics,
  )
  try {
    return { root: reader.file(kind), diagnostics }
  } catch (error) {
    if (error instanceof Unreadable) return { root: undefined, diagnostics }
    throw error
  }
}

/** @returns a syntax error between two offsets */
export const syntaxError = (message: DiagnosticMessage, start: number, end = start): LocalDiagnostic =>
  errorAt([], message, { span: { start, end } })

class Reader {
  private index = 0
  private depth = 0

  constructor(
    private readonly source: SourceText,
    private readonly tokens: readonly Token[],
    private readonly diagnostics: LocalDiagnostic[],
  ) {}

  file(fileKind: string): JsonNode {
    const root = this.value(() => this.unexpected(() => syntaxMessages.empty(fileKind)))
    const { kind, raw } = this.peek()
    if (kind === "end") return root
    throw this.stop(kind === "]" || kind === "}" ? say("json-bracket.extra", { found: raw }) : say("json-sign.end"))
  }

  private value(nothing: () => DiagnosticMessage, nothingAt = this.peek().start): JsonNode {
    const { kind, raw, start } = this.peek()
    switch (kind) {
      case "{":
        return this.within("}", (close) => ({ kind: "group", members: this.entries(close, () => this.member()) }))
      case "[":
        return this.within("]", (close) => ({ kind: "list", items: this.entries(close, () => this.item()) }))
      case "string":
        return { kind: "plain", value: this.string(), start, end: this.lastEnd }
      case "number":
      case "literal":
        return { kind: "plain", value: this.plain(raw), start, end: this.lastEnd }
      case "word":
        throw this.stop(wordError(this.peek(), this.source.text, syntaxMessages.withoutQuotes))
      default:
        throw this.stop(nothing(), nothingAt)
    }
  }

  private within<Inside extends object>(sign: "}" | "]", inside: (close: Close) => Inside): Inside & Span {
    const { raw: open, start } = this.peek()
    this.depth += 1
    if (this.depth > maxDepth) throw this.stop(say("json-bracket.deep"))
    this.index += 1
    const content = inside({ open, sign, start })
    this.index += 1
    this.depth -= 1
    return { ...content, start, end: this.lastEnd }
  }

  /** Reads entries with commas between them, up to the closing bracket. */
  private entries<Entry>(close: Close, entry: () => Entry): Entry[] {
    const entries: Entry[] = []
    this.strayCommas()
    while (!this.atClose(close)) {
      entries.push(entry())
      if (this.atClose(close)) break
      if (this.peek().kind !== ",") {
        this.missingComma()
        continue
      }
      const comma = this.peek()
      this.index += 1
      this.strayCommas()
      if (this.atClose(close)) this.diagnostics.push(syntaxError(say("json-comma.extra"), comma.start, comma.end))
    }
    return entries
  }

  private strayCommas(): void {
    for (; this.peek().kind === ","; this.index += 1)
      this.diagnostics.push(syntaxError(say("json-comma.extra"), this.peek().start, this.peek().end))
  }

  private atClose({ open, sign, start }: Close): boolean {
    const { kind } = this.peek()
    if (kind === "end") throw this.stop(say("json-bracket", { open, close: sign }), start)
    if (kind !== "}" && kind !== "]") return false
    if (kind === sign) return true
    throw this.stop(say("json-bracket.other", { found: kind, close: sign, line: positionAt(this.source, start).line }))
  }

  /** Continues only if an entry follows: a word without quotes is more likely to be the error itself. */
  private missingComma(): void {
    const { kind, raw, start } = this.peek()
    const sameLine = !/[\r\n]/.test(this.source.text.slice(this.lastEnd, start))
    const afterText = sameLine && this.tokens[this.index - 1]?.kind === "string"
    const otherwise = afterText ? syntaxMessages.quoteInside : syntaxMessages.unexpected
    if (kind === "word") throw this.stop(wordError(this.peek(), this.source.text, otherwise))
    if (kind === ":") throw this.stop(syntaxMessages.unexpected(raw))
    this.diagnostics.push(syntaxError(say("json-comma"), this.lastEnd))
  }

  private item(): JsonNode {
    return this.value(() => this.unexpected())
  }

  private member(): Member {
    const { kind, start } = this.peek()
    if (kind === "word") throw this.stop(wordError(this.peek(), this.source.text, syntaxMessages.withoutQuotes))
    if (kind !== "string") throw this.stop(say("json-missing"))
    const name = this.string()
    const end = this.lastEnd
    if (this.peek().kind !== ":") throw this.stop(syntaxMessages.missingColon(name), end)
    this.index += 1
    return { key: name, start, end, value: this.value(() => syntaxMessages.missingValue(name), this.lastEnd) }
  }

  private string(): string {
    const { raw, start } = this.peek()
    const error = stringError(raw)
    if (error) throw this.stop(error.message, start + error.index)
    this.index += 1
    return String(JSON.parse(raw))
  }

  private plain(raw: string): number | boolean | null {
    const following = this.tokens[this.index + 1]
    const runsOn = following?.start === this.peek().end && ["number", "word", "literal"].includes(following.kind)
    // For the scanner, a leading zero ends the number: 030 is 0, then 30.
    if (runsOn || !/^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)$/.test(raw))
      throw this.stop(say("json-sign.number"))
    this.index += 1
    return JSON.parse(raw)
  }

  private unexpected(atEnd = () => say("json-sign.end")): DiagnosticMessage {
    const { kind, raw } = this.peek()
    if (kind === "end") return atEnd()
    return kind === "]" || kind === "}" ? say("json-bracket.extra", { found: raw }) : syntaxMessages.unexpected(raw)
  }

  private peek(): Token {
    const { length } = this.source.text
    return this.tokens[this.index] ?? { kind: "end", raw: "", start: length, end: length }
  }

  /** The end of the last token read: something missing belongs there. */
  private get lastEnd(): number {
    return this.tokens[this.index - 1]?.end ?? 0
  }

  /** Reports the token that starts at the offset; inside a string, and where something is missing, only the offset. */
  private stop(message: DiagnosticMessage, offset = this.peek().start): Unreadable {
    const token = this.tokens.find(({ start }) => start === offset)
    this.diagnostics.push(syntaxError(message, offset, token?.end))
    return new Unreadable(message.message)
  }
}

interface Close {
  readonly open: string
  readonly sign: "}" | "]"
  readonly start: number
}

/** A value of a JSON file with its span in the file's text. */
export type JsonNode = {
  readonly start: number
  readonly end: number
} & (
  | { readonly kind: "group"; readonly members: readonly Member[] }
  | { readonly kind: "list"; readonly items: readonly JsonNode[] }
  | { readonly kind: "plain"; readonly value: string | number | boolean | null }
)

/** A key of a group and its value. */
export interface Member {
  readonly key: string
  readonly start: number
  readonly end: number
  readonly value: JsonNode
}

/**
 * @param node of a JSON file
 * @returns the value that JSON.parse would give for it; if a key occurs twice, the last one counts
 */
export function valueOfNode(node: JsonNode): unknown {
  if (node.kind === "plain") return node.value
  if (node.kind === "list") return node.items.map(valueOfNode)
  return Object.fromEntries(node.members.map(({ key: name, value }) => [name, valueOfNode(value)]))
}

/**
 * @param node the root of a file
 * @param path of a value in it
 * @returns the value's node, or its innermost existing ancestor if the value is absent
 */
export function nodeAt(node: JsonNode, path: Path): JsonNode {
  return path.reduce((current, step) => child(current, step) ?? current, node)
}

function child(node: JsonNode, step: string | number): JsonNode | undefined {
  if (node.kind === "list" && typeof step === "number") return node.items[step]
  if (node.kind === "group") return memberOf(node, String(step))?.value
  return undefined
}

/** @returns a group's key with its value, the last one if it occurs twice; undefined if there is none */
export function memberOf(node: JsonNode, name: string): Member | undefined {
  return node.kind === "group" ? node.members.findLast((member) => member.key === name) : undefined
}

/** @returns the node and every node under it, with the path to each */
export function* allNodes(node: JsonNode, path: Path = []): Generator<{ node: JsonNode; path: Path }> {
  yield { node, path }
  if (node.kind === "list") for (const [index, item] of node.items.entries()) yield* allNodes(item, [...path, index])
  if (node.kind === "group") for (const { key: name, value } of node.members) yield* allNodes(value, [...path, name])
}

/**
 * @param text of the file
 * @param node a string in it
 * @param index into the string's value
 * @returns the offset in the file, counting escapes before it as they are written
 */
export function offsetInText(text: string, node: JsonNode, index: number): number {
  let offset = node.start + 1
  for (let unit = 0; unit < index; unit++) {
    if (text[offset] !== "\\") offset += 1
    else offset += text[offset + 1] === "u" ? 6 : 2
  }
  return offset
}

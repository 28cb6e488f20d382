import { createScanner } from "jsonc-parser"

/** The smallest parts of JSON. A word is what JSON does not know: text without quotes, or in quotes of another kind. */
type TokenKind = "{" | "}" | "[" | "]" | ":" | "," | "string" | "number" | "literal" | "comment" | "word" | "end"

/** A part of a file's text. */
export interface Token {
  readonly kind: TokenKind
  readonly raw: string
  readonly start: number
  readonly end: number
}

const signs: ReadonlySet<string> = new Set(["{", "}", "[", "]", ":", ","])
const literals: ReadonlySet<string> = new Set(["true", "false", "null"])

const isSign = (raw: string): raw is "{" | "}" | "[" | "]" | ":" | "," => signs.has(raw)

/**
 * @param text of a file
 * @returns its tokens without the space between them; the last is the end
 */
export function jsonTokens(text: string): readonly Token[] {
  const scanner = createScanner(text)
  const tokens: Token[] = []
  for (;;) {
    scanner.scan()
    const start = scanner.getTokenOffset()
    const end = start + scanner.getTokenLength()
    const raw = text.slice(start, end)
    // The scanner's own names for kinds of tokens are a const enum, which code that is compiled file by file cannot read.
    const kind = kindOf(raw)
    if (kind) tokens.push({ kind, raw, start, end })
    if (kind === "end") return tokens
  }
}

function kindOf(raw: string): TokenKind | undefined {
  if (raw === "") return "end"
  if (/^[ \t\r\n]+$/.test(raw)) return undefined
  if (isSign(raw)) return raw
  if (raw.startsWith('"')) return "string"
  if (literals.has(raw)) return "literal"
  if (/^\/[/*]/.test(raw)) return "comment"
  return /^-?[0-9]/.test(raw) ? "number" : "word"
}

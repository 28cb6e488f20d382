import { createScanner } from "jsonc-parser"

/** A word is anything that is not JSON: text without quotes, or in quotes other than JSON's. */
type TokenKind = "{" | "}" | "[" | "]" | ":" | "," | "string" | "number" | "literal" | "comment" | "word" | "end"

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
 * @returns its tokens without whitespace; the last has the kind "end"
 */
export function jsonTokens(text: string): readonly Token[] {
  const scanner = createScanner(text)
  const tokens: Token[] = []
  for (;;) {
    scanner.scan()
    const start = scanner.getTokenOffset()
    const end = start + scanner.getTokenLength()
    const raw = text.slice(start, end)
    // The scanner's own token kinds are a const enum, which isolated compilation of each file cannot read.
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

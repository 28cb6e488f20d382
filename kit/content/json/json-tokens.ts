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

/** Space, a comment, a number, a word, or any single character. */
const pieces = [
  /[ \t\r\n]+/,
  /\/\/[^\r\n]*|\/\*[\s\S]*?(?:\*\/|$)/,
  /-?(?:0|[1-9][0-9]*)(?:\.(?![0-9])|(?:\.[0-9]+)?(?:[eE][+-]?[0-9]*)?)/,
  /[^ \t\r\n{}[\]":,/-][^ \t\r\n{}[\]":,/]*/,
  /[\s\S]/,
]
const piece = new RegExp(pieces.map(({ source }) => source).join("|"), "y")

/**
 * @param text of a file
 * @returns its tokens without whitespace; the last has the kind "end"
 */
export function jsonTokens(text: string): readonly Token[] {
  const tokens: Token[] = []
  for (let start = 0; start < text.length; start = piece.lastIndex) {
    piece.lastIndex = start
    if (text[start] === '"') piece.lastIndex = stringEnd(text, start)
    else piece.test(text)
    const end = piece.lastIndex
    const raw = text.slice(start, end)
    if (!/^[ \t\r\n]/.test(raw)) tokens.push({ kind: kindOf(raw), raw, start, end })
  }
  return [...tokens, { kind: "end", raw: "", start: text.length, end: text.length }]
}

/** A string ends with its line at the latest. A loop, because a pattern of two alternatives runs out of stack in a long text. */
function stringEnd(text: string, start: number): number {
  let at = start + 1
  while (at < text.length && !/["\r\n]/.test(text.charAt(at))) at += text[at] === "\\" ? 2 : 1
  return Math.min(text[at] === '"' ? at + 1 : at, text.length)
}

function kindOf(raw: string): TokenKind {
  if (isSign(raw)) return raw
  if (raw.startsWith('"')) return "string"
  if (literals.has(raw)) return "literal"
  if (/^\/[/*]/.test(raw)) return "comment"
  return /^-?[0-9]/.test(raw) ? "number" : "word"
}

import { isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from "yaml"
import { customPageFile } from "../contract/files"
import { errorAt, isError, type LocalDiagnostic } from "../diagnostic/diagnostic"
import { decodeText } from "../files/decode"
import { MemoKind, sameBytes } from "../files/memo"
import { type JsonNode, type Member, syntaxError, valueOfNode } from "../json/json-text"
import { splitFrontMatter } from "../markdown/settings"
import { say } from "../sentences/sentences"
import { type CheckedFile, checkContent } from "./check-file"
import { duplicateKeys } from "./relations/duplicate-rules"
import { textError } from "./texts/text-diagnostic"

/** A custom page: its text, and its front matter, which is checked like a JSON file. */
export interface CustomPageFile extends CheckedFile {
  /** The text in Markdown, at its offset in the file. */
  readonly body: string
}

/** Custom pages checked on their own, by path. */
export const customPageFiles = new MemoKind<Buffer, CustomPageFile>(sameBytes)

/**
 * @param path of the file within data/
 * @param bytes of the file
 * @returns its front matter with its own diagnostics, and its text
 */
export function readCustomPage(path: string, bytes: Buffer): CustomPageFile {
  const file = customPageFile(path)
  const decoded = decodeText(bytes)
  const { source, readable } = decoded
  const nothing = { file, source, root: undefined, content: undefined }
  if (!readable) return { ...nothing, diagnostics: decoded.diagnostics, body: "" }
  const { head, headStart, body } = splitFrontMatter(source.text)
  if (head === undefined) return { ...nothing, diagnostics: [headDiagnostic(source.text)], body: withoutHead(body) }
  const { root, diagnostics: syntax } = settingsIn(head, headStart)
  if (!root) return { ...nothing, diagnostics: syntax, body }
  const { content, diagnostics } = checkContent(file, valueOfNode(root))
  // A match counts from the first character of a value, which may be quoted or not: point at the whole value instead.
  const whole = diagnostics.map(({ match: _, ...diagnostic }) => diagnostic)
  // No fix: only the owner knows which of the two lines should go.
  const twice = duplicateKeys(root, source).map(({ fix: _, ...diagnostic }) => diagnostic)
  return { file, source, root, content, diagnostics: [...syntax, ...twice, ...whole], body }
}

/** A value that begins with a quote or bracket and does not end on its line. */
const unclosedValue = /^[ \t]*\w+:[ \t]+(?:"[^"\n]*|'[^'\n]*|\[[^\]\n]*|\{[^}\n]*)$/m

function settingsIn(head: string, start: number): { root: JsonNode | undefined; diagnostics: LocalDiagnostic[] } {
  if (head.length > maxLength)
    return { root: undefined, diagnostics: [syntaxError(say("text-long.settings", { most: maxLength }), start)] }
  const lineCounter = new LineCounter()
  // All settings but true and false are texts: 007 and 1.50 stay as they are written.
  const { contents, errors } = parseDocument(head, { lineCounter, schema: "failsafe", uniqueKeys: false })
  // Errors caused by another on the same line add nothing.
  const lines = new Map(errors.map((error) => [lineCounter.linePos(error.pos[0]).line, error] as const).reverse())
  const wrong = [...lines.values()].reverse().map(({ code, pos }) => {
    // YAML reads on for the sign that is missing; it is missing where the value begins.
    const begun = code === "MISSING_CHAR" || code === "BAD_INDENT" ? unclosedValue.exec(head) : undefined
    if (begun)
      return textError(
        { start: start + begun.index, end: start + begun.index + begun[0].length },
        say("custom-page-setting"),
      )
    return errorAt([], say("custom-page-setting"), { span: { start: start + pos[0], end: start + pos[1] } })
  })
  const found: LocalDiagnostic[] = []
  const root = wrong.length === 0 ? nodeOf(contents, { start, found }) : undefined
  if (root?.kind === "group" && !found.some(isError)) return { root, diagnostics: found }
  const others =
    found.length === 0 && wrong.length === 0
      ? [errorAt([], say("custom-page-setting"), { span: { start, end: start } })]
      : []
  return { root: undefined, diagnostics: [...wrong, ...found, ...others] }
}

/** The offset of the front matter in the file, and a list that receives its diagnostics. */
interface Reading {
  readonly start: number
  readonly found: LocalDiagnostic[]
}

/** Converts YAML nodes to the check's JSON nodes. */
function nodeOf(node: unknown, reading: Reading): JsonNode | undefined {
  const { start, found } = reading
  if (isMap(node)) {
    const members = node.items.flatMap((pair): Member[] => {
      const value = nodeOf(pair.value, reading)
      if (!isScalar(pair.key) || !value) return []
      return [{ key: String(pair.key.value), ...spanOf(pair.key, start), value }]
    })
    return { ...spanOf(node, start), kind: "group", members }
  }
  if (isSeq(node)) {
    const items = node.items.flatMap((item) => nodeOf(item, reading) ?? [])
    return { ...spanOf(node, start), kind: "list", items }
  }
  if (isAlias(node) || (isScalar(node) && (node.anchor || node.tag)))
    // Such as *important*, &Co and !now, which stand for other things in YAML.
    found.push(errorAt([], say("custom-page-setting"), { span: spanOf(node, start) }))
  if (!isScalar(node)) return undefined
  const isYesNo = node.type === "PLAIN" && /^(?:true|false)$/.test(String(node.value))
  return { ...spanOf(node, start), kind: "plain", value: isYesNo ? node.value === "true" : String(node.value) }
}

function spanOf(node: Node, start: number) {
  const [from = 0, to = from] = node.range ?? []
  return { start: start + from, end: start + to }
}

/** A line of dashes, perhaps mistyped or autocorrected, or the dots that end the settings in other programs. */
const dashes = /^[^\S\n]*(?:[-–—―−]{2,}|[–—―−]|\.{3})[^\S\n]*$/m

/** The first line of settings in other programs: those in TOML and JSON, a rule of Markdown, and dashes with the name of a language. */
const otherFirst = /^[^\S\n]*(?:([+;*=])\1{2,}[a-z]*|-{3}[a-z]+)[^\S\n]*$/

/** Blanks out what was probably meant as settings, so that it is not checked as text. */
const withoutHead = (text: string): string =>
  text.replace(/^\s*(?:[-–—―−+;*=]+[a-z]*[^\S\n]*\n[\s\S]*?\n|(?:\w+:.*\n)+)[-–—―−+;*=]+[^\S\n]*(?=\n|$)/, (head) =>
    head.replace(/[^\n]/g, " "),
  )

/** Reports what keeps the settings from being recognized: which of the two lines of dashes is missing or wrong. */
function headDiagnostic(text: string): LocalDiagnostic {
  const at = (
    start: number,
    end: number,
    key: "blank" | "dashes" | "first" | "open",
    value: string,
  ): LocalDiagnostic => {
    const span = { start, end }
    return textError(span, say(`custom-page-head.${key}`, {}, { value }), span)
  }
  const [blank = ""] = /^\s*(?=\S)/.exec(text) ?? []
  const [first = ""] = text.slice(blank.length).split("\n", 1)
  if (/^\w+:/.test(first)) return at(0, 0, "first", "---\n")
  if (!dashes.test(first) && !otherFirst.test(first)) return syntaxError(say("custom-page-head"), 0)
  const isIndented = blank !== "" && !blank.includes("\n")
  if (!/^---[ \t]*$/.test(first) || isIndented)
    return at(isIndented ? 0 : blank.length, blank.length + first.length, "dashes", "---")
  if (blank) return at(0, blank.length, "blank", "")
  const start = first.length + 1
  const other = dashes.exec(text.slice(start))
  if (other) return at(start + other.index, start + other.index + other[0].length, "dashes", "---")
  const [settings = ""] = /^(?:(?!---)[ \t-].*\n|\w+:.*\n)*/.exec(text.slice(start)) ?? []
  if (settings === "") return syntaxError(say("custom-page-head"), 0)
  return at(start + settings.length, start + settings.length, "open", "---\n")
}

/** In characters: ten times as long as the longest real settings. Limited because YAML is slower to parse than JSON. */
const maxLength = 20_000

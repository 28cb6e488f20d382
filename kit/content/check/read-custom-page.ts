import { isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from "yaml"
import { customPage } from "../contract/custom-page"
import { customPageFile } from "../contract/files"
import { type DiagnosticMessage, errorAt, isError, type LocalDiagnostic } from "../diagnostic/diagnostic"
import { replacement } from "../diagnostic/fix"
import { MemoKind, sameBytes } from "../files/memo"
import { contentOf, type JsonNode, type Member, syntaxError } from "../json/json-text"
import { decodeText } from "../markdown/decode-text"
import { splitFrontMatter } from "../markdown/settings"
import { say } from "../sentences/sentences"
import { type CheckedFile, checkContent } from "./check-file"
import { duplicateKeys } from "./relations/duplicate-rules"
import { textError, textWarning } from "./texts/text-diagnostic"

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
  const { content, diagnostics } = checkContent(file, contentOf(root))
  // A match counts from the first character of a value, which may be quoted or not: point at the whole value instead.
  const whole = diagnostics.map(({ match: _, ...diagnostic }) => diagnostic)
  // No fix: only the owner knows which of the two lines should go.
  const twice = duplicateKeys(root, source).map(({ fix: _, ...diagnostic }) => diagnostic)
  return { file, source, root, content, diagnostics: [...syntax, ...twice, ...whole], body }
}

/** Curly quotes around the name of a setting, or around a value for which YAML needs straight ones. */
const curlyQuotes = /^([ \t]*)(?:[“”„‟](\w+)[“”‟]([ \t]*:)|(\w+:[ \t]+)[“”„‟](.*(?:: | #).*)[“”‟][ \t]*$)/gm

/** A value that begins with a quote or bracket and does not end on its line. */
const unclosedValue = /^[ \t]*\w+:[ \t]+(?:"[^"\n]*|'[^'\n]*|\[[^\]\n]*|\{[^}\n]*)$/m

function settingsIn(head: string, start: number): { root: JsonNode | undefined; diagnostics: LocalDiagnostic[] } {
  if (head.length > maxLength)
    return { root: undefined, diagnostics: [syntaxError(say("custom-page-long", { most: maxLength }), start)] }
  const curly = [...head.matchAll(curlyQuotes)].map(
    ({ index, 0: line, 1: indent, 2: name = "", 3: colon = "", 4: key = "", 5: words }) => {
      const span = { start: start + index, end: start + index + line.length }
      const value = `${indent}${name}${colon}${key}${words === undefined ? "" : JSON.stringify(words)}`
      const said = say("custom-page-quotes", { right: value.trim() }, { applicability: "suggested", value })
      return textError(span, said, span)
    },
  )
  if (curly.length > 0) return { root: undefined, diagnostics: curly }
  const lineCounter = new LineCounter()
  // All settings are texts: 007 and 1.50 stay as they are written.
  const { contents, errors } = parseDocument(head, { lineCounter, schema: "failsafe", uniqueKeys: false })
  const tabs = errors.filter(({ code }) => code === "TAB_AS_INDENT")
  // Errors caused by a tab, or by another error on the same line, add nothing.
  const lines = new Map(
    (tabs.length > 0 ? tabs : errors)
      .map((error) => [lineCounter.linePos(error.pos[0]).line, error] as const)
      .reverse(),
  )
  const wrong = [...lines.values()].reverse().map(({ code, pos }) => {
    // YAML reads on for the sign that is missing; it is missing where the value begins.
    const begun = code === "MISSING_CHAR" || code === "BAD_INDENT" ? unclosedValue.exec(head) : undefined
    if (begun)
      return textError(
        { start: start + begun.index, end: start + begun.index + begun[0].length },
        say("custom-page-setting"),
      )
    const span = { start: start + pos[0], end: start + pos[1] }
    return code === "TAB_AS_INDENT" ? tabAt(head, pos[0], start) : errorAt([], say("custom-page-setting"), { span })
  })
  const found: LocalDiagnostic[] = []
  const root = wrong.length === 0 ? nodeOf(contents, { head, start, found }) : undefined
  if (root?.kind === "group" && !found.some(isError)) return { root, diagnostics: found }
  const others =
    found.length === 0 && wrong.length === 0
      ? [errorAt([], say("custom-page-setting"), { span: { start, end: start } })]
      : []
  return { root: undefined, diagnostics: [...wrong, ...found, ...others] }
}

/** YAML does not allow tabs as indentation. A setting starts at the margin; what belongs to it is indented by two spaces. */
function tabAt(head: string, at: number, start: number): LocalDiagnostic {
  const lineStart = head.lastIndexOf("\n", at - 1) + 1
  const [tabs = "", name] = /^[ \t]*(?:(\w+):)?/.exec(head.slice(lineStart)) ?? []
  const indent = /^[ \t]*/.exec(tabs)?.[0] ?? ""
  const isSetting = name !== undefined && name in customPage.shape
  const span = { start: start + lineStart, end: start + lineStart + indent.length }
  const value = isSetting ? "" : indent.replaceAll("\t", "  ")
  const message = say("custom-page-tab", { isSetting: String(isSetting) }, { applicability: "suggested", value })
  return textError(span, message, span)
}

/** The front matter, its offset in the file, and a list that receives its diagnostics. */
interface Reading {
  readonly head: string
  readonly start: number
  readonly found: LocalDiagnostic[]
}

/** Converts YAML nodes to the check's JSON nodes. */
function nodeOf(node: unknown, reading: Reading): JsonNode | undefined {
  const { head, start, found } = reading
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
  const span = spanOf(node, start)
  if (node.type === "PLAIN" && typeof node.comment === "string" && node.value !== "") {
    const line = /^[^\n]*/.exec(head.slice(span.start - start))?.[0].trimEnd() ?? ""
    const whole = { start: span.start, end: span.start + line.length }
    if (line.includes("#")) found.push(textWarning(whole, comment(line), whole))
  }
  return { ...span, kind: "plain", value: String(node.value) }
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
    return textError(span, say(`custom-page-head.${key}`, {}, { applicability: "suggested", value }), span)
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

function comment(line: string): DiagnosticMessage {
  const right = JSON.stringify(line)
  const values = { comment: line.slice(line.search(/\s#/) + 1), right }
  return say("custom-page-comment", values, replacement(right, "suggested"))
}

/** In characters: ten times as long as the longest real settings. Limited because YAML is slower to parse than JSON. */
const maxLength = 20_000

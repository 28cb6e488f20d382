import {
  isCollection,
  isMap,
  isNode,
  isScalar,
  type Pair,
  parse,
  parseDocument,
  type Scalar,
  stringify,
  visit,
  type YAMLMap,
} from "yaml"
import { type Edit, editJson, type Json, NoSuchPath } from "../json/edit-json"
import { changedPart, editTextSpans, type TextSpan, withLineFeeds } from "../location/source-text"

/**
 * @param text of a custom page
 * @returns its front matter; undefined if it has none, or none that can be parsed
 */
export function settingsOf(text: string): Json | undefined {
  const { head } = splitFrontMatter(text)
  try {
    return head === undefined ? undefined : (parse(head) as Json)
  } catch {
    // Invalid front matter is reported by the check.
    return undefined
  }
}

/**
 * Changes one setting in the front matter of a custom page. All other lines and the page's text keep every byte.
 *
 * @param text of the file
 * @param edit of the front matter
 * @returns the file's new text
 * @throws NoSuchPath if the front matter cannot be parsed, is written in a form that cannot be edited, or has nothing at the edit's path
 */
export function editSettings(text: string, edit: Edit): string {
  const { head, headStart } = splitFrontMatter(text)
  const { contents, errors } = parseDocument(head ?? "")
  const key = edit.path[0]
  if (head === undefined || errors.length > 0 || !isMap(contents) || typeof key !== "string")
    throw new NoSuchPath("The page’s settings cannot be read.")
  const settings = parse(head) as Json
  const after = changed(settings, edit)
  if (isSame(settings, after)) return text
  // YAML has many rules for what a sign means where: each way to write it is tried, the one that changes least first.
  for (const { start, end, to } of [...inPlace(head, contents, edit), wholeSetting(head, contents, after[key], edit)]) {
    const edited = editTextSpans(text, [{ start: headStart + start, end: headStart + end, to }])
    if (isSame(settingsOf(edited), after)) return edited
  }
  // Some forms of front matter are not supported here: everything on one line, or an alias of another value.
  throw new NoSuchPath("The studio cannot change settings that are written like this.")
}

/** The lines of the edited setting, and the new ones. */
function wholeSetting(head: string, contents: YAMLMap, value: Json | undefined, edit: Edit): TextSpan {
  const pairs = contents.items as ReadonlyArray<Pair<Scalar, unknown>>
  const [key] = edit.path
  const pair = pairs.find((each) => each.key.value === key)
  const before = edit.kind === "set" ? (edit.before ?? []) : []
  const last = pairs.findLast((each) => before.includes(String(each.key.value)))
  const start = pair ? (pair.key.range?.[0] ?? 0) : last ? endOf(last, head) : 0
  const to = value === undefined ? "" : stringify({ [String(key)]: value }, { lineWidth: 0 })
  return { start, end: pair ? endOf(pair, head) : start, to }
}

/** Ways to write another value in the place of an old one: what is typed alone, then the whole value plain, then in quotes. */
function inPlace(head: string, contents: YAMLMap, edit: Edit): readonly TextSpan[] {
  const old = edit.kind === "set" && typeof edit.to !== "object" ? contents.getIn(edit.path, true) : undefined
  if (edit.kind !== "set" || !isScalar(old) || !old.range || old.value === null) return []
  const [[start, end], to, was] = [old.range, String(edit.to), String(old.value)]
  const raw = head.slice(start, end)
  const [quote] = /^["']/.exec(raw) ?? []
  const part = changedPart(was, to)
  const inQuotes = quote === "'" ? part.to.replaceAll("'", "''") : JSON.stringify(part.to).slice(1, -1)
  // Indentation, line breaks and escapes may be ahead of what is typed.
  const typed = Array.from({ length: 1 + Math.max(0, raw.length - was.length) }, (_, more) => ({
    start: start + more + part.start,
    end: start + more + part.end,
    to: quote ? inQuotes : part.to,
  }))
  const whole = (value: string) => ({ start, end, to: value + (raw.endsWith("\n") ? "\n" : "") })
  // Quotes that only a space at the end needed, while somebody typed, go with the next word.
  const isPlain = was === was.trim()
  return [
    ...(quote && isPlain ? typed : quote ? [whole(to), ...typed] : [...typed, whole(to)]),
    whole(JSON.stringify(edit.to)),
  ]
}

/** The end of a setting's last line, before any comments and empty lines that follow. */
function endOf(pair: Pair<Scalar, unknown>, head: string): number {
  let end = pair.key.range?.[1] ?? 0
  visit(isNode(pair.value) ? pair.value : null, {
    Node: (_key, node) => {
      const isInLines = isCollection(node) && !node.flow
      if (!isInLines && node.range && node.range[0] < node.range[1]) end = Math.max(end, node.range[1])
    },
  })
  const lineEnd = head.indexOf("\n", head.slice(0, end).trimEnd().length)
  return lineEnd < 0 ? head.length : lineEnd + 1
}

/** The front matter after the edit. */
function changed(settings: Json, edit: Edit): Readonly<Record<string, Json | undefined>> {
  return JSON.parse(editJson(JSON.stringify(settings), edit)) as Readonly<Record<string, Json>>
}

/** Whether settings are the same, in any order. */
function isSame(one: unknown, other: unknown): boolean {
  const [first, second] = [one, other].map((settings) => JSON.stringify(Object.entries(Object(settings)).sort()))
  return first === second
}

/** The front matter of a text, and the rest of the text. */
interface FrontMatterAndBody {
  /** The front matter as written, without its --- lines; undefined if there is none. */
  readonly head: string | undefined
  /** The offset of the front matter. */
  readonly headStart: number
  /** The text with spaces in place of its front matter, so that offsets are the same as in the whole text. */
  readonly body: string
  /** The offset behind the front matter and its --- lines. */
  readonly bodyStart: number
}

const settings = /^(---[ \t]*\n)([\s\S]*?)^---[ \t]*(?:\n|$)/m

/**
 * @param given the text, with any line breaks
 * @returns its front matter and its body, with Unix line breaks
 */
export function splitFrontMatter(given: string): FrontMatterAndBody {
  const text = withLineFeeds(given)
  const found = text.startsWith("---") ? settings.exec(text) : null
  const [whole = "", rule = "", head = ""] = found ?? []
  // What looks like front matter may be ordinary text between two horizontal rules.
  if (!found || (/^\s*\n/.test(head) && !/^[ \t]*[\w-]+[ \t]*:/m.test(head)))
    return { head: undefined, headStart: 0, body: text, bodyStart: 0 }
  const { length } = whole
  return { head, headStart: rule.length, body: whole.replace(/[^\n]/g, " ") + text.slice(length), bodyStart: length }
}

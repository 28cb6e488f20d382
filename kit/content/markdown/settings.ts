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
import { lineBreakFrom, plainText, withLineFeeds } from "../location/source-text"

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
  const { plain, original } = plainText(text)
  const { head, headStart } = splitFrontMatter(plain)
  const { contents, errors } = parseDocument(head ?? "")
  const key = edit.path[0]
  if (head === undefined || errors.length > 0 || !isMap(contents) || typeof key !== "string")
    throw new NoSuchPath("The page’s settings cannot be read.")
  const settings = parse(head) as Json
  const after = changed(settings, edit)
  if (isSame(settings, after)) return text
  const pairs = contents.items as ReadonlyArray<Pair<Scalar, unknown>>
  const [start, end, words] = inLine(head, contents, edit) ?? replacement(head, pairs, key, after[key], edit)
  const [from, behind] = [original(headStart + start), original(headStart + end)]
  const edited = text.slice(0, from) + words.replaceAll("\n", lineBreakFrom(text, from) || "\n") + text.slice(behind)
  // Some forms of front matter are not supported here: everything on one line, or an alias of another value.
  if (!isSame(settingsOf(edited), after))
    throw new NoSuchPath("The studio cannot change settings that are written like this.")
  return edited
}

/** The span of the front matter to replace, and its new text. */
function replacement(
  head: string,
  pairs: ReadonlyArray<Pair<Scalar, unknown>>,
  key: string,
  value: Json | undefined,
  edit: Edit,
): readonly [start: number, end: number, words: string] {
  const pair = pairs.find((each) => each.key.value === key)
  if (!pair) {
    const before = edit.kind === "set" ? (edit.before ?? []) : []
    const last = pairs.findLast((each) => before.includes(String(each.key.value)))
    const offset = last ? endOf(last, head) : 0
    return [offset, offset, written(key, value)]
  }
  const lines = [pair.key.range?.[0] ?? 0, endOf(pair, head)] as const
  if (value === undefined) return [...lines, ""]
  return [...lines, written(key, value)]
}

/** The span of a value on one line, and the new value, quoted only if the old one is or if it needs quotes; the rest of the line stays. */
function inLine(head: string, contents: YAMLMap, edit: Edit): readonly [number, number, string] | undefined {
  const old = edit.kind === "set" && typeof edit.to !== "object" ? contents.getIn(edit.path, true) : undefined
  const [start, end] = (isScalar(old) && old.range) || [0, 0]
  if (edit.kind !== "set" || start >= end || head.slice(start, end).includes("\n")) return undefined
  const [quote] = head.slice(start, end)
  const plain = String(edit.to)
  const alike = quote === '"' ? undefined : quote === "'" ? `'${plain.replaceAll("'", "''")}'` : plain
  const isSafe = alike !== undefined && !/[\n\r]/.test(alike) && isReadAs(alike, edit.to)
  return [start, end, isSafe ? alike : JSON.stringify(edit.to)]
}

function isReadAs(words: string, value: Json): boolean {
  try {
    return (
      (parse(`[${words}]`) as readonly Json[])[0] === value && (parse(`key: ${words}`) as { key: Json }).key === value
    )
  } catch {
    return false
  }
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

const written = (key: string, value: Json | undefined): string =>
  stringify({ [key]: value }, { defaultStringType: "QUOTE_DOUBLE", defaultKeyType: "PLAIN", lineWidth: 0 })

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
    return { head: undefined, headStart: 0, body: text }
  return { head, headStart: rule.length, body: whole.replace(/[^\n]/g, " ") + text.slice(whole.length) }
}

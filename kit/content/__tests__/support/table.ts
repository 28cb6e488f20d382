import { lstatSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Diagnostic } from "../../diagnostic/diagnostic"
import { editJson } from "../../json/edit-json"
import { allNodes, parseJson } from "../../json/json-text"
import { pathInWords } from "../../location/json-path"
import { editRange, rangeOf, sourceText } from "../../location/source-text"
import { editSettings } from "../../markdown/settings"
import { all, type Change, edit, entriesIn, restore, unchanged, withCheck, write } from "./changed-data"

/** A row of the table: content that is wrong, what the check says of it and where, and the content that is right. */
export interface Row {
  /** The codes of all that is said, in its order, with ! behind those that have a fix. Each points at the content's next «part in these signs», or at the file, line and column behind its @. */
  readonly said: string
  readonly wrong: Change
  /** Makes right what is wrong, as the advice says. What has a fix becomes the same by it. */
  readonly right: Change
}

/** @returns a row; if nothing else is given, the content is right as it was before */
export const row = (said: string, wrong: Change, right: Change = restore): Row => ({ said, wrong, right })

/** @returns what makes a row of a part of a file: what it says at first, what is wrong there, and what is right, if not the former */
export const part =
  (file: string, base: Change = unchanged) =>
  (said: string, given: string, wrong: string, right = given): Row =>
    row(said, all(base, edit(file, given, wrong)), all(restore, base, edit(file, given, right)))

/** @returns what makes a row of a whole file, or of a file between two texts */
export const whole =
  (file: string, before = "", behind = "\n", base: Change = unchanged) =>
  (said: string, wrong: string, right: string): Row =>
    row(said, all(base, write(file, before + wrong + behind)), write(file, before + right + behind))

/** The text of a post. */
export const text = "posts/a-small-database.md"
export const post = whole(text)
export const markdown = (words: string): Change => write(text, `${words}\n`)

/** Adds a key to site.json, on its third line. */
export const addToSite = (key: string): Change => edit("site.json", '"name": "', `${key},\n  "name": "`)

/** @returns the text files of a folder, by their paths */
function textsIn(root: string): ReadonlyMap<string, string> {
  const paths = entriesIn(root).filter((path) => /\.(?:json|md)$/.test(path) && lstatSync(join(root, path)).isFile())
  return new Map([...paths].sort().map((path) => [join(root, path), readFileSync(join(root, path), "utf8")]))
}

/** Takes the signs out of the content. @returns the places of the parts between them */
export function takePlaces(root: string): string[] {
  const places: string[] = []
  for (const [path, marked] of textsIn(root)) {
    if (!marked.includes("«")) continue
    const plain = marked.replace(/[«»]/g, "")
    writeFileSync(path, plain)
    const source = sourceText(plain.replace(/^\ufeff/, ""))
    for (const { index } of marked.matchAll(/«/g)) {
      const before = marked.slice(0, index).replace(/[«»\ufeff]/g, "").length
      const inside = marked.slice(index + 1, marked.indexOf("»", index)).length
      const { start, end } = rangeOf(source, { start: before, end: before + inside })
      places.push(`@${path.slice(root.length + 1)}:${start.line}:${start.column}-${end.line}:${end.column}`)
    }
  }
  return places
}

/** What is said of a place in a JSON file is said of the value there. */
function expectPathOf({ file, path, range }: Diagnostic): void {
  if (path.length === 0 || !file.endsWith(".json")) return
  const source = sourceText(readFileSync(file, "utf8"))
  const { root } = parseJson(source)
  const starts = (root ? [...allNodes(root)] : []).flatMap(({ node, path: to }) => [
    { start: node.start, to },
    ...(node.kind === "group" ? node.members.map(({ start, key: name }) => ({ start, to: [...to, name] })) : []),
  ])
  const { line, column } = range.start
  const before = starts.filter(({ start }) => {
    const at = rangeOf(source, { start, end: start }).start
    return at.line < line || (at.line === line && at.column <= column)
  })
  const nearest = before.reduce((one, other) => (other.start >= one.start ? other : one))
  expect(pathInWords("", path)).toBe(pathInWords("", nearest.to))
}

/** Applies a fix to its file. */
function applyFix({ file, fix }: Diagnostic): void {
  if (!fix) return
  const { edit } = fix
  const text = readFileSync(file, "utf8")
  if (edit.kind === "text") writeFileSync(file, editRange(text, edit.range, edit.text))
  else writeFileSync(file, file.endsWith(".md") ? editSettings(text, edit) : editJson(text, edit))
}

/** Each code with its sentences, as the rows have brought them up. */
export const sentences = new Map<string, Set<string>>()

/** All that is said of the rows. */
export const said: Diagnostic[] = []

function note(diagnostic: Diagnostic): void {
  const { code, severity, message, advice, fix } = diagnostic
  said.push(diagnostic)
  const known = sentences.get(code) ?? new Set()
  sentences.set(code, known)
  const button = fix ? `[${fix.title}]` : ""
  // A field that the contract gains is none of the sentence's business.
  const without = advice.replace(/(?<=The keys allowed here are ).*(?=\.)/, "…")
  known.add([severity === "error" ? message : `Warning: ${message}`, without, button].filter(Boolean).join("  "))
}

/** Asks a row: what is said of the wrong content and where, that each fix settles what it is for, and that nothing is said of the right content. */
export function expectRow({ said, wrong, right }: Row): Promise<void> {
  return withCheck(wrong, async (root, check) => {
    const places = takePlaces(root)
    const expected = said.split(" ").map((each) => {
      if (!each.includes("@")) return each + places.shift()
      return /:\d+$/.test(each) ? each : `${each}:1:1`
    })
    let found = await check()
    const placed = found.map(({ code, fix, file, range: { start, end } }, nth) => {
      const from = `${code}${fix ? "!" : ""}@${file.slice(root.length + 1)}:${start.line}:${start.column}`
      return expected[nth]?.endsWith(from.slice(from.indexOf("@"))) ? from : `${from}-${end.line}:${end.column}`
    })
    expect([placed, places]).toEqual([expected, []])
    for (const each of found) {
      expectPathOf(each)
      note(each)
    }
    for (let next = found.find(({ fix }) => fix); next; next = found.find(({ fix }) => fix)) {
      applyFix(next)
      const left = await check()
      expect(left.length).toBeLessThan(found.length)
      found = left
    }
    const fixed = textsIn(root)
    await restore(root)
    await wrong(root)
    takePlaces(root)
    await right(root)
    if (found.length === 0) expect(fixed).toEqual(textsIn(root))
    else expect(await check()).toEqual([])
  })
}

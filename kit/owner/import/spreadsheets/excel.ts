import { posix } from "node:path"
import type { SourceFiles } from "../offer"
import { type Cell, type Counter, linkInFormula, type Sheet, walkXml } from "./grid"

/**
 * @param files of a workbook in Office Open XML (ECMA-376)
 * @param main its part with the names of the sheets
 * @param counter of its cells
 * @returns the sheets that are not hidden
 */
export async function sheetsOfExcel(files: SourceFiles, main: string, counter: Counter): Promise<Sheet[]> {
  const folder = posix.dirname(main)
  const sheets: Array<{ readonly name: string; readonly id: string }> = []
  let isFrom1904 = false
  walkXml(await files.text(main), {
    open(name, { name: called = "", state = "visible", date1904 = "0", ...more }) {
      if (name === "workbookPr") isFrom1904 = /^(?:1|true)$/.test(date1904)
      if (name === "sheet" && state === "visible") sheets.push({ name: called, id: more["r:id"] ?? "" })
    },
  })
  const book = {
    strings: await stringsIn(files, `${folder}/sharedStrings.xml`),
    formats: await formatsIn(files, `${folder}/styles.xml`),
    isFrom1904,
  }
  const parts = await targetsOf(files, main)
  const read: Sheet[] = []
  for (const { name, id } of sheets) {
    const path = posix.resolve("/", folder, parts.get(id) ?? "").slice(1)
    // A sheet that is a chart has no cells.
    if (!files.paths.includes(path) || !/sheet\w*\.xml$/i.test(path)) continue
    const rows = rowsIn(await files.text(path), book, await targetsOf(files, path), counter)
    read.push({ name, rows })
  }
  return read
}

/** What its parts refer to, by the names of the references. */
async function targetsOf(files: SourceFiles, part: string): Promise<ReadonlyMap<string, string>> {
  const targets = new Map<string, string>()
  const path = posix.join(posix.dirname(part), "_rels", `${posix.basename(part)}.rels`)
  if (files.paths.includes(path))
    walkXml(await files.text(path), {
      open: (_, { Id = "", Target = "" }) => targets.set(Id, Target),
    })
  return targets
}

/** The texts that cells name by numbers; phonetic hints are none of their words. */
async function stringsIn(files: SourceFiles, path: string): Promise<readonly string[]> {
  const strings: string[] = []
  if (!files.paths.includes(path)) return strings
  let [string, isText, isHint] = ["", false, false]
  walkXml(await files.text(path), {
    open(name) {
      if (name === "si") string = ""
      if (name === "rPh") isHint = true
      isText = name === "t" && !isHint
    },
    text(text) {
      if (isText) string += text
    },
    close(name) {
      if (name === "si") strings.push(plainText(string))
      if (name === "rPh") isHint = false
      isText = false
    },
  })
  return strings
}

/** Excel writes control characters as _x000D_. */
const plainText = (text: string): string =>
  text.replace(/_x([\dA-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** How much of a day a cell shows, as characters of ISO 8601; undefined if it shows none. */
type DayFormat = 4 | 7 | 10 | undefined

/** By the number of each style. */
async function formatsIn(files: SourceFiles, path: string): Promise<readonly DayFormat[]> {
  const formats: DayFormat[] = []
  if (!files.paths.includes(path)) return formats
  const own = new Map<number, DayFormat>()
  let isOfCells = false
  walkXml(await files.text(path), {
    open(name, { numFmtId = "0", formatCode = "" }) {
      const id = Number(numFmtId)
      if (name === "cellXfs") isOfCells = true
      if (name === "numFmt") own.set(id, dayFormat(formatCode))
      if (name === "xf" && isOfCells) formats.push(own.has(id) ? own.get(id) : builtIn(id))
    },
    close(name) {
      if (name === "cellXfs") isOfCells = false
    },
  })
  return formats
}

/** Those that have a number and no code (ECMA-376, 18.8.30). */
function builtIn(id: number): DayFormat {
  if (id === 17) return 7
  return [14, 15, 16, 22].includes(id) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58) ? 10 : undefined
}

function dayFormat(code: string): DayFormat {
  const [first = ""] = code.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, "").split(";")
  if (/general/i.test(first)) return undefined
  if (/d/i.test(first)) return 10
  if (!/y/i.test(first)) return undefined
  return /m/i.test(first) ? 7 : 4
}

interface Book {
  readonly strings: readonly string[]
  readonly formats: readonly DayFormat[]
  readonly isFrom1904: boolean
}

function rowsIn(xml: string, book: Book, targets: ReadonlyMap<string, string>, counter: Counter): Sheet["rows"] {
  const rows = new Map<string, Cell[]>()
  const links: Array<readonly [cell: string, address: string]> = []
  let row: Cell[] = []
  let number = "0"
  let at = 0
  let cell = { type: "n", style: "0", value: "", text: "", formula: "" }
  let inside = ""
  walkXml(xml, {
    open(name, { r = "", t = "n", s = "0", ref = "", ...more }) {
      if (name === "row") {
        row = []
        number = r === "" ? String(Number(number) + 1) : r
      }
      if (name === "c") {
        at = r === "" ? row.length : columnOf(r)
        cell = { type: t, style: s, value: "", text: "", formula: "" }
      }
      if (name === "hyperlink") links.push([ref, targets.get(more["r:id"] ?? "") ?? ""])
      inside = name === "rPh" || (inside === "rPh" && name === "t") ? "rPh" : name
    },
    text(text) {
      if (inside === "v") cell.value += text
      if (inside === "t") cell.text += text
      if (inside === "f") cell.formula += text
    },
    close(name) {
      inside = ""
      if (name === "c") {
        const link = linkInFormula(cell.formula)
        // Programs that compute nothing write formulas without what comes of them.
        const text = textOf(cell, book) || (link ?? "")
        if (text !== "") row[at] = { text, link }
      }
      // Whole columns that are formatted have a million rows with nothing.
      if (name !== "row" || row.length === 0) return
      counter.count(row)
      rows.set(number, row)
    },
  })
  for (const [cell, link] of links) {
    const linked = rows.get(/\d+/.exec(cell)?.[0] ?? "")
    const found = linked?.[columnOf(cell)]
    if (linked && found && link !== "") linked[columnOf(cell)] = { ...found, link }
  }
  return [...rows.values()]
}

/** The index of B in B2. */
const columnOf = (cell: string): number =>
  [...(/^[A-Z]{1,3}/.exec(cell)?.[0] ?? "A")].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

interface Written {
  readonly type: string
  readonly style: string
  readonly value: string
  readonly text: string
}

function textOf({ type, style, value, text }: Written, { strings, formats, isFrom1904 }: Book): string {
  if (type === "s") return strings[Number(value)] ?? ""
  if (type === "inlineStr") return plainText(text)
  if (type === "str") return plainText(value)
  if (type === "b") return value === "1" ? "TRUE" : "FALSE"
  if (type === "d") return value.slice(0, 10)
  // What cannot be computed is nothing.
  if (type === "e" || value === "") return ""
  const number = Number(value)
  const day = formats[Number(style)]
  return day === undefined || !(number >= 1 && number < 2_958_466)
    ? String(number)
    : dayOf(number + (isFrom1904 ? 1462 : 0)).slice(0, day)
}

/** Day 1 is 1 January 1900; Excel takes that year for a leap year, and so do all that read it from March 1900 on. */
const dayOf = (serial: number): string =>
  new Date(Date.UTC(1899, 11, 30) + Math.floor(serial) * 86_400_000).toISOString().slice(0, 10)

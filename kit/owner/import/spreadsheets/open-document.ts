import type { SourceFiles } from "../offer"
import { type Cell, type Counter, linkInFormula, type Sheet, walkXml } from "./grid"

/**
 * @param files of a spreadsheet in OpenDocument (ISO 26300)
 * @param main its part with the content
 * @param counter of its cells
 * @returns its sheets
 */
export async function sheetsOfOpenDocument(files: SourceFiles, main: string, counter: Counter): Promise<Sheet[]> {
  const sheets: Array<{ readonly name: string; readonly rows: (Cell | undefined)[][] }> = []
  let row: (Cell | undefined)[] = []
  let rowTimes = 1
  let cell = { times: 1, type: "", value: "", shown: [] as string[], link: undefined as string | undefined }
  let notes = 0
  walkXml(await files.text(main), {
    open(name, attributes) {
      if (name === "annotation") notes += 1
      if (notes > 0) return
      if (name === "table") sheets.push({ name: attributes["table:name"] ?? "", rows: [] })
      if (name === "table-row") {
        row = []
        rowTimes = Number(attributes["table:number-rows-repeated"] ?? 1)
      }
      if (isCell(name))
        cell = {
          times: Number(attributes["table:number-columns-repeated"] ?? 1),
          type: attributes["office:value-type"] ?? "string",
          value: attributes["office:date-value"] ?? attributes["office:value"] ?? "",
          shown: [],
          link: linkInFormula(attributes["table:formula"] ?? ""),
        }
      if (name === "p") cell.shown.push("")
      if (name === "a") cell.link = attributes["xlink:href"]
      if (name === "line-break") add("\n")
      if (name === "tab") add("\t")
      if (name === "s") add(" ".repeat(Math.min(Number(attributes["text:c"] ?? 1), 100)))
    },
    text(text) {
      if (notes === 0) add(text)
    },
    close(name) {
      if (name === "annotation") notes -= 1
      if (notes > 0) return
      if (isCell(name)) {
        const text = textOf(cell)
        // A sheet ends with thousands of cells that have nothing.
        if (text === "") row.length += Math.min(cell.times, maxGap)
        else {
          counter.count([{ text }], cell.times)
          for (let time = 0; time < cell.times; time++) row.push({ text, link: cell.link })
        }
      }
      if (name !== "table-row") return
      while (row.length > 0 && row.at(-1) === undefined) row.length -= 1
      if (row.length === 0) return
      counter.count(row, rowTimes)
      for (let time = 0; time < rowTimes; time++) sheets.at(-1)?.rows.push(row)
    },
  })
  return sheets

  function add(text: string): void {
    const last = cell.shown.length - 1
    if (last >= 0) cell.shown[last] += text
  }
}

/** No list has more columns between two that have something. */
const maxGap = 1000

const isCell = (name: string): boolean => name === "table-cell" || name === "covered-table-cell"

interface Written {
  readonly type: string
  readonly value: string
  readonly shown: readonly string[]
}

/** A number as it is, which a narrow column may show rounded; a day as far as the cell shows it; anything else as it is shown. */
function textOf({ type, value, shown: paragraphs }: Written): string {
  const shown = paragraphs.join("\n").trim()
  if (type === "float" && value !== "") return String(Number(value))
  if (type !== "date" || !/^\d{4}-\d{2}-\d{2}/.test(value)) return shown
  const parts = shown.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== "").length
  return value.slice(0, parts === 1 ? 4 : parts === 2 ? 7 : 10)
}

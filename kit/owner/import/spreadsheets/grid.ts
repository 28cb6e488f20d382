import { SaxesParser } from "saxes"
import { ImportRefusal } from "../format"

/** How many cells a workbook may have, with the empty ones between them, and how many characters in them. */
const most = { cells: 1_000_000, characters: 50_000_000 } as const

/** A cell that has something. */
export interface Cell {
  readonly text: string
  /** Where it leads. */
  readonly link?: string | undefined
}

/** A sheet of a workbook: its rows, with nothing in place of empty cells. */
export interface Sheet {
  readonly name: string
  readonly rows: readonly (readonly (Cell | undefined)[])[]
}

/** Counts what a workbook has: a few bytes can say that a cell is repeated millions of times. */
export class Counter {
  private cells = 0
  private characters = 0

  constructor(private readonly name: string) {}

  /** @throws ImportRefusal if there is too much with these cells, which stand as many times as said */
  count(row: readonly (Cell | undefined)[], times = 1): void {
    this.cells += row.length * times
    this.characters += row.reduce((sum, cell) => sum + (cell?.text.length ?? 0), 0) * times
    if (this.cells > most.cells || this.characters > most.characters)
      throw new ImportRefusal(`${this.name} has too many cells. Save the sheet that you need as CSV, and import that.`)
  }
}

/** What is done at the tags of a document, by their names without prefixes. */
interface XmlSteps {
  readonly open?: (name: string, attributes: Readonly<Record<string, string>>) => void
  readonly text?: (text: string) => void
  readonly close?: (name: string) => void
}

/**
 * Goes through a document of XML once. Entities of its own are unknown to the parser, so none can make it larger.
 *
 * @throws an Error if it is not well-formed
 */
export function walkXml(xml: string, { open, text, close }: XmlSteps): void {
  const parser = new SaxesParser()
  const local = (name: string) => name.slice(name.indexOf(":") + 1)
  if (open) parser.on("opentag", ({ name, attributes }) => open(local(name), attributes))
  if (text) for (const event of ["text", "cdata"] as const) parser.on(event, text)
  if (close) parser.on("closetag", ({ name }) => close(local(name)))
  parser.write(xml).close()
}

/** @returns the address that a formula leads to, if it is one that makes a link */
export const linkInFormula = (formula: string): string | undefined =>
  /^(?:of:)?=?(?:_xlfn\.)?HYPERLINK\("([^"]+)"/i.exec(formula)?.[1]

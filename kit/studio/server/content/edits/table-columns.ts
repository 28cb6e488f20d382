import { engagementFile } from "../../../../content/contract/data-paths"
import type { Edit, Json } from "../../../../content/json/edit-json"
import { asList, getIn, type Path } from "../../../../content/location/json-path"

/** What stands in a cell that nobody has written yet: the contract wants a text in each. */
const unwritten = "…"

/** Where the table of pages/engagement.json has its columns, and its rows with a cell for each. */
const columns = ["comparison", "columns"]
const rows = ["comparison", "rows"]

/**
 * A column of a table is an entry of one list, and its cells are entries of others: they are added, moved and removed together.
 *
 * @param file within data/
 * @param content of it
 * @param edit of it
 * @returns the edit, and those of the cells that go with it
 */
export function withCells(file: string, content: unknown, edit: Edit): readonly Edit[] {
  if (file !== engagementFile) return [edit]
  const list = edit.path.slice(0, 2)
  if (edit.kind === "insert" && isAt(list, rows)) return [{ ...edit, to: filledRow(edit.to, countOf(content)) }]
  if (!isAt(list, columns) || edit.kind === "set") return [edit]
  const length = countOf(content)
  const cells = asList(getIn(content, ...rows)).flatMap((row, index): readonly Edit[] => {
    // The check says what is wrong with a row that has more cells or fewer.
    if (asList(getIn(row, "cells")).length !== length) return []
    const path = [...rows, index, "cells", ...edit.path.slice(columns.length)]
    return [edit.kind === "insert" ? { ...edit, path, to: unwritten } : { ...edit, path }]
  })
  return [edit, ...cells]
}

const isAt = (path: Path, place: readonly string[]): boolean => place.every((step, index) => path[index] === step)

const countOf = (content: unknown): number => asList(getIn(content, ...columns)).length

function filledRow(row: Json, length: number): Json {
  const cells = asList(getIn(row, "cells")) as readonly Json[]
  const missing = Array.from({ length: Math.max(0, length - cells.length) }, () => unwritten)
  return missing.length > 0 ? { ...(row as Record<string, Json>), cells: [...cells, ...missing] } : row
}

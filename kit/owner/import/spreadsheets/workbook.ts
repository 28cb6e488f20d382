import { posix } from "node:path"
import { ImportRefusal } from "../format"
import { limits } from "../offer"
import { Allowance } from "../source/allowance"
import { openZipIn } from "../source/zip"
import { sheetsOfExcel } from "./excel"
import { Counter, type Sheet } from "./grid"
import { sheetsOfOpenDocument } from "./open-document"

/** @returns whether a file is a workbook that is read, by the end of its name */
export const isWorkbook = (path: string): boolean => /\.(?:xls[xm]|ods)$/i.test(path)

/** What a workbook has. */
export interface Workbook {
  /** Those with cells, but for hidden ones. */
  readonly sheets: readonly Sheet[]
  /** Whether there are pictures in it, which no cell names. */
  readonly hasPictures: boolean
}

/**
 * Reads what a table needs of a workbook: texts, numbers and days as cells show them, and addresses.
 *
 * @param path of the file, .xlsx or .ods
 * @param bytes of it
 * @throws ImportRefusal if it is encrypted, damaged or too large
 */
export async function readWorkbook(path: string, bytes: Buffer): Promise<Workbook> {
  const name = posix.basename(path)
  // Office encrypts a workbook within a container of Excel 97, and so is one of Excel 97 that is called .xlsx.
  if (bytes.subarray(0, 4).toString("hex") === "d0cf11e0")
    throw new ImportRefusal(`${path} is encrypted, or of an old Excel. Save it anew without a password, or as CSV.`)
  const { files, close } = await openZipIn(bytes, name, new Allowance(name, limits))
  try {
    const excel = files.paths.find((part) => /^xl\/workbook\w*\.xml$/i.test(part))
    const main = excel ?? files.paths.find((part) => part === "content.xml")
    if (main === undefined) throw damaged(path)
    const read = excel === undefined ? sheetsOfOpenDocument : sheetsOfExcel
    const sheets = await read(files, main, new Counter(path))
    return {
      sheets: sheets.filter(({ rows }) => rows.some((row) => row.length > 0)),
      hasPictures: files.paths.some((part) => /^(?:xl\/media|Pictures)\//.test(part)),
    }
  } catch (error) {
    if (error instanceof ImportRefusal) throw error
    throw damaged(path)
  } finally {
    close()
  }
}

const damaged = (path: string) =>
  new ImportRefusal(`${path} is no workbook that can be read. Save it anew, or as CSV, and import that.`)

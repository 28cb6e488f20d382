import { dataFolder } from "../../../src/content/check/data-folder"
import { contentFile } from "../../../src/content/contract/files"
import { ownPageSlug } from "../../../src/content/contract/own-page"
import { editJson, NoSuchPlace } from "../../../src/content/edit/edit-json"
import { editSettings } from "../../../src/content/edit/edit-settings"
import { editText } from "../../../src/content/edit/edit-text"
import { neighbourIn } from "../../../src/content/edit/neighbour"
import type { Change } from "./content"

const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf])

/**
 * @param root the folder of the content
 * @param file within it
 * @param before what it holds; nothing for one that is not there
 * @param change of it
 * @returns what it is to hold, as bytes: a byte order mark stays
 * @throws NoSuchPlace if the change does not fit the file
 */
export async function edited(root: string, file: string, before: Buffer | undefined, change: Change): Promise<Buffer> {
  const marked = before?.subarray(0, 3).equals(byteOrderMark) ? byteOrderMark : Buffer.alloc(0)
  const text = before?.subarray(marked.length).toString("utf8") ?? emptyFile(file)
  return Buffer.concat([marked, Buffer.from(await changed(root, file, text, change))])
}

async function changed(root: string, file: string, text: string, change: Change): Promise<string> {
  if (file.endsWith(".json") && change.kind !== "text") {
    const folder = await dataFolder(root)
    return editJson(text, change, folder && (await neighbourIn(folder)))
  }
  if (file.endsWith(".md") && change.kind === "text") return editText(text, change.to)
  if (ownPageSlug(file) !== undefined && change.kind !== "text") return editSettings(text, change)
  throw new NoSuchPlace(`${file} cannot be changed so.`)
}

/** What the site does without can be begun. */
function emptyFile(file: string): string {
  const contract = contentFile(file)
  if (!contract?.optional) throw new NoSuchPlace(`There is no file ${file} in data/.`)
  return contract.field.kind === "list" ? "[]\n" : "{}\n"
}

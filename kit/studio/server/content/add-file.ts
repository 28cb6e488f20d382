import { mkdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { errorCode, Refusal, unlessMissing } from "../../../content/files/errors"
import { slugOf } from "../../../language/slug"
import { readableContent, siteLanguage } from "../../../owner/label-sets/replacement"
import { words } from "../../words/words"

/** The largest file Cloudflare Pages accepts; the other hosts accept larger ones. */
const maxBytes = 25 * 1024 * 1024

/**
 * Adds a PDF under an unused name to the folder static/, whose files are served unchanged.
 *
 * @param data the folder of the content, beside static/
 * @param name the PDF's original name
 * @param bytes of the PDF
 * @returns its address on the site
 * @throws Refusal if it is not a PDF, or is too large
 */
export async function addFile(data: string, name: string, bytes: Buffer): Promise<string> {
  if (!bytes.subarray(0, 1024).includes("%PDF-")) throw new Refusal(words.refusals.noPdf)
  if (bytes.length > maxBytes) throw new Refusal(words.refusals.largePdf)
  const folder = join(data, "../static")
  await mkdir(folder, { recursive: true })
  const site = await unlessMissing(readFile(join(data, "site.json")))
  const language = siteLanguage(() => site && readableContent(site))
  const stem = slugOf(name.replace(/\.pdf$/i, ""), language) || "file"
  for (let number = 1; ; number++) {
    const file = `${stem}${number > 1 ? `-${number}` : ""}.pdf`
    try {
      await writeFile(join(folder, file), bytes, { flag: "wx" })
      return `/${file}`
    } catch (error) {
      if (errorCode(error) !== "EEXIST") throw error
    }
  }
}

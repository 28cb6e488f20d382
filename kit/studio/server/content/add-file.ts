import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { Refusal, unlessMissing } from "../../../content/files/errors"
import { languageIn } from "../../../content/label-sets/label-sets"
import { slugOf } from "../../../language/slug"
import { readableContent } from "../../../owner/files/json-bytes"
import { swapFiles } from "../../../owner/files/write-file"
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
  const site = await unlessMissing(readFile(join(data, "site.json")))
  const language = site && languageIn(readableContent(site))
  const stem = slugOf(name.replace(/\.pdf$/i, ""), language) || "file"
  for (let number = 1; ; number++) {
    const file = `${stem}${number > 1 ? `-${number}` : ""}.pdf`
    // Not written in place: what a full disk leaves of it would be published.
    if (await swapFiles([{ path: join(folder, file), before: undefined, after: bytes }])) return `/${file}`
  }
}

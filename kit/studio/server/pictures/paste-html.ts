import { Refusal } from "../../../content/files/errors"
import type { WrittenFile } from "../../../content/files/write-file"
import { parseMarkdown, walk } from "../../../content/markdown/markdown"
import type { ProposedPicture } from "../../../owner/import/candidate"
import { readClipboardApart } from "../../../owner/import/read-apart"
import { fetchPicture } from "../../../owner/import/take/fetch-picture"
import { placePictures } from "../../../owner/import/texts/place-pictures"
import type { ContentFiles } from "../content/content-files"
import { addPicture } from "./add-picture"

/** What pasted HTML becomes. */
export interface Pasted {
  readonly markdown: string
  /** What was left out or changed, in sentences. */
  readonly notes: readonly string[]
}

/**
 * Makes Markdown of HTML that is pasted into a text. Its pictures are added to data/, those on the web too; one that cannot be had is a link.
 *
 * @param content of the site
 * @param file of the text, within data/; without one, no picture is added
 * @param html of the clipboard
 * @param tab that pastes
 * @throws Refusal if it is too much
 */
export async function pasteHtml(
  content: ContentFiles,
  file: string | undefined,
  html: string,
  tab?: string,
): Promise<Pasted> {
  const { markdown, pictures, notes } = await readClipboardApart(html)
  if (file === undefined) return { markdown: placePictures(markdown, new Map()), notes }
  const fetched = await Promise.all(pictures.map(bytesOf))
  const described = new Map(
    [...walk(parseMarkdown(markdown))].flatMap(({ node }) =>
      node.type === "image" ? [[node.url, node.alt ?? ""]] : [],
    ),
  )
  return content.record(async () => {
    const places = new Map<string, string>()
    const lost: string[] = []
    const all: WrittenFile[] = []
    for (const { reference, bytes, why } of fetched) {
      if (!bytes) {
        lost.push(why)
        continue
      }
      const { taken, written } = await addPicture(content.root, file, [], [described.get(reference) ?? ""], bytes)
      all.push(...written)
      if (taken.kind === "taken") places.set(reference, taken.path)
      else lost.push(`${taken.diagnostic.message} ${taken.diagnostic.advice}`)
    }
    const result = { markdown: placePictures(markdown, places), notes: [...notes, ...lost] }
    return { written: all, result }
  }, tab)
}

interface FoundPicture {
  readonly reference: string
  readonly bytes?: Buffer
  /** Why there are no bytes. */
  readonly why: string
}

async function bytesOf({ reference, data, url }: ProposedPicture): Promise<FoundPicture> {
  if (data !== undefined) return { reference, bytes: Buffer.from(data, "base64"), why: "" }
  try {
    return { reference, bytes: await fetchPicture(url ?? ""), why: "" }
  } catch (error) {
    if (error instanceof Refusal) return { reference, why: error.message }
    throw error
  }
}

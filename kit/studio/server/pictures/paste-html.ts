import { sentenceLanguage, translated } from "../../../content/sentences/sentences"
import type { WrittenFile } from "../../../owner/files/write-file"
import { copiedText } from "../../../owner/import/paste"
import { words } from "../../words/words"
import type { ContentFiles } from "../content/content-files"
import { addPicture } from "./add-picture"

/** What pasted HTML becomes. */
interface Pasted {
  readonly markdown: string
  /** What was left out or changed, in sentences. */
  readonly notes: readonly string[]
}

/**
 * Converts HTML that is pasted into a text to Markdown. Its pictures, including those on the web, are added to data/; a picture that is not available
 * becomes a link.
 *
 * @param content of the site
 * @param file of the text, within data/; without one, no picture is added
 * @param html from the clipboard
 * @param tab that pastes
 * @throws Refusal if there is too much of it
 */
export async function pasteHtml(
  content: ContentFiles,
  file: string | undefined,
  html: string,
  tab?: string,
): Promise<Pasted> {
  const { notes, pictures, with: textWith } = await copiedText(html, file !== undefined)
  if (file === undefined) return { markdown: textWith(new Map()), notes }
  return content.record(async () => {
    const places = new Map<string, string>()
    const lost: string[] = []
    const all: WrittenFile[] = []
    for (const { reference, alt, bytes, why } of pictures) {
      if (!bytes) {
        lost.push(why)
        continue
      }
      const { taken, written } = await addPicture(content.root, file, [], [alt], bytes)
      all.push(...written)
      if (taken.kind === "taken") places.set(reference, taken.path)
      else {
        const { message, advice } = translated(taken.diagnostic, sentenceLanguage(words.language))
        lost.push(`${message} ${advice}`)
      }
    }
    return { written: all, result: { markdown: textWith(places), notes: [...notes, ...lost] } }
  }, tab)
}

import { Refusal } from "../../content/files/errors"
import { parseMarkdown, walk } from "../../content/markdown/markdown"
import type { ProposedPicture } from "./candidate"
import { readClipboardApart } from "./read-apart"
import { fetchPicture } from "./take/fetch-picture"
import { placePictures } from "./texts/place-pictures"

/** A picture that was copied with a text. */
interface CopiedPicture {
  /** The name that the text has for it. */
  readonly reference: string
  /** What it shows, as the text says it. */
  readonly alt: string
  readonly bytes?: Buffer
  /** Why there are no bytes. */
  readonly why: string
}

/** A text that was copied. */
interface CopiedText {
  /** What was left out or changed, in sentences. */
  readonly notes: readonly string[]
  readonly pictures: readonly CopiedPicture[]
  /** @returns the Markdown, with pictures at these paths, by their references; any other is a link */
  readonly with: (places: ReadonlyMap<string, string>) => string
}

/**
 * @param html of a clipboard
 * @param hasPictures whether its pictures are wanted: those on the web are fetched
 * @throws Refusal if it exceeds a limit
 */
export async function copiedText(html: string, hasPictures: boolean): Promise<CopiedText> {
  const { markdown, pictures, notes } = await readClipboardApart(html)
  const images = [...walk(parseMarkdown(markdown))].flatMap(({ node }) => (node.type === "image" ? [node] : []))
  const found = await Promise.all(hasPictures ? pictures.map(bytesOf) : [])
  return {
    notes,
    pictures: found.map((each) => ({
      ...each,
      alt: images.find(({ url }) => url === each.reference)?.alt ?? "",
    })),
    with: (places) => placePictures(markdown, places),
  }
}

async function bytesOf({ reference, data, url }: ProposedPicture): Promise<Omit<CopiedPicture, "alt">> {
  if (data !== undefined) return { reference, bytes: Buffer.from(data, "base64"), why: "" }
  try {
    return { reference, bytes: await fetchPicture(url ?? ""), why: "" }
  } catch (error) {
    if (error instanceof Refusal) return { reference, why: error.message }
    throw error
  }
}

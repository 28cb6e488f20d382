import { words } from "../../../words/words"
import type { ContentStore } from "../../content/content-store"
import type { ContentLocation } from "../../content/location"

/**
 * Adds a picture for a field, or for a text in Markdown.
 *
 * @param picture that was chosen, dropped or pasted
 * @param location of the value that will name it
 * @param names from which its file name is made, preferred to its own
 * @returns its path as the file writes it, or why it was not taken and what to do; undefined after an error, which is shown as a message
 */
export async function takePicture(
  picture: File,
  location: ContentLocation,
  names: readonly string[],
  store: ContentStore,
): Promise<{ readonly path: string } | { readonly refusal: string } | undefined> {
  const values = { file: location.file, path: store.positionOf(location) ?? [], words: [...names, picture.name] }
  const taken = await store.upload("POST picture", values, picture)
  if (!taken) return undefined
  if (taken.kind === "taken") return { path: taken.path }
  const { message, advice } = taken.diagnostic
  return { refusal: /\.hei[cf]$/i.test(picture.name) ? words.pictures.heic(picture.name) : `${message} ${advice}` }
}

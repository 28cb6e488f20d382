import { words } from "../../words/words"
import type { ContentStore } from "../content/content-store"
import type { ContentLocation } from "../content/location"
import { nameOfLocation } from "../content/names"
import { takePicture } from "../fields/controls/take-picture"
import type { View } from "../view/view-store"
import { clickedAt } from "./clicks"

interface Studio {
  readonly store: ContentStore
  readonly view: Pick<View, "openLocation">
}

/**
 * Takes a picture that is dropped on the page: on a picture it takes its place, anywhere else it is said what can be done.
 *
 * @param event of the drop
 * @param studio its content and its panel
 * @returns whether it was a picture
 */
export function dropPicture(event: DragEvent, studio: Studio): boolean {
  const [picture, another] = event.dataTransfer?.files ?? []
  if (!picture?.type.startsWith("image/") || another) return false
  const found = pictureAt(event.target, studio.store)
  if (found) void replacePicture(picture, found.place, studio)
  else studio.store.notify({ words: words.pictures.dropOnPicture, isWrong: true })
  return true
}

/**
 * @param event of dragging
 * @param store the content
 * @returns what a drop here would do, and the picture of the page that it would replace; undefined if it is not of a picture
 */
export function aimOfPicture({ dataTransfer, target }: DragEvent, store: ContentStore) {
  const [item, another] = dataTransfer?.items ?? []
  if (!item?.type.startsWith("image/") || another) return undefined
  const found = pictureAt(target, store)
  const content = store.snapshot()
  if (!found || !content) return { words: words.pictures.dropOnPicture }
  return { shown: found.shown, words: words.pictures.dropToReplace(nameOfLocation(found.place, content)) }
}

/** The picture under a drop, and where it is named. */
function pictureAt(target: EventTarget | null, store: ContentStore) {
  // An element of the frame's window, which is no instance of the studio's classes.
  const shown = (target as Element | null)?.closest("picture, img, video, svg")
  const found = shown ? clickedAt(shown, store)?.matches : undefined
  const match = found?.find((each) => store.factsOf(each)?.kind === "picture")
  return shown && match && { shown, place: { file: match.file, path: match.path } }
}

async function replacePicture(picture: File, place: ContentLocation, { store, view }: Studio): Promise<void> {
  store.notify({ words: words.pictures.checking })
  const taken = await takePicture(picture, place, [], store)
  if (!taken) return
  if ("refusal" in taken) return store.notify({ words: taken.refusal, isWrong: true })
  const now = store.snapshot()
  const name = now ? nameOfLocation(place, now) : ""
  await store.perform({ kind: "set", location: place, to: taken.path }, words.pictures.replaced(name))
  view.openLocation(place)
}

import { words } from "../../words/words"
import type { ContentStore } from "../content/content-store"
import type { ContentLocation } from "../content/location"
import { nameOfLocation } from "../content/names"
import { takePicture } from "../fields/controls/take-picture"
import type { View } from "../view/view-store"
import { pictureAt, pictures } from "./clicked"

interface Studio {
  readonly store: ContentStore
  readonly view: Pick<View, "openLocation">
}

/**
 * Handles a drop on the page. A picture dropped on a picture replaces it; one dropped elsewhere gets a message that says what to do.
 *
 * @param event of the drop
 * @param studio its content and its panel
 * @returns whether the drop was handled
 */
export function dropPicture(event: DragEvent, studio: Studio): boolean {
  const [file, another] = event.dataTransfer?.files ?? []
  if (!file || another) return false
  const found = droppedOn(event.target, studio.store)
  const isPicture = file.type.startsWith("image/")
  if (found) void replacePicture(file, found.place, studio)
  else if (isPicture) studio.store.notify({ words: words.pictures.dropOnPicture, isWrong: true })
  return found !== undefined || isPicture
}

/**
 * @param event of dragging
 * @param store the content
 * @returns what a drop here would do, and the picture of the page that it is about; undefined if it would be imported
 */
export function aimOfPicture({ dataTransfer, target }: DragEvent, store: ContentStore) {
  const [item, another] = dataTransfer?.items ?? []
  if (!item || another) return undefined
  const found = droppedOn(target, store)
  const content = store.snapshot()
  const isPicture = item.type.startsWith("image/")
  if (!found || !content) return isPicture ? { words: words.pictures.dropOnPicture } : undefined
  const { dropToReplace, notPicture } = words.pictures
  // Not every system knows the type of every picture.
  const say = isPicture || item.type === "" ? dropToReplace : notPicture
  return { shown: found.shown, words: say(nameOfLocation(found.place, content)) }
}

/** The picture under a drop, and where it is named. */
function droppedOn(target: EventTarget | null, store: ContentStore) {
  // An element of the frame's window, which is not an instance of the studio's classes.
  const shown = (target as Element | null)?.closest(pictures)
  const match = shown ? pictureAt(shown, store) : undefined
  const isField = match && store.factsOf(match)?.kind === "picture"
  return shown && isField ? { shown, place: { file: match.file, path: match.path } } : undefined
}

async function replacePicture(picture: File, place: ContentLocation, { store, view }: Studio): Promise<void> {
  store.notify({ words: words.pictures.checking })
  const taken = await takePicture(picture, place, [], store)
  if (!taken) return
  if ("refusal" in taken) {
    store.notify({ words: taken.refusal, isWrong: true })
    return view.openLocation(place)
  }
  const now = store.snapshot()
  const name = now ? nameOfLocation(place, now) : ""
  await store.perform({ kind: "set", location: place, to: taken.path }, words.pictures.replaced(name))
  view.openLocation(place)
}

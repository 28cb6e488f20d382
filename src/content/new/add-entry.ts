import { readFile } from "node:fs/promises"
import { join, posix } from "node:path"
import { entryComplaints } from "../check/entries"
import { errorCode } from "../check/error-code"
import { pathInWords } from "../check/report/finding"
import { unwrittenText } from "../contract/texts"
import { type Answers, type ChosenPicture, entryOf } from "./answers"
import { withEntry } from "./insert"
import type { Kind } from "./kinds"
import { copyPicture, type PictureCopy } from "./picture-copy"
import { pictureStem } from "./picture-name"
import { Refusal } from "./refusal"
import { Store } from "./store"
import { openTarget } from "./target"

/** A picture of the entry in its place. */
export interface PlacedPicture extends ChosenPicture {
  /** Within data/. */
  readonly target: string
}

/** What was written. */
export interface Added {
  readonly entry: Readonly<Record<string, unknown>>
  /** Its place in the list, from 0. */
  readonly index: number
  /** Its pictures: where each was put, within data/. */
  readonly pictures: readonly PlacedPicture[]
  /** The path within data/ of the text that was begun for it. */
  readonly text: string | undefined
}

/**
 * Adds an entry, its pictures and the beginning of its text, or, if anything fails, nothing.
 *
 * An entry whose text is only begun is a draft: nobody is to find it before it is written.
 *
 * @param data the folder
 * @param kind of entry
 * @param answers that were checked one by one
 * @param signal that ends it; once the collection is written, it is done and no signal matters
 * @returns what was written
 */
export async function addEntry(data: string, kind: Kind, answers: Answers, signal: AbortSignal): Promise<Added> {
  const copies = await Promise.all(answers.pictures.map(async (picture) => ({ picture, copy: await copied(picture) })))
  // Read again: the owner may have edited the file while the questions were asked.
  const target = await openTarget(data, kind)
  const store = new Store(target.folder, signal)
  try {
    const placed: PlacedPicture[] = []
    for (const { picture, copy } of copies)
      placed.push({ ...picture, target: await store.addPicture(copy, kind.pictures, stemOf(kind, answers)) })
    const given = {
      ...answers,
      values: new Map([...answers.values, ...placed.map(({ key, target }) => [key, target] as const)]),
    }
    const text = kind.text?.(entryOf(kind, given))
    const begun = text !== undefined && (await store.addText(text, unwrittenText))
    const entry = entryOf(kind, begun ? { ...given, values: new Map([...given.values, ["draft", true]]) } : given)
    const complaints = entryComplaints(kind.file, entry, target.existing, target.others)
    if (complaints.length > 0) {
      const place = pathInWords(posix.basename(kind.file, ".json"), [target.existing.length])
      throw new Refusal(complaints.map(({ message, advice }) => `${place}  ${message}  ${advice}`).join("\n"))
    }
    await store.replace(kind.file, withEntry(target, entry, kind.place))
    return {
      entry,
      index: kind.place === "first" ? 0 : target.existing.length,
      pictures: placed,
      text: begun ? text : undefined,
    }
  } catch (error) {
    await store.takeBack()
    const code = errorCode(error)
    // Node's errors carry the path and the reason: no room, no permission, a file where a folder should be.
    if (code?.startsWith("E") && !signal.aborted)
      throw new Refusal(`${join(data, kind.file)} stays as it was: ${String(Reflect.get(Object(error), "message"))}.`)
    throw error
  }
}

function stemOf(kind: Kind, { values }: Answers): string {
  return pictureStem([values.get("title"), values.get("slug"), values.get("id")], kind.name)
}

/** What the site draws by its lines is copied as it is: as pixels it would have none. */
async function copied({ path, slot }: ChosenPicture): Promise<PictureCopy> {
  const asItIs = slot.drawing || (slot.logo && path.toLowerCase().endsWith(".svg"))
  return asItIs ? { bytes: await readFile(path), ending: "svg" } : copyPicture(path)
}

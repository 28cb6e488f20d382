import { join, posix } from "node:path"
import { entryComplaints } from "../check/entries"
import { errorCode } from "../check/error-code"
import { pathInWords } from "../check/report/finding"
import { unwrittenText } from "../contract/texts"
import { type Answers, entryOf } from "./answers"
import { withEntry } from "./insert"
import type { Kind } from "./kinds"
import { copyPicture } from "./picture-copy"
import { pictureStem } from "./picture-name"
import { Refusal } from "./refusal"
import { Store } from "./store"
import { openTarget } from "./target"

/** What was written. */
export interface Added {
  readonly entry: Readonly<Record<string, unknown>>
  /** Its place in the list, from 0. */
  readonly index: number
  /** The picture's path within data/. */
  readonly picture: string | undefined
  /** The path within data/ of the text that was begun for it. */
  readonly text: string | undefined
}

/**
 * Adds an entry, its picture and the beginning of its text, or, if anything fails, nothing.
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
  const picture = answers.picture ? await copyPicture(answers.picture.path) : undefined
  // Read again: the owner may have edited the file while the questions were asked.
  const target = await openTarget(data, kind)
  const store = new Store(target.folder, signal)
  try {
    const path = picture && (await store.addPicture(picture, kind.pictures, stemOf(kind, answers)))
    const given = withPicture(answers, path)
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
      picture: path,
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

function withPicture({ values, picture }: Answers, path: string | undefined): Answers {
  return { values: picture && path ? new Map([...values, [picture.key, path]]) : values, picture }
}

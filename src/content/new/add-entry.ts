import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { errorCode } from "../check/error-code"
import { unwrittenText } from "../contract/texts"
import { editJson } from "../edit/edit-json"
import { type Answers, type ChosenPicture, entryOf } from "./answers"
import type { FileForm } from "./content-files"
import { errorsOf } from "./fields"
import { type Kind, locationOf } from "./kinds"
import { copyPicture, type PictureCopy } from "./pictures/picture-copy"
import { pictureStem } from "./pictures/picture-name"
import { Refusal } from "./refusal"
import { Store, type WrittenFile } from "./store"
import { openTarget, type Target } from "./target"

/** A picture of the entry, in data/. */
export interface AddedPicture extends ChosenPicture {
  /** Within data/. */
  readonly target: string
}

/** What was written. */
export interface Added {
  readonly entry: Readonly<Record<string, unknown>>
  /** Its index in the list, from 0. */
  readonly index: number
  /** Its pictures: where each was put, within data/. */
  readonly pictures: readonly AddedPicture[]
  /** The path within data/ of the text that was begun for it. */
  readonly text: string | undefined
  /** Every file that was written. */
  readonly files: readonly WrittenFile[]
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
    const added: AddedPicture[] = []
    for (const { picture, copy } of copies)
      added.push({ ...picture, target: await store.addPicture(copy, kind.pictures, stemOf(kind, answers)) })
    const given = {
      ...answers,
      values: new Map([...answers.values, ...added.map(({ key, target }) => [key, target] as const)]),
    }
    const { entry, text } = await (kind.form === "entry"
      ? addToList(kind, given, target, store)
      : addFile(kind, kind.form, given, target, store))
    return { entry, index: indexIn(target, kind), pictures: added, text, files: store.written }
  } catch (error) {
    await store.takeBack()
    const code = errorCode(error)
    // Node's errors carry the path and the reason: no room, no permission, a file where a folder should be.
    if (code?.startsWith("E") && !signal.aborted)
      throw new Refusal(`${join(data, kind.file)} was not changed: ${String(Reflect.get(Object(error), "message"))}.`)
    throw error
  }
}

const indexIn = ({ existing }: Target, { position }: Kind): number => (position === "first" ? 0 : existing.length)

type Written = Pick<Added, "entry" | "text">

async function addToList(kind: Kind, given: Answers, target: Target, store: Store): Promise<Written> {
  const text = kind.text?.(entryOf(kind, given))
  const begun = text !== undefined && (await store.addText(text, unwrittenText))
  const entry = entryOf(kind, begun ? { ...given, values: new Map([...given.values, ["draft", true]]) } : given)
  refuseErrors(kind, entry, target)
  const insert = { kind: "insert", path: [indexIn(target, kind)], to: entry } as const
  await store.replace(kind.file, target.bytes, editJson(target.text, insert, target.neighbour))
  return { entry, text: begun ? text : undefined }
}

async function addFile(kind: Kind, form: FileForm, given: Answers, target: Target, store: Store): Promise<Written> {
  const entry = entryOf(kind, given)
  refuseErrors(kind, entry, target)
  const text = form.path(entry)
  if (!(await store.addText(text, form.text(entry, target, target.neighbour))))
    throw new Refusal(`${join(target.folder.root, text)} already exists. ${form.another}`)
  store.keep()
  return { entry, text }
}

function refuseErrors(kind: Kind, entry: Added["entry"], target: Target): void {
  const diagnostics = errorsOf(kind, entry, target)
  if (diagnostics.length === 0) return
  const lines = diagnostics.map(({ path, message, advice }) => {
    const location = locationOf(kind, entry, [target.existing.length, ...path])
    return `${location}  ${message}  ${advice}`
  })
  throw new Refusal(lines.join("\n"))
}

function stemOf(kind: Kind, { values }: Answers): string {
  return pictureStem([values.get("title"), values.get("slug"), values.get("id")], kind.name)
}

/** What the site draws by its lines is copied as it is: as pixels it would have none. */
async function copied({ path, requirements }: ChosenPicture): Promise<PictureCopy> {
  const asItIs = requirements.drawing || (requirements.logo && path.toLowerCase().endsWith(".svg"))
  return asItIs ? { bytes: await readFile(path), ending: "svg" } : copyPicture(path)
}

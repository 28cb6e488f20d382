import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { unwrittenText } from "../../content/contract/site-map"
import { errorCode, Refusal } from "../../content/files/errors"
import { editJson } from "../../content/json/edit-json"
import { type Answers, type ChosenPicture, completeEntry, entryOf } from "./answers"
import type { FileForm } from "./content-files"
import { errorsOf } from "./fields"
import { type Kind, locationOf } from "./kinds"
import { copyPicture, type PictureCopy } from "./pictures/picture-copy"
import { pictureStem } from "./pictures/picture-name"
import { Store, type WrittenFile } from "./store"
import { openTarget, type Target } from "./target"

/** A picture of the entry, copied into data/. */
export interface AddedPicture extends ChosenPicture {
  /** Within data/. */
  readonly target: string
}

export interface Added {
  readonly entry: Readonly<Record<string, unknown>>
  /** Its index in the list, from 0. */
  readonly index: number
  readonly pictures: readonly AddedPicture[]
  /** The path within data/ of the text file created for it. */
  readonly text: string | undefined
  /** Every file that was written. */
  readonly files: readonly WrittenFile[]
}

/**
 * Adds an entry, its pictures and a placeholder text; if anything fails, nothing is changed.
 *
 * An entry with a placeholder text is a draft: nobody should find it before the text is written.
 *
 * @param data the folder
 * @param kind of entry
 * @param answers checked one by one
 * @param signal aborts it, until the collection is written
 * @returns the entry and the written files
 * @throws Refusal if the entry has errors, or a file cannot be written
 */
export async function addEntry(data: string, kind: Kind, answers: Answers, signal: AbortSignal): Promise<Added> {
  const copies = await Promise.all(answers.pictures.map(async (picture) => ({ picture, copy: await copied(picture) })))
  // Read again: the owner may have edited the file while answering.
  const target = await openTarget(data, kind)
  const store = new Store(target.folder, signal)
  try {
    const added: AddedPicture[] = []
    for (const { picture, copy } of copies)
      added.push({ ...picture, target: await store.addPicture(copy, kind.pictures, stemOf(kind, answers, target)) })
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
    // Node's errors name the path and the reason: no space, no permission, a file where a folder should be.
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
  const entry = completeEntry(kind, given, target)
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

function stemOf(kind: Kind, { values }: Answers, { language }: Target): string {
  return pictureStem([values.get("title"), values.get("slug"), values.get("id")], kind.name, language)
}

/** SVG that the site shows as lines or as a logo is copied unchanged: pixels would lose its lines. */
async function copied({ path, requirements }: ChosenPicture): Promise<PictureCopy> {
  const asItIs = requirements.drawing || (requirements.logo && path.toLowerCase().endsWith(".svg"))
  return asItIs ? { bytes: await readFile(path), ending: "svg" } : copyPicture(path)
}

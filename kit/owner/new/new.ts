import { readFile } from "node:fs/promises"
import { join } from "node:path"
import type { EntryField } from "../../content/contract/field"
import { unwrittenText } from "../../content/contract/posts"
import type { DiagnosticMessage, LocalDiagnostic } from "../../content/diagnostic/diagnostic"
import type { DataFolder } from "../../content/files/data-folder"
import { Refusal } from "../../content/files/errors"
import { isSvg } from "../../content/pictures/open"
import { asTold, told } from "../../content/sentences/sentences"
import type { WrittenFile } from "../files/write-file"
import { type Answers, type ChosenPicture, completeEntry, entryOf } from "./answers"
import type { FileForm } from "./content-files"
import { Draft, draftOf } from "./draft"
import { errorsOf, fieldsOf, type Kind, kinds, locationOf } from "./kinds"
import { knownFacts } from "./page-facts"
import { type PageTemplateId, pageTemplates, templateIds } from "./page-templates"
import { copyPicture, freeStem, type PictureCopy, pictureStem, sourceDiagnostic } from "./picture-copy"
import { languageOf, openTarget, type Target } from "./target"

/** A picture of the entry, copied into data/. */
interface AddedPicture extends ChosenPicture {
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
 * Adds an entry, its pictures and a placeholder text. If anything fails, nothing is changed.
 *
 * An entry with a placeholder text is a draft, so that nobody finds it before the text is written.
 *
 * @param data the folder
 * @param kind of entry
 * @param answers checked one by one
 * @param signal to abort it, which takes effect until the collection is written
 * @returns the entry and the written files
 * @throws Refusal if the entry has errors, or a file cannot be written
 */
export async function addEntry(data: string, kind: Kind, answers: Answers, signal: AbortSignal): Promise<Added> {
  const copies = await Promise.all(answers.pictures.map(async (picture) => ({ picture, copy: await copied(picture) })))
  // Read again: the owner may have edited the file while answering.
  const draft = await draftOf(data)
  const target = await openTarget(draft, kind)
  const pictures: AddedPicture[] = []
  for (const { picture, copy } of copies)
    pictures.push({ ...picture, target: await putPicture(draft, copy, kind.pictures, stemOf(kind, answers, target)) })
  const given = {
    ...answers,
    values: new Map([...answers.values, ...pictures.map(({ key, target }) => [key, target] as const)]),
  }
  const { entry, text } = await (kind.form === "entry"
    ? addToList(kind, given, target)
    : addFile(kind, kind.form, given, target))
  return { entry, index: indexIn(target, kind), pictures, text, files: await draft.write(signal) }
}

/** Puts a picture into a draft, and adds a number to its name if that is taken. */
async function putPicture(draft: Draft, { bytes, ending }: PictureCopy, folder: string, stem: string): Promise<string> {
  const path = `${folder}/${freeStem(stem, draft.namesIn(folder))}.${ending}`
  await draft.put(path, bytes)
  return path
}

const indexIn = ({ existing }: Target, { position }: Kind): number => (position === "first" ? 0 : existing.length)

type Written = Pick<Added, "entry" | "text">

async function addToList(kind: Kind, given: Answers, target: Target): Promise<Written> {
  const { draft, language } = target
  const text = kind.text?.(entryOf(kind, given))
  const isBegun = text !== undefined && !draft.has(text)
  if (isBegun) await draft.put(text, Buffer.from(unwrittenText(language)))
  const entry = entryOf(kind, isBegun ? { ...given, values: new Map([...given.values, ["draft", true]]) } : given)
  refuseErrors(kind, entry, target)
  await draft.edit(kind.file, { kind: "insert", path: [indexIn(target, kind)], to: entry })
  return { entry, text: isBegun ? text : undefined }
}

async function addFile(kind: Kind, form: FileForm, given: Answers, target: Target): Promise<Written> {
  const { draft } = target
  const entry = completeEntry(kind, given, target)
  refuseErrors(kind, entry, target)
  const text = form.path(entry)
  if (draft.has(text))
    throw new Refusal(told("command.there", { file: join(draft.folder.root, text), another: form.another() }))
  await draft.put(text, Buffer.from(form.text(entry, target, draft.neighbour)))
  const privacy = await draft.text("pages/privacy.md")
  if (privacy && form.privacy) await draft.put("pages/privacy.md", Buffer.from(form.privacy(privacy, entry)))
  const needed = form.companion?.(entry, target)
  if (needed) {
    const other = kindNamed(needed.kind)
    await addToList(other, { values: needed.values, pictures: [] }, await openTarget(draft, other))
  }
  return { entry, text }
}

function refuseErrors(kind: Kind, entry: Added["entry"], target: Target): void {
  const diagnostics = errorsOf(kind, entry, target)
  if (diagnostics.length === 0) return
  const lines = diagnostics.map(asTold).map(({ path, message, advice }) => {
    const location = locationOf(kind, entry, [target.existing.length, ...path])
    return `${location}  ${message}  ${advice}`
  })
  throw new Refusal(lines.join("\n"))
}

function stemOf(kind: Kind, { values }: Answers, { language }: Target): string {
  return pictureStem([values.get("title"), values.get("slug"), values.get("id")], kind.name, language)
}

/** An SVG that the site shows as a drawing, logo or icon is copied unchanged: as pixels it would no longer be sharp. */
async function copied({ path, requirements }: Pick<ChosenPicture, "path" | "requirements">): Promise<PictureCopy> {
  const bytes = await readFile(path)
  const asItIs = isSvg(bytes) && (requirements.drawing || requirements.logo || requirements.icon)
  return asItIs ? { bytes, ending: "svg" } : copyPicture(path)
}

/** A picture to be added by itself. */
interface NewPicture extends Pick<ChosenPicture, "path" | "requirements"> {
  /** The folder for its copy, within data/. */
  readonly folder: string
  /** What its file name is made from, the best first. */
  readonly names: readonly string[]
}

/**
 * Adds a picture to data/: judged by its content, not its name; rotated upright; without camera and location metadata; under an unused name.
 *
 * @param data the folder
 * @param picture anywhere on this disk
 * @returns the path of its copy within data/, and the written files; or why it cannot be shown there
 */
export async function addPictureFile(
  data: DataFolder,
  picture: NewPicture,
): Promise<{ readonly target: string; readonly written: readonly WrittenFile[] } | DiagnosticMessage> {
  const diagnostic = await sourceDiagnostic(picture.path, picture.requirements)
  if (diagnostic) return diagnostic
  const draft = new Draft(data, "")
  const stem = pictureStem(picture.names, "picture", await languageOf(data))
  const target = await putPicture(draft, await copied(picture), picture.folder, stem)
  return { target, written: await draft.write(new AbortController().signal) }
}

export { placeOfWords } from "./kinds"

/** A kind of thing that can be added. */
export interface NewKind extends Pick<Kind, "name" | "withArticle" | "file"> {
  readonly form: "entry" | "file"
  readonly fields: readonly EntryField[]
}

/** Everything that can be added. */
export const newKinds: readonly NewKind[] = kinds.map((kind) => ({
  name: kind.name,
  withArticle: kind.withArticle,
  file: kind.file,
  form: kind.form === "entry" ? "entry" : "file",
  fields: fieldsOf(kind),
}))

function kindNamed(name: string): Kind {
  const kind = kinds.find((each) => each.name === name)
  if (!kind) throw new Error(`npm run new adds no ${name}.`)
  return kind
}

/**
 * Adds an entry without pictures, if its values have no errors.
 *
 * @param data the folder
 * @param name of its kind
 * @param values by the keys of its fields
 * @returns what was added; or the errors, with paths within the entry
 * @throws Refusal if nothing can be added now
 */
export async function addValues(
  data: string,
  name: string,
  values: Answers["values"],
): Promise<Added | { readonly errors: readonly LocalDiagnostic[] }> {
  const kind = kindNamed(name)
  const answers = { values, pictures: [] }
  const target = await openTarget(await draftOf(data), kind)
  const errors = errorsOf(kind, completeEntry(kind, answers, target), target)
  return errors.length > 0 ? { errors } : addEntry(data, kind, answers, new AbortController().signal)
}

/** A question that a template asks, with the answer that the content suggests. */
export interface PageQuestion extends EntryField {
  readonly known?: string
}

/** A template of custom pages, with what it asks. */
export interface NewPage {
  readonly template: PageTemplateId
  readonly questions: readonly PageQuestion[]
}

/**
 * @param data the folder
 * @returns the templates of custom pages, with the questions that they have for this content
 * @throws Refusal if the content cannot be read
 */
export async function newPages(data: string): Promise<readonly NewPage[]> {
  const kind = kindNamed("page")
  const target = await openTarget(await draftOf(data), kind)
  const known = knownFacts(target)
  const questions = fieldsOf(kind).map((field): PageQuestion => {
    const said = known[field.key]
    return { ...field, ...(typeof said === "string" ? { known: said } : {}) }
  })
  return templateIds.map((template) => ({
    template,
    questions: pageTemplates[template].asks.flatMap((key) => questions.filter((each) => each.key === key)),
  }))
}

import { dataFolder } from "../../src/content/check/data-folder"
import { errorCode } from "../../src/content/check/error-code"
import { contentFiles } from "../../src/content/contract/files"
import { isGuide } from "../../src/content/contract/texts"
import { NoSuchPlace } from "../../src/content/edit/edit-json"
import type { Content } from "./content/content"
import { contractOf } from "./content/contract"
import { judge } from "./content/judge"
import { addNew, kindOf, newKinds, Refusal } from "./content/new-things"
import { problemsIn } from "./content/problems"
import { OutsideData, within } from "./content/within"
import { picturesOf } from "./pictures/picture-list"
import { changesSince } from "./publishing/changes"
import { committedBytes, hasHistory } from "./publishing/git"
import { lastPublished } from "./publishing/history"
import { publish } from "./publishing/publish"
import { editIn, textIn, valuesIn } from "./requests"

/** What the studio's page is answered. */
export interface Answer {
  readonly status: number
  readonly body: unknown
}

const ok = (body: unknown): Answer => ({ status: 200, body: body ?? null })
const wrong = (status: number, message: string): Answer => ({ status, body: { message } })

/** What is asked for, and what is answered, by the method and the path behind /__studio/api/. */
const answers: Readonly<Record<string, (content: Content, body: unknown) => Promise<Answer>>> = {
  "GET files": async (content) => ok(await filesIn(content)),
  "GET contract": async ({ root }) => ok(contractOf((await dataFolder(root))?.files ?? [])),
  "GET problems": async ({ root }) => ok(await problemsIn(root)),
  "GET kinds": async () => ok(newKinds()),
  "GET pictures": async ({ root }) => ok(await picturesOf(root)),
  "GET changes": async ({ root }) => ok(await changesSince(root)),
  "GET history": async ({ root }) => ok(await lastPublished(root)),
  "POST undo": async (content) => ok(await content.undo()),
  "POST redo": async (content) => ok(await content.redo()),
  "POST judge": async ({ root }, body) => {
    const asked = editIn(body)
    return asked ? ok(await judge(root, asked.file, asked.edit)) : wrong(400, "This is no edit.")
  },
  "POST edit": async (content, body) => {
    const asked = editIn(body)
    return asked ? ok(await content.edit(asked.file, asked.revision, asked.edit)) : wrong(400, "This is no edit.")
  },
  "POST new": async (content, body) => {
    const kind = kindOf(textIn(body, "kind"))
    const values = valuesIn(body)
    return kind && values ? ok(await addNew(content, kind, values)) : wrong(400, "There is nothing of this kind.")
  },
  "POST remove-picture": async (content, body) => {
    const path = textIn(body, "path") ?? ""
    const picture = (await picturesOf(content.root)).find((each) => each.path === path)
    if (!picture) return wrong(404, "There is no such picture.")
    return picture.isUnused ? ok(await content.put(path, undefined)) : wrong(409, "This picture is used.")
  },
  "POST restore": async (content, body) => {
    const file = textIn(body, "file")
    if (file === undefined || !(await hasHistory(content.root))) return wrong(400, "There is nothing to go back to.")
    // git would complain of a path that leads out in words of its own.
    await within(content.root, file)
    return ok(await content.put(file, await committedBytes(content.root, file)))
  },
  "POST publish": async ({ root }, body) => {
    const message = textIn(body, "message")?.trim()
    if (!message) return wrong(400, "Say in a few words what this is about.")
    return ok(await publish(root, message, Reflect.get(Object(body), "withRemarks") === true))
  },
}

/**
 * Answers the studio's page.
 *
 * @param content to be read and changed
 * @param method and path of the request, behind /__studio/api/
 * @param body of it, as JSON
 */
export async function answerTo(content: Content, method: string, path: string, body: unknown): Promise<Answer> {
  const answer = Object.hasOwn(answers, `${method} ${path}`) ? answers[`${method} ${path}`] : undefined
  try {
    return (await answer?.(content, body)) ?? wrong(404, "The studio has nothing here.")
  } catch (error) {
    return refusalIn(error)
  }
}

/** @returns what went wrong, in words for the owner; throws what nobody foresaw */
export function refusalIn(error: unknown): Answer {
  if (error instanceof OutsideData) return wrong(403, error.message)
  if (error instanceof NoSuchPlace || error instanceof Refusal) return wrong(409, error.message)
  if (errorCode(error) === "ENOENT") return wrong(404, "There is no such file in data/.")
  if (errorCode(error)?.startsWith("E"))
    return wrong(507, `Nothing was written: ${String(Reflect.get(Object(error), "message"))}`)
  throw error
}

/** Every file with text in it; also those that the site does without and that are not there, with no text. */
async function filesIn(content: Content) {
  const files = (await dataFolder(content.root))?.files ?? []
  const texts = files.filter((file) => /\.(?:json|md)$/i.test(file) && !isGuide(file))
  const absent = contentFiles.filter(({ path, optional }) => optional && !files.includes(path))
  return Promise.all([...texts, ...absent.map(({ path }) => path)].map((file) => content.read(file)))
}

import { join } from "node:path"
import { pictureFileDiagnostics } from "../check/pictures/picture-file"
import type { DiagnosticMessage } from "../contract/rules/diagnose"
import type { Added, AddedPicture } from "./add-entry"
import { warningsOf } from "./fields"
import { type Kind, locationOf } from "./kinds"

/**
 * @param data the folder
 * @param kind of entry
 * @param added the entry and the written files
 * @returns a text with the written files, the warnings about the entry, and the next steps
 */
export async function report(data: string, kind: Kind, added: Added): Promise<string> {
  const location = locationOf(kind, added.entry, [added.index])
  const warnings = [
    ...entryWarnings(kind, added),
    ...(await Promise.all(added.pictures.map((picture) => pictureWarnings(data, picture)))).flat(),
  ]
  return [
    "Written:",
    ...added.pictures.map(({ target }) => `  ${join(data, target)}`),
    ...(added.text ? [`  ${join(data, added.text)}`] : []),
    ...(kind.form === "entry" ? [`  ${join(data, kind.file)}, as ${location}`] : []),
    "",
    ...(warnings.length > 0 ? ["Warnings:", ...warnings.map((warning) => `  ${warning}`), ""] : []),
    `See it on http://localhost:8000${kind.page(added.entry)} while npm run develop runs.`,
    ...(added.text ? [textNote(kind, join(data, added.text), location)] : []),
    "",
  ].join("\n")
}

const textNote = ({ form }: Kind, text: string, location: string): string =>
  form === "entry" ? draftNote(text, location) : form.next(text)

const draftNote = (text: string, location: string): string =>
  `It is a draft. Write its text in ${text}; to publish it, remove "draft": true from ${location}.`

function entryWarnings(kind: Kind, { entry }: Added): string[] {
  return warningsOf(kind, entry).map((each) => inOneLine(String(each.path[0] ?? kind.name), each))
}

async function pictureWarnings(data: string, { key, requirements, target }: AddedPicture): Promise<string[]> {
  return (await pictureFileDiagnostics(join(data, target), requirements)).map((each) => inOneLine(key, each))
}

const inOneLine = (key: string, { message, advice }: DiagnosticMessage): string => `${key}  ${message}  ${advice}`

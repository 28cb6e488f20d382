import { join } from "node:path"
import { pictureComplaints } from "../check/pictures/picture-file"
import type { Complaint } from "../check/report/problem"
import type { Added, PlacedPicture } from "./add-entry"
import { warningsOf } from "./fields"
import { type Kind, placeOf } from "./kinds"

/**
 * @param data the folder
 * @param kind of entry
 * @param added what was written
 * @returns what was written, what the check would remark on it, and what to look at
 */
export async function report(data: string, kind: Kind, added: Added): Promise<string> {
  const place = placeOf(kind, added.entry, [added.index])
  const remarks = [
    ...entryRemarks(kind, added),
    ...(await Promise.all(added.pictures.map((picture) => pictureRemarks(data, picture)))).flat(),
  ]
  return [
    "Written:",
    ...added.pictures.map(({ target }) => `  ${join(data, target)}`),
    ...(added.text ? [`  ${join(data, added.text)}`] : []),
    ...(kind.form === "entry" ? [`  ${join(data, kind.file)}, as ${place}`] : []),
    "",
    ...(remarks.length > 0 ? ["Worth a look:", ...remarks.map((remark) => `  ${remark}`), ""] : []),
    `See it on http://localhost:8000${kind.page(added.entry)} while npm run develop runs.`,
    ...(added.text ? [textNote(kind, join(data, added.text), place)] : []),
    "",
  ].join("\n")
}

const textNote = ({ form }: Kind, text: string, place: string): string =>
  form === "entry" ? draftNote(text, place) : form.next(text)

const draftNote = (text: string, place: string): string =>
  `It is a draft. Write its text in ${text}; to publish it, remove "draft": true from ${place}.`

function entryRemarks(kind: Kind, { entry }: Added): string[] {
  return warningsOf(kind, entry).map((finding) => remark(String(finding.path[0] ?? kind.name), finding))
}

async function pictureRemarks(data: string, { key, requirements, target }: PlacedPicture): Promise<string[]> {
  return (await pictureComplaints(join(data, target), requirements)).map((complaint) => remark(key, complaint))
}

const remark = (key: string, { message, advice }: Complaint): string => `${key}  ${message}  ${advice}`

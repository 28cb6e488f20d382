import { join, posix } from "node:path"
import { checkContent } from "../check/check-file"
import { pictureComplaints } from "../check/pictures/picture-file"
import { pathInWords } from "../check/report/finding"
import type { Complaint } from "../check/report/problem"
import { contentFile } from "../contract/files"
import type { Added, PlacedPicture } from "./add-entry"
import type { Kind } from "./kinds"

/**
 * @param data the folder
 * @param kind of entry
 * @param added what was written
 * @returns what was written, what the check would remark on it, and what to look at
 */
export async function report(data: string, kind: Kind, added: Added): Promise<string> {
  const place = pathInWords(posix.basename(kind.file, ".json"), [added.index])
  const remarks = [
    ...entryRemarks(kind, added),
    ...(await Promise.all(added.pictures.map((picture) => pictureRemarks(data, picture)))).flat(),
  ]
  return [
    "Written:",
    ...added.pictures.map(({ target }) => `  ${join(data, target)}`),
    ...(added.text ? [`  ${join(data, added.text)}`] : []),
    `  ${join(data, kind.file)}, as ${place}`,
    "",
    ...(remarks.length > 0 ? ["Worth a look:", ...remarks.map((remark) => `  ${remark}`), ""] : []),
    `See it on http://localhost:8000${kind.page(added.entry)} while npm run develop runs.`,
    ...(added.text ? [draftNote(join(data, added.text), place)] : []),
    "",
  ].join("\n")
}

const draftNote = (text: string, place: string): string =>
  `It is a draft. Write its text in ${text}; to publish it, remove "draft": true from ${place}.`

function entryRemarks(kind: Kind, { entry }: Added): string[] {
  const file = contentFile(kind.file)
  if (!file) return []
  return checkContent(file, [entry])
    .findings.filter(({ severity }) => severity === "warning")
    .map((finding) => remark(String(finding.path[1] ?? kind.name), finding))
}

async function pictureRemarks(data: string, { key, slot, target }: PlacedPicture): Promise<string[]> {
  return (await pictureComplaints(join(data, target), slot)).map((complaint) => remark(key, complaint))
}

const remark = (key: string, { message, advice }: Complaint): string => `${key}  ${message}  ${advice}`

import { keyInWords } from "../../../content/location/json-path"
import type { ContentChange } from "../../server/publishing/compare/content-change"
import { words } from "../../words/words"

/** @returns a commit message that names the changed parts of the content */
export function suggestMessage(changes: ReadonlyArray<Pick<ContentChange, "file">>): string {
  const parts = [...new Set(changes.map(({ file }) => partOf(file)))]
  const [first, ...others] = parts
  if (first === undefined) return words.publishing.usualMessage.empty
  if (parts.length > 4) return words.publishing.usualMessage.many(first, others.length)
  return words.publishing.usualMessage.parts(parts)
}

const partOf = (file: string): string =>
  file.startsWith("images/") ? words.publishing.usualMessage.pictures : keyInWords(baseName(file)).toLowerCase()

const baseName = (file: string): string => file.replace(/^.*\/|\.[a-z]+$/g, "").replaceAll("-", " ")

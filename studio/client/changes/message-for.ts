import type { ContentChange } from "../../server/publishing/compare/content-change"
import { keyInWords } from "../content/location"

/** @returns a line for the site's history that says which parts of the content have changed */
export function messageFor(changes: ReadonlyArray<Pick<ContentChange, "file">>): string {
  const parts = [...new Set(changes.map(({ file }) => partOf(file)))]
  const [first, ...others] = parts
  if (first === undefined) return "Content"
  if (parts.length > 4) return `Content: ${first} and ${others.length} others`
  return `Content: ${parts.join(", ")}`
}

const partOf = (file: string): string => {
  const name = file.replace(/^.*\/|\.[a-z]+$/g, "").replaceAll("-", " ")
  return file.startsWith("images/") ? "pictures" : keyInWords(name).toLowerCase()
}

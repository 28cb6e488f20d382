import { type EntryPath, pathName } from "../../model/entries"
import type { FieldFacts } from "../../server/content/contract"

export { isSame } from "../../model/pending"

/** Where a value of the content is: its file within data/, and what leads to it there. It stays the same when entries around it come, go or move. */
export interface ContentLocation {
  readonly file: string
  readonly path: EntryPath
}

/** @returns a location as a text, the same for the same location */
export const locationKey = ({ file, path }: ContentLocation): string => `${file}#${pathName(path)}`

/** @returns whether a location is another, or stands in it */
export const isWithin = (inner: ContentLocation, outer: ContentLocation): boolean =>
  inner.file === outer.file && outer.path.every((step, index) => inner.path[index] === step)

/** @returns what the contract says of the value at a path; entries of lists need not exist */
export function factsAt(facts: FieldFacts | undefined, path: EntryPath): FieldFacts | undefined {
  return path.reduce<FieldFacts | undefined>(
    (field, step) => (typeof step === "number" ? field?.items : field?.keys?.find(([key]) => key === step)?.[1]),
    facts,
  )
}

/** metaDescription: Meta description. */
export const keyInWords = (key: string): string => {
  const words = key.replace(/Url$/, "").replace(/(?<=.)\p{Lu}/gu, (capital) => ` ${capital.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** @returns what a file of the content is called: pages/not-found.json is Not found */
export const fileInWords = (file: string): string =>
  keyInWords(file.replace(/^.*\/|\.[a-z]+$/g, "").replaceAll("-", " "))

export { entryName as titleOf } from "../../model/entry-name"

import type { WrittenFile } from "../../../content/files/write-file"
import { asList, getIn, type Path } from "../../../content/json/json-path"
import { readableContent } from "../../../owner/label-sets/replacement"

/** Where something stands in the content. */
export interface TakenPlace {
  /** Within data/. */
  readonly file: string
  readonly path: Path
}

/**
 * @param file of an imported entry, within data/
 * @param name that the import says it has there
 * @param written the files that the import has written
 * @returns where it is; the file as a whole for what is no entry of a list
 */
export function takenPlace(file: string, name: string, written: readonly WrittenFile[]): TakenPlace {
  const bytes = written.find((each) => each.file === file)?.after
  const entries = asList(bytes && readableContent(bytes))
  const index = entries.findIndex((entry) => ["slug", "title", "name"].some((key) => getIn(entry, key) === name))
  return { file, path: index >= 0 ? [index] : [] }
}

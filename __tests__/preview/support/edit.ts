import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { preview } from "./preview"

/** @returns where a file of the previewed content is */
export const inData = (file: string): string => join(preview.data, file)

/** Changes a text file of the previewed content, as saving it in an editor does. */
export const editText = (file: string, change: (text: string) => string): void =>
  writeFileSync(inData(file), change(readFileSync(inData(file), "utf8")))

/** Changes a JSON file of the previewed content. */
export const edit = <Content>(file: string, change: (content: Content) => Content): void =>
  editText(file, (text) => `${JSON.stringify(change(JSON.parse(text)), null, 2)}\n`)

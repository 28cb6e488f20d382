import { type ContentFile, contentFiles, ownPageFile } from "../contract/files"
import { ownPageFolder } from "../contract/own-page"
import { jsonSchema } from "./json-schema"
import { reference } from "./reference"

/** Everything that follows from the contract and is kept in the repository, by path. */
export type GeneratedFiles = ReadonlyMap<string, string>

/** The tables of all files and fields, for owners. */
export const referencePath = "data/REFERENCE.md"

const schemaPath = ({ path }: ContentFile): string => `.vscode/schemas/${path}`

/** @returns the files as the contract has them now */
export function generatedFiles(): GeneratedFiles {
  const associations = contentFiles.map((file) => ({ fileMatch: [`/data/${file.path}`], url: `./${schemaPath(file)}` }))
  return new Map([
    ...contentFiles.map((file): [string, string] => [schemaPath(file), json(jsonSchema(file))]),
    [".vscode/settings.json", json({ "json.schemas": associations })],
    [referencePath, reference([...contentFiles, ownPageFile(`${ownPageFolder}/<slug>.md`)])],
  ])
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

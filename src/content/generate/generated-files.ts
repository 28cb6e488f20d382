import { type ContentFile, contentFiles, repeatedFiles } from "../contract/files"
import { jsonSchema } from "./json-schema"
import { reference } from "./reference"

/** Everything that follows from the contract and is kept in the repository, by path. */
export type GeneratedFiles = ReadonlyMap<string, string>

/** The tables of all files and fields, for owners. */
export const referencePath = "data/REFERENCE.md"

/** Of what may be there any number of times, the name is open. */
const anyName = (path: string): string => path.replace(/<[^>]*>/, "*")

const schemaPath = ({ path }: ContentFile): string => `.vscode/schemas/${path.replace(/[<>]/g, "")}`

/** @returns the files as the contract has them now */
export function generatedFiles(): GeneratedFiles {
  const files = [...contentFiles, ...repeatedFiles.filter(({ path }) => path.endsWith(".json"))]
  const associations = files.map((file) => ({
    fileMatch: [`/data/${anyName(file.path)}`],
    url: `./${schemaPath(file)}`,
  }))
  return new Map([
    ...files.map((file): [string, string] => [schemaPath(file), json(jsonSchema(file))]),
    [".vscode/settings.json", json({ "json.schemas": associations })],
    [referencePath, reference([...contentFiles, ...repeatedFiles])],
  ])
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

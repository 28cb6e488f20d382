import { type ContentFile, contentFiles } from "../contract/files"
import { jsonSchema } from "./json-schema"
import { withReference } from "./reference"

/** Everything that follows from the contract and is kept in the repository, by path. */
export type GeneratedFiles = ReadonlyMap<string, string>

/** The file that is written by hand but for its tables. */
export const readmePath = "data/README.md"

const schemaPath = ({ path }: ContentFile): string => `.vscode/schemas/${path.replaceAll("/", "-")}`

/**
 * @param readme data/README.md as it is, or nothing
 * @returns the files as the contract has them now
 */
export function generatedFiles(readme: string): GeneratedFiles {
  const associations = contentFiles.map((file) => ({ fileMatch: [`/data/${file.path}`], url: `./${schemaPath(file)}` }))
  return new Map([
    ...contentFiles.map((file): [string, string] => [schemaPath(file), json(jsonSchema(file))]),
    [".vscode/settings.json", json({ "json.schemas": associations })],
    [readmePath, withReference(readme, contentFiles)],
  ])
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

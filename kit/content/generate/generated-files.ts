import { brandStyles } from "../colours/palette"
import { writtenColours } from "../colours/site-colours"
import { type ContentFile, contentFiles, repeatedFiles } from "../contract/files"
import { jsonSchema } from "./json-schema"
import { reference } from "./reference"

/** The text of the repository's files that are generated from the contract and the colours, by path. */
export type GeneratedFiles = ReadonlyMap<string, string>

/** The owner's reference of all files and fields. */
export const referencePath = "data/REFERENCE.md"

/** Stands at the beginning of the style sheet of the site's own colours. */
const coloursNote = "/* Written by `npm run kit -- generate` from kit/content/colours/site-colours.ts. */\n"

/** Replaces the variable part of a repeated file's path with *. */
const anyName = (path: string): string => path.replace(/<[^>]*>/, "*")

const schemaPath = ({ path }: ContentFile): string =>
  `.vscode/schemas/${path.replace(/[<>]/g, "").replace(/(?<!\.json)$/, ".json")}`

/** @returns the files as they should be by the present contract */
export function generatedFiles(): GeneratedFiles {
  const files = [...contentFiles, ...repeatedFiles]
  // An editor reads no front matter by a schema; a release compares it with that of the last version.
  const associations = files
    .filter(({ path }) => path.endsWith(".json"))
    .map((file) => ({
      fileMatch: [`/data/${anyName(file.path)}`],
      url: `./${schemaPath(file)}`,
    }))
  return new Map([
    ...files.map((file): [string, string] => [schemaPath(file), json(jsonSchema(file))]),
    [".vscode/settings.json", json({ "json.schemas": associations })],
    [referencePath, reference(files)],
    ["src/styles/colours.css", `${coloursNote}${brandStyles(writtenColours, {})}`],
  ])
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

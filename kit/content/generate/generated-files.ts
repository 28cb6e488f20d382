import { brandStyles } from "../colours/palette"
import { writtenColours } from "../colours/site-colours"
import { type ContentFile, contentFiles, repeatedFiles } from "../contract/files"
import { jsonSchema } from "./json-schema"
import { reference } from "./reference"

/** The texts of the files that are generated from the contract and the colours, by path in the repository. */
type GeneratedFiles = ReadonlyMap<string, string>

/** The owner's reference for all files and fields. */
export const referencePath = "data/REFERENCE.md"

/** The first line of the style sheet with the site's own colours. */
const coloursNote = "/* Written by `npm run kit -- generate` from kit/content/colours/site-colours.ts. */\n"

/** Replaces the variable part of a repeated file's path with *. */
const anyName = (path: string): string => path.replace(/<[^>]*>/, "*")

const schemaPath = ({ path }: ContentFile): string =>
  `.vscode/schemas/${path.replace(/[<>]/g, "").replace(/(?<!\.json)$/, ".json")}`

/** @returns the files as the present contract requires them */
export function generatedFiles(): GeneratedFiles {
  const files = [...contentFiles, ...repeatedFiles]
  // Editors do not apply schemas to front matter; that schema exists so that a release can be compared with the last version.
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

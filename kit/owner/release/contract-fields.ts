import type { Git } from "../../content/files/git"
import { type GeneratedFiles, generatedFiles } from "../../content/generate/generated-files"
import { asList, getIn } from "../../content/location/json-path"
import { type Migration, migrations } from "../migrate/migrations"
import { compareVersions } from "../migrate/version"
import { textAt } from "../update/kit-file"
import { filesOf } from "../update/merge/trees"

/** The contract's snapshot: the editor's schemas, which `npm run kit -- generate` writes. */
const folder = ".vscode/schemas/"

/** Names of fields, such as site.json.costClaim.percent and media.json[].title. */
export type FieldNames = ReadonlySet<string>

/** @returns the fields of the present contract */
export const presentFields = (files: GeneratedFiles = generatedFiles()): FieldNames =>
  fieldsOf([...files].filter(([path]) => path.startsWith(folder)))

/** @returns the fields of the contract in a commit, read from its schemas */
export async function fieldsAt(git: Git, commit: string): Promise<FieldNames> {
  const paths = (await filesOf(git, commit)).filter((path) => path.startsWith(folder))
  const texts = paths.map(async (path) => [path, (await textAt(git, commit, path)) ?? "{}"] as const)
  return fieldsOf(await Promise.all(texts))
}

function fieldsOf(schemas: ReadonlyArray<readonly [path: string, text: string]>): FieldNames {
  return new Set(schemas.flatMap(([path, text]) => [...fieldsIn(JSON.parse(text), path.slice(folder.length))]))
}

function* fieldsIn(schema: unknown, name: string): Generator<string> {
  for (const part of ["anyOf", "oneOf", "allOf"])
    for (const each of asList(getIn(schema, part))) yield* fieldsIn(each, name)
  for (const [key, value] of Object.entries(Object(getIn(schema, "properties")))) {
    yield `${name}.${key}`
    yield* fieldsIn(value, `${name}.${key}`)
  }
  const items = getIn(schema, "items")
  if (items !== undefined) yield* fieldsIn(items, `${name}[]`)
}

/**
 * @param before the fields of a version
 * @param now the present ones
 * @param since that version
 * @param all migrations
 * @returns the fields that no longer exist and that no migration since then handles
 */
export const fieldsWithoutMigration = (
  before: FieldNames,
  now: FieldNames,
  since: string,
  all: readonly Pick<Migration, "version" | "fields">[] = migrations,
): readonly string[] => {
  const cared = all.filter(({ version }) => compareVersions(version, since) > 0).flatMap(({ fields }) => fields)
  const isCared = (field: string) =>
    cared.some((name) => field === name || field.startsWith(`${name}.`) || field.startsWith(`${name}[]`))
  return [...before].filter((field) => !now.has(field) && !isCared(field))
}

import { generatedFiles } from "../../../content/generate/generated-files"
import { asList, getIn } from "../../../content/location/json-path"
import { Git } from "../../files/git"
import { migrations } from "../../migrate/migrations"
import { compareVersions } from "../../migrate/version"
import { textAt } from "../../update/kit-file"
import { filesOf } from "../../update/trees"
import { numberedVersions } from "../../update/versions"
import { project } from "./support/history"

/** The contract's snapshot: the editor's schemas, which `npm run kit -- generate` writes. */
const schemaFolder = ".vscode/schemas/"

/** Names of fields, such as site.json.costClaim.percent and media.json[].title. */
type FieldNames = ReadonlySet<string>

/** @returns the fields of the contract in a commit, read from its schemas */
async function fieldsAt(git: Git, commit: string): Promise<FieldNames> {
  const paths = (await filesOf(git, commit)).filter((path) => path.startsWith(schemaFolder))
  const texts = paths.map(async (path) => [path, (await textAt(git, commit, path)) ?? "{}"] as const)
  return fieldsOf(await Promise.all(texts))
}

function fieldsOf(schemas: ReadonlyArray<readonly [path: string, text: string]>): FieldNames {
  return new Set(schemas.flatMap(([path, text]) => [...fieldsIn(JSON.parse(text), path.slice(schemaFolder.length))]))
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

test("each field of the last version is there, or has a migration", async () => {
  const git = new Git(project)
  const last = (await numberedVersions(git, "HEAD")).at(-1)
  // A clone of the last commit alone has no earlier version.
  const before = await fieldsAt(git, last?.commit ?? "HEAD")
  expect(before.size).toBeGreaterThan(300)
  const now = fieldsOf([...generatedFiles()].filter(([path]) => path.startsWith(schemaFolder)))
  const cared = migrations
    .filter(({ version }) => compareVersions(version, last?.version ?? "") > 0)
    .flatMap(({ fields }) => fields)
  const isCared = (field: string) =>
    cared.some((name) => field === name || field.startsWith(`${name}.`) || field.startsWith(`${name}[]`))
  expect([...before].filter((field) => !now.has(field) && !isCared(field))).toEqual([])
})

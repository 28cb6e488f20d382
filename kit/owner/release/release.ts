import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { Refusal } from "../../content/files/errors"
import { Git, readyRepository } from "../../content/files/git"
import { type GeneratedFiles, generatedFiles } from "../../content/generate/generated-files"
import { editJson } from "../../content/json/edit-json"
import { asList, getIn } from "../../content/location/json-path"
import { type Migration, migrations } from "../migrate/migrations"
import { compareVersions, versionIn } from "../migrate/version"
import { changelogFile } from "../update/changelog"
import { kitAt, kitFile, textAt } from "../update/kit-file"
import { filesOf } from "../update/merge/trees"
import { numberedVersions } from "../update/versions"
import { refuseChanges } from "../update/workspace"

/** What a release depends on besides the repository. */
export interface Present {
  readonly today: Date
  /** The fields of the contract. */
  readonly fields?: FieldNames
  readonly migrations?: readonly Migration[]
}

/**
 * Makes the last commit of the kit a version: writes its number and date, commits, and tags.
 *
 * @param folder of the kit
 * @param wanted the version, such as 1.1.0
 * @param present what it depends on besides the repository
 * @returns what was done, and what is left to do
 * @throws Refusal if a condition for a release is not met, in which case nothing is changed
 */
export async function release(folder: string, wanted: string | undefined, present: Present): Promise<string> {
  const version = wanted === undefined ? undefined : versionIn(wanted)
  if (version === undefined) throw new Refusal("Name the version, for example: npm run kit -- release 1.1.0", 2)
  const git = new Git(folder)
  if ((await readyRepository(git)) === undefined) throw new Refusal("There is no git repository here.")
  await refuseChanges(git)
  const last = (await kitAt(git, "HEAD"))?.version
  if (last === undefined) throw new Refusal(`There is no ${kitFile}, which names the last version.`)
  if (compareVersions(version, last) <= 0) throw new Refusal(`${version} is not newer than ${last}, the last version.`)
  if ((await git.tryRun("rev-parse", "--verify", "--quiet", `refs/tags/v${version}`)) !== undefined)
    throw new Refusal(`There is a tag v${version} already.`)
  await refuseUnmigrated(git, { last, version }, present)
  const files = written(folder, version, present.today)
  const before = files.map(([path]) => [path, readFileSync(join(folder, path))] as const)
  try {
    for (const [path, text] of files) writeFileSync(join(folder, path), text)
    await git.run(
      "commit",
      "--quiet",
      "--message",
      `Version ${version}`,
      "--only",
      "--",
      ...files.map(([path]) => path),
    )
  } catch (error) {
    for (const [path, bytes] of before) writeFileSync(join(folder, path), bytes)
    throw error
  }
  await git.run("tag", "--annotate", `v${version}`, "--message", `Version ${version}`)
  return `This is version ${version}. Publish it: git push --follow-tags\n`
}

interface Versions {
  readonly last: string
  readonly version: string
}

/** @throws Refusal if a field of the last version is gone without a migration, or a migration belongs to another version */
async function refuseUnmigrated(git: Git, { last, version }: Versions, present: Present): Promise<void> {
  const before = (await numberedVersions(git, "HEAD")).find(({ version }) => version === last)?.commit ?? "HEAD"
  const all = present.migrations ?? migrations
  const gone = fieldsWithoutMigration(await fieldsAt(git, before), present.fields ?? presentFields(), last, all)
  if (gone.length > 0)
    throw new Refusal(
      `These fields were in version ${last} and are gone. Owners who have them need a migration, in kit/owner/migrate/migrations.ts:\n\n${gone.map((field) => `  ${field}`).join("\n")}`,
    )
  const strange = all.find((each) => compareVersions(each.version, last) > 0 && each.version !== version)
  if (strange)
    throw new Refusal(`A migration of ${strange.file} is for version ${strange.version}, but this will be ${version}.`)
}

/** The files with the version in them, as they will be. */
function written(folder: string, version: string, today: Date): ReadonlyArray<readonly [path: string, text: string]> {
  const textOf = (path: string) => readFileSync(join(folder, path), "utf8")
  const withVersion = (text: string, ...path: readonly string[]) =>
    editJson(text, { kind: "set", path: [...path, "version"], to: version })
  const [told, day] = [textOf(changelogFile), today.toISOString().slice(0, 10)]
  const changelog = told.replace(/^## Unreleased(?=\s+(?!##)\S)/m, `## ${version} (${day})`)
  if (changelog === told)
    throw new Refusal(
      `${changelogFile} does not say under "## Unreleased" what ${version} brings, in an owner's words.`,
    )
  return [
    [kitFile, withVersion(textOf(kitFile))],
    ["package.json", withVersion(textOf("package.json"))],
    ["package-lock.json", withVersion(withVersion(textOf("package-lock.json")), "packages", "")],
    [changelogFile, changelog],
  ]
}

/** The contract's snapshot: the editor's schemas, which `npm run kit -- generate` writes. */
const folder = ".vscode/schemas/"

/** Names of fields, such as site.json.costClaim.percent and media.json[].title. */
type FieldNames = ReadonlySet<string>

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

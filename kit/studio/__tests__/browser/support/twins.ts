import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { walkValues } from "../../../../content/contract/field"
import { contentFiles } from "../../../../content/contract/files"
import { type Path, valueAt } from "../../../../content/location/json-path"
import { sample } from "../../../../dev/support/owners"

/** Texts by which programs find something, and those that the check compares with others. */
const compared = new Set([
  "categories",
  "topics",
  "currency",
  "company",
  "client",
  "short",
  "name",
  "author",
  "columns",
])

/** Texts that are no more than words: without a placeholder, a mark or a number. */
const isPlain = (text: string): boolean => /^[^{}*[\]\d]+$/.test(text)

/**
 * Writes the sample's content with each text in three places, under keys of the same name, and each paragraph three times: only where it stands tells them apart.
 *
 * @param folder for the content
 */
export function writeTwins(folder: string): void {
  cpSync(sample.data, folder, { recursive: true })
  const contents = contentFiles
    .filter(({ path }) => existsSync(join(folder, path)))
    .map(({ path, field }) => ({
      path,
      field,
      content: JSON.parse(readFileSync(join(folder, path), "utf8")) as unknown,
    }))
  const slots = contents.flatMap(({ path: file, field, content }) =>
    [...walkValues(field, content)].flatMap(({ field: { kind }, value, path }) =>
      kind === "text" && typeof value === "string" && isPlain(value) && !path.includes("seo")
        ? [{ file, path, key: keyOf(path), value }]
        : [],
    ),
  )
  const changed = new Map(contents.map(({ path, content }) => [path, content]))
  for (const key of new Set(slots.map((slot) => slot.key)))
    if (!compared.has(key)) {
      const alike = slots.filter((slot) => slot.key === key)
      for (const [index, { file, path }] of alike.entries())
        setAt(changed.get(file), path, alike[index - (index % 3)]?.value ?? "")
    }
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" }))
    if (/^(?:posts|pages)\/.*\.md$/.test(file)) {
      const text = readFileSync(join(folder, file), "utf8")
      // A paragraph of words alone, which calls no note.
      writeFileSync(join(folder, file), text.replace(/(?<=\n\n)\p{Lu}[^\n[\]]+\n(?=\n)/gu, "$&\n$&\n$&"))
    }
  for (const [file, content] of changed) writeFileSync(join(folder, file), `${JSON.stringify(content, null, 2)}\n`)
}

/** The titles of a list must differ; those of other lists need not. */
const keyOf = (path: Path): string =>
  typeof path[0] === "number" ? path.join(" ") : String(path.findLast((step) => typeof step === "string"))

function setAt(content: unknown, path: Path, value: string): void {
  const group = valueAt(content, path.slice(0, -1))
  const key = path.at(-1)
  if (typeof group === "object" && group !== null && key !== undefined) Reflect.set(group, key, value)
}

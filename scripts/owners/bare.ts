import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import type { Field } from "../../src/content/contract/field"
import { contentFiles } from "../../src/content/contract/files"

const fixtures = join(__dirname, "../../__tests__/fixtures")

/** Whose words are taken for what must be there: those of an owner who has hardly anything else. */
const words = join(fixtures, "polish")

/** The one picture that there must be. */
const icon = "images/icon.svg"

/** What is left of a value without all that may be absent. */
function bare(field: Field, value: unknown): unknown {
  if (!field.keys || typeof value !== "object" || value === null) return value
  // Which plural forms are needed is for the language to say.
  const forms = field.typeName === "PluralForms"
  const required = [...field.keys].filter(([key, child]) => child.required || (forms && Object.hasOwn(value, key)))
  return Object.fromEntries(required.map(([key, child]) => [key, bare(child, Reflect.get(value, key))]))
}

/**
 * Writes the content of an owner who has nothing yet: every collection empty, no optional field anywhere, no picture but the icon.
 *
 * @param data a folder, which gets what `data/` has
 */
export function writeBare(data: string): void {
  for (const { path, field, optional } of contentFiles) {
    if (optional) continue
    const content = field.items ? [] : bare(field, JSON.parse(readFileSync(join(words, path), "utf8")))
    mkdirSync(dirname(join(data, path)), { recursive: true })
    writeFileSync(join(data, path), `${JSON.stringify(content, null, 2)}\n`)
  }
  const site = join(data, "site.json")
  writeFileSync(site, `${JSON.stringify({ ...JSON.parse(readFileSync(site, "utf8")), iconUrl: icon }, null, 2)}\n`)
  cpSync(join(fixtures, "arabic", icon), join(data, icon))
  for (const name of ["privacy", "terms"]) writeFileSync(join(data, `pages/${name}.md`), "To be written.\n")
}

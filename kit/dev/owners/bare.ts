import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import type { Field } from "../../content/contract/field"
import { contentFiles } from "../../content/contract/files"

const fixtures = join(__dirname, "../../../__tests__/fixtures")

/** The source of the required texts: an owner with hardly any optional fields. */
const words = join(fixtures, "polish")

/** The one required picture. */
const icon = "images/icon.svg"

/** @returns a value without its optional parts */
function bare(field: Field, value: unknown): unknown {
  if (!field.keys || typeof value !== "object" || value === null) return value
  // The language determines which plural forms are needed.
  const forms = field.typeName === "PluralForms"
  const required = [...field.keys].filter(([key, child]) => child.required || (forms && Object.hasOwn(value, key)))
  return Object.fromEntries(required.map(([key, child]) => [key, bare(child, Reflect.get(value, key))]))
}

/**
 * Writes the content of a new owner: every collection empty, no optional field, no picture except the icon.
 *
 * @param data the folder to write to, as if it were `data/`
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

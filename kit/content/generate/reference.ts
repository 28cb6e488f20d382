import type { Field } from "../contract/field"
import type { ContentFile } from "../contract/files"
import { newsletterProviderNames, newsletterProviders } from "../contract/newsletter-providers"
import { describeAllowedValues } from "./hover-text"

const introduction = `# Every file and field

<!-- Written by \`npm run kit -- generate\` from kit/content/contract: change that, not this. -->

[README.md](README.md) says how to work with these files. A field that is not needed can be left out: the page then goes without it, heading
and all. The studio calls a field by its name. Where this says "about 60 characters", a longer text works too; \`npm run check\` warns when it
is half as long again. \`[]\` marks a list.
`

/**
 * Writes the owner's reference: a table for each file, a table for each shared group of fields, and the newsletter providers.
 *
 * @param files of data/
 * @returns Markdown
 */
export function reference(files: readonly ContentFile[]): string {
  const shared = sharedGroups(files)
  const tables = files.map(({ path, field }) => {
    const about = field.items ? `${field.description} Each entry of the list has:` : field.description
    return section(path, about, rowsOf(field.items ?? field, shared))
  })
  const parts = [...shared].map(([typeName, { group, uses }]) =>
    section(spaced(typeName), `For ${uses.map(code).join(", ")}.`, rowsOf(group, shared)),
  )
  return [introduction, ...tables, ...parts, providers()].join("\n")
}

interface SharedGroup {
  readonly group: Field
  /** The distinct keys that have it as their value. */
  readonly uses: readonly string[]
}

/** The groups that occur more than once, by type name. A group of one field is repeated instead: a link to it would be as long. */
function sharedGroups(files: readonly ContentFile[]): ReadonlyMap<string, SharedGroup> {
  const all = files.flatMap(({ field }) => groupsIn(field.items ?? field))
  const names = new Set(all.map(({ typeName }) => typeName))
  return new Map(
    [...names].flatMap((typeName) => {
      const found = all.filter((each) => each.typeName === typeName)
      const [first] = found
      if (!first || found.length === 1 || first.group.keys?.size === 1) return []
      return [[typeName, { group: first.group, uses: [...new Set(found.map(({ key }) => key))] }]]
    }),
  )
}

interface PlacedGroup {
  readonly typeName: string
  readonly group: Field
  readonly key: string
}

function groupsIn(outer: Field, prefix = ""): PlacedGroup[] {
  return fieldsOf(outer, prefix).flatMap(({ key, inner }) => {
    const own = inner.typeName ? [{ typeName: inner.typeName, group: inner, key }] : []
    return [...own, ...groupsIn(inner, `${key}.`)]
  })
}

/** The fields of a group: the key as shown, the field, and `inner`: for a list, the field of its entries, otherwise the field itself. */
function fieldsOf({ keys }: Field, prefix: string) {
  return [...(keys ?? [])].map(([name, field]) => {
    return { key: `${prefix}${name}${field.items ? "[]" : ""}`, field, inner: field.items ?? field }
  })
}

function rowsOf(group: Field, shared: ReadonlyMap<string, SharedGroup>, prefix = ""): string[] {
  return fieldsOf(group, prefix).flatMap(({ key, field, inner }) => {
    const { typeName } = inner
    const elsewhere = typeName !== undefined && shared.has(typeName)
    const about = [
      field.description,
      // That of an entry, unless it is its name alone.
      ...(field.items && !inner.keys && inner.description !== `${inner.label}.` ? [inner.description] : []),
      ...(elsewhere ? [`See [${spaced(typeName)}](#${anchor(spaced(typeName))}).`] : []),
    ]
    const row = [code(key), field.label, about.join(" "), field.required ? "yes" : "no", describeAllowedValues(inner)]
    return [cells(row), ...(elsewhere ? [] : rowsOf(inner, shared, `${key}.`))]
  })
}

/** The table of newsletter providers: what owners write for each, and what visitors see after sending. */
function providers(): string {
  const rows = newsletterProviderNames.map((word) => {
    const { name, id, example, form } = newsletterProviders[word]
    const { confirmation, honeypot } = form(example)
    const after = confirmation ? "a message under the form" : "the provider’s own page"
    return cells([name, code(word), `${id}: ${code(example)}`, after, honeypot ? "yes" : "no"])
  })
  const head = ["Provider", "`provider`", "`id`", "After sending, visitors see", "Honeypot against spam"]
  return table("Newsletter providers", "What to write for `newsletter` in `site.json`:", head, rows)
}

const section = (title: string, about: string, rows: readonly string[]): string =>
  table(title, about, ["Key", "Name", "What it is", "Needed", "What fits"], rows)

const table = (title: string, about: string, head: readonly string[], rows: readonly string[]): string =>
  `## ${title}\n\n${about}\n\n${[cells(head), cells(head.map(() => "---")), ...rows].join("\n")}\n`

const cells = (row: readonly string[]): string =>
  `| ${row.map((cell) => cell.replaceAll("|", "\\|").replaceAll("<", "&lt;")).join(" | ")} |`

const code = (text: string): string => `\`${text}\``

/** Turns CallToAction into Call to action. */
const spaced = (typeName: string): string =>
  typeName.replace(/(?<=.)\p{Lu}/gu, (capital) => ` ${capital.toLowerCase()}`)

/** A heading's anchor, as GitHub and editors form it. */
const anchor = (heading: string): string => heading.toLowerCase().replaceAll(" ", "-")

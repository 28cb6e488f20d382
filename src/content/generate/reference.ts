import type { Field } from "../contract/field"
import type { ContentFile } from "../contract/files"
import { newsletterProviderNames, newsletterProviders } from "../contract/newsletter-providers"
import { details } from "./hover-text"

const begin = "<!-- The tables are written by `npm run generate`: change src/content/contract, not this. -->"
const end = "<!-- Here the tables end. -->"

/**
 * @param readme data/README.md as it is, or nothing
 * @param files of data/
 * @returns the same text with today's tables between the markers; the markers are put at its end if it has none
 */
export function withReference(readme: string, files: readonly ContentFile[]): string {
  const tables = `${begin}\n\n${files.map(reference).join("\n")}\n${providers()}\n${end}`
  const start = readme.indexOf(begin)
  const stop = readme.indexOf(end)
  if (start < 0 || stop < start) return `${readme}${readme ? "\n" : ""}${tables}\n`
  return `${readme.slice(0, start)}${tables}${readme.slice(stop + end.length)}`
}

function reference({ path, field }: ContentFile): string {
  const about = field.items ? `${field.description} Each is a group in the list:` : field.description
  const rows = rowsOf(field.items ?? field).map(({ key, text }) => `| \`${key}\` | ${text} |`)
  return `### ${path}\n\n${about}\n\n| Key | What it is |\n| --- | --- |\n${rows.join("\n")}\n`
}

/** What an owner pastes for each newsletter provider, and what visitors see then. */
function providers(): string {
  const rows = newsletterProviderNames.map((word) => {
    const { name, id, example, form } = newsletterProviders[word]
    const { confirmation, honeypot } = form(example)
    const after = confirmation ? "a message under the form" : "the provider’s own page"
    return `| ${name} | \`${word}\` | ${id}: \`${example}\` | ${after} | ${honeypot ? "yes" : "no"} |`
  })
  const head = "| Provider | `provider` | `id` | Visitors see | Trap for programs |\n| --- | --- | --- | --- | --- |"
  return `### Newsletter providers\n\nWhat to write for \`newsletter\` in \`site.json\`:\n\n${head}\n${rows.join("\n")}\n`
}

interface Row {
  readonly key: string
  readonly text: string
}

function rowsOf(group: Field, prefix = ""): Row[] {
  return [...(group.keys ?? [])].flatMap(([name, field]) => {
    const key = `${prefix}${name}${field.items ? "[]" : ""}`
    const inner = field.items ?? field
    const about =
      field.items && !inner.keys
        ? [field.description, inner.description, ...details({ ...inner, required: true })]
        : [field.description]
    const row = { key, text: [...about, ...details(field)].join(" ").replaceAll("|", "\\|") }
    return [row, ...rowsOf(inner, `${key}.`)]
  })
}

import { type Flag, flagsOf } from "./flags"
import { type Kind, kindNames, kinds } from "./kinds"

/**
 * @param kind of entry; undefined for all kinds
 * @returns the help text of the command
 */
export function help(kind: Kind | undefined): string {
  const name = kind?.name ?? "book"
  return `Adds an entry to data/.

  npm run new ${name.padEnd(27)} ask for everything
  npm run new -- ${`${name} --title "…" …`.padEnd(24)} with flags; ask for the rest
  npm run new -- ${`${name} --data <folder>`.padEnd(24)} add it to another folder
${kind ? "" : `\nInstead of book: ${kindNames.slice(1).join(", ")}.\n`}
With all flags that are needed, or without a terminal, it asks nothing. A page's --template has questions of its
own: without answers, it marks what is missing with [[ ]].

${(kind ? [kind] : kinds).map(flagList).join("\n")}
It ends with 0 if the entry was added, with 1 if something is wrong with the content, with 2 if it was asked for
something that it cannot do.
`
}

function flagList(kind: Kind): string {
  const flags = flagsOf(kind)
  const width = Math.max(...flags.map((flag) => usage(flag).length))
  const lines = flags.map((flag) => `  ${usage(flag).padEnd(width)}  ${about(flag)}\n`)
  const name = kind.withArticle.endsWith(kind.name) ? "" : ` (${kind.name})`
  return `Flags for ${kind.withArticle}${name}:\n${lines.join("")}`
}

function usage({ name, field: { kind, requirements, choices } }: Flag): string {
  if (requirements) return `--${name} <path>`
  if (kind === "link") return `--${name} <address>`
  if (kind === "yesNo") return `--${name} <true or false>`
  return `--${name} ${kind === "date" || kind === "when" ? "<day>" : choices ? "<word>" : "<text>"}`
}

function about({ field }: Flag): string {
  const { description, required, choices, kind, requirements } = field
  return [
    description,
    choices ? `One of ${choices.join(", ")}.` : "",
    requirements ? "The file will be copied." : "",
    kind === "list" ? "Give it again for each." : "",
    required ? "Needed." : "",
  ]
    .filter(Boolean)
    .join(" ")
}

import { parseArgs } from "node:util"
import { Refusal } from "../../content/files/errors"
import { nearest } from "../../language/nearest"

/** The flags that a command knows: with a value each, and without. */
interface KnownFlags {
  readonly withValue?: readonly string[]
  readonly switches: readonly string[]
  /** False by default. */
  readonly mayBeEmpty?: boolean
}

/** What the arguments of a command say. */
export interface NamedFlags {
  /** Values by the names of their flags; empty for a switch. */
  readonly given: ReadonlyMap<string, string>
  /** Words that belong to no flag. */
  readonly words: readonly string[]
}

/**
 * Reads flags of which each is given at most once. `-h` is `--help`.
 *
 * @param args of a command
 * @param known its flags
 * @throws Refusal for an unknown flag, one without its value or with one too many, and one given twice
 */
export function readNamedFlags(
  args: readonly string[],
  { withValue = [], switches, mayBeEmpty = false }: KnownFlags,
): NamedFlags {
  const names = [...withValue, ...switches]
  // Not strict: Node's own error messages are for programmers, and suggest nothing.
  const { positionals, tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries([
      ...withValue.map((name) => [name, { type: "string" }] as const),
      ...switches.map((name) => [name, { type: "boolean" }] as const),
    ]),
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  const given = new Map<string, string>()
  for (const token of tokens) {
    if (token.kind !== "option") continue
    const { rawName, value, inlineValue } = token
    const name = rawName === "-h" ? "help" : token.name
    if (!names.includes(name) || !(rawName.startsWith("--") || rawName === "-h")) throw unknown(rawName, names)
    if (given.has(name)) throw new Refusal(`${rawName} is given twice.`, 2)
    if (withValue.includes(name)) {
      const isMissing = value === undefined || (value === "" && !mayBeEmpty) || (!inlineValue && value.startsWith("--"))
      if (isMissing)
        throw new Refusal(`${rawName} needs a value. Write ${rawName} "…", or ${rawName}="…" if it begins with --.`, 2)
    } else if (value !== undefined) throw new Refusal(`${rawName} takes no value. Write it alone.`, 2)
    given.set(name, value ?? "")
  }
  return { given, words: positionals }
}

function unknown(rawName: string, names: readonly string[]): Refusal {
  const meant = nearest(rawName.replace(/^-+/, ""), names)
  const advice = meant ? `Did you mean "--${meant}"?` : `The flags are ${names.map((name) => `--${name}`).join(", ")}.`
  return new Refusal(`There is no flag ${rawName}. ${advice}`, 2)
}

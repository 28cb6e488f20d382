import type { Redirect } from "../../content/diagnostic/diagnostic"
import { editJson, type Json, NoSuchPath } from "../../content/json/edit-json"
import { asList, asText, getIn } from "../../content/location/json-path"

/** What to change in redirects.json. */
interface RedirectChange {
  /** New redirects. */
  readonly added: readonly Redirect[]
  /** Addresses at which there is a page, so that nothing is redirected from them. */
  readonly inUse: readonly string[]
}

/** redirects.json after a change. */
interface ChangedRedirects {
  /** Its text; as it was if nothing changes, undefined if the file is missing. */
  readonly text: string | undefined
  /** The redirects that are new in it. */
  readonly added: readonly Redirect[]
  /** The addresses that are no longer redirected. */
  readonly dropped: readonly string[]
}

/**
 * Adds redirects so that none leads to an address that is itself redirected, or back to itself.
 *
 * @param text of redirects.json; undefined if it is missing
 * @param change what to add, and the addresses from which nothing may redirect
 * @param neighbour text of another file, whose indentation and line breaks a new file gets
 * @returns the file's new text, and what has changed
 * @throws NoSuchPath if the file cannot be read
 */
export function changedRedirects(
  text: string | undefined,
  { added: wanted, inUse }: RedirectChange,
  neighbour: string,
): ChangedRedirects {
  const before = text === undefined || text.trim() === "" ? [] : entriesIn(text)
  const used = new Set([...inUse, ...wanted.map(({ to }) => to)])
  const dropped = before.flatMap((entry) => {
    const from = getIn(entry, "from")
    return typeof from === "string" && used.has(from) ? [from] : []
  })
  let now = text ?? `[]${/\r\n|\n|\r/.exec(neighbour)?.[0] ?? "\n"}`
  for (const [index, entry] of [...before.entries()].reverse())
    if (used.has(asText(getIn(entry, "from")))) now = editJson(now, { kind: "remove", path: [index] })
  const left = before.filter((entry) => !used.has(asText(getIn(entry, "from"))))
  const added = wanted.filter(({ from, to }) => from !== to && !has(left, { from, to }))
  for (const { from, to } of added) {
    for (const [index, entry] of left.entries()) {
      const isChain = getIn(entry, "to") === from
      const isSame = getIn(entry, "from") === from
      if (isChain || isSame) now = editJson(now, { kind: "set", path: [index, "to"], to })
    }
    if (left.some((entry) => getIn(entry, "from") === from)) continue
    const entry: Json = { from, to }
    const count = entriesIn(now).length
    now = editJson(now, count === 0 ? { kind: "set", path: [], to: [entry] } : insertion(count, entry), neighbour)
  }
  return { text: dropped.length + added.length === 0 ? text : now, added, dropped }
}

const insertion = (index: number, to: Json) => ({ kind: "insert", path: [index], to }) as const

const has = (entries: readonly unknown[], { from, to }: Redirect): boolean =>
  entries.some((entry) => getIn(entry, "from") === from && getIn(entry, "to") === to)

function entriesIn(text: string): readonly unknown[] {
  try {
    return asList(JSON.parse(text))
  } catch (error) {
    if (error instanceof SyntaxError) throw new NoSuchPath("data/redirects.json cannot be read as JSON.")
    throw error
  }
}

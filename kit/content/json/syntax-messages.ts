import { say } from "../sentences/sentences"

const shorten = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text)
const quoted = (text: string): string => JSON.stringify(shorten(text))

/** Messages for errors in a file before its content can be read, written for someone who edits JSON by hand. */
export const syntaxMessages = {
  missing: (kind: string) => say(kind === "list" ? "file-missing.list" : "file-missing"),
  missingCase: (found: string) => say("file-missing.case", { found }),
  empty: (kind: string) => say(kind === "list" ? "file-empty.list" : "file-empty"),
  missingColon: (key: string) => say("missing-colon", { key: quoted(key) }),
  missingValue: (key: string) => say("missing-value", { key: quoted(key) }),
  singleQuotes: (text: string) => say("single-quotes", { text: text ? quoted(text) : undefined }),
  keyWithoutQuotes: (key: string) => say("key-without-quotes", { key: shorten(key), quoted: quoted(key) }),
  valueWithoutQuotes: (text: string) => say("value-without-quotes", { text: shorten(text), quoted: quoted(text) }),
  quoteInside: (word: string) => say("quote-inside", { word: shorten(word) }),
  unexpected: (found: string) => say("unexpected", { found: shorten(found) }),
}

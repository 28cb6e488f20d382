import { say } from "../sentences/sentences"

const shorten = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text)
const quoted = (text: string): string => JSON.stringify(shorten(text))

/** Messages for errors in a file before its content can be read, written for someone who edits JSON by hand. */
export const syntaxMessages = {
  missing: (kind: string) => say(kind === "list" ? "file-missing.list" : "file-missing"),
  missingCase: (found: string) => say("file-missing.case", { found }),
  empty: (kind: string) => say(kind === "list" ? "file-empty.list" : "file-empty"),
  missingColon: (key: string) => say("json-missing.colon", { key: quoted(key) }),
  missingValue: (key: string) => say("json-missing.value", { key: quoted(key) }),
  /** @param inner the text as it should be */
  withoutQuotes: (text: string, inner = text) =>
    say("json-quotes.none", { text: shorten(text), quoted: quoted(inner) }),
  quoteInside: (word: string) => say("json-quotes.inside", { word: shorten(word) }),
  unexpected: (found: string) => say("json-sign", { found: shorten(found) }),
}

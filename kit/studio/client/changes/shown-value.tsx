import { asText } from "../../../content/location/json-path"
import { markupTokens } from "../../../content/markdown/markup"
import { decodeEntities } from "../../../language/html-entities"
import { bodyOf, contentIn } from "../../model/file-content"
import type { FieldFacts } from "../../server/content/contract"
import { words } from "../../words/words"
import { factsAt } from "../content/location"
import { nameOfChoice, nameOfKey } from "../content/names"
import { pathWithin } from "../content/picture-path"
import { useStudio } from "../studio-context"

interface ShownValueProps {
  readonly value: unknown
  readonly facts: FieldFacts | undefined
  /** The file that has it. */
  readonly file: string
  /** The commit with its pictures; by default, the files. */
  readonly at?: string | undefined
}

/** Texts up to this length share a line, unless they are sentences. */
const maxInLine = 40

/** A value for its owner: the fields of a group by their names, pictures as pictures, texts without their markup. */
export function ShownValue({ value, facts, file, at }: ShownValueProps) {
  const { api } = useStudio()
  if (facts?.kind === "picture" && typeof value === "string")
    return <img src={api.pictureUrl(pathWithin(file, value), at)} alt={value} loading="lazy" />
  if (Array.isArray(value)) {
    if (value.every((each) => typeof each !== "object")) {
      const lines = value.map((each) => readable(each, facts?.items))
      const isSentence = (line: string) => line.length > maxInLine || /\p{STerm}$/u.test(line)
      return <>{lines.join(lines.some(isSentence) ? "\n" : ", ")}</>
    }
    return (
      <ul className="entries">
        {value.map((each, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two entries may be the same.
          <li key={index}>
            <ShownValue value={each} facts={facts?.items} file={file} at={at} />
          </li>
        ))}
      </ul>
    )
  }
  if (typeof value === "object" && value !== null)
    return (
      <dl>
        {Object.entries(value).map(([key, each]) => (
          <div key={key}>
            <dt>{nameOfKey(key, facts)}</dt>
            <dd>
              <ShownValue value={each} facts={factsAt(facts, [key])} file={file} at={at} />
            </dd>
          </div>
        ))}
      </dl>
    )
  return <>{readable(value, facts)}</>
}

/** A whole file of Markdown or JSON: its settings, and its text. */
export function ShownFile({ value, facts, file, at }: ShownValueProps) {
  const text = asText(value)
  const content = contentIn(file, text)
  return (
    <>
      {content !== undefined && <ShownValue value={content} facts={facts} file={file} at={at} />}
      {file.endsWith(".md") || content === undefined ? bodyOf(file, text) : ""}
    </>
  )
}

/** @returns a single value as a text for its owner */
export function readable(value: unknown, facts: FieldFacts | undefined): string {
  if (typeof value === "boolean") return value ? words.changes.yes : words.changes.no
  if (facts?.choices) return nameOfChoice(asText(value))
  return facts?.kind === "markup" ? withoutMarkup(asText(value)) : asText(value)
}

/** @returns the words of HTML: paragraphs and points on lines of their own, the address of a link after its words */
export function withoutMarkup(html: string): string {
  let text = ""
  let address = ""
  for (const token of markupTokens(html)) {
    if (token.kind === "text") text += token.text
    if (token.kind === "open" && token.name === "li") text += "• "
    if (token.kind === "open" && token.name === "br") text += "\n"
    if (token.kind === "open" && token.name === "a")
      address = token.attributes.find(({ name }) => name === "href")?.value ?? ""
    if (token.kind === "close" && token.name === "a") text += ` (${address})`
    if (token.kind === "close" && ["p", "li"].includes(token.name)) text += "\n"
  }
  return decodeEntities(text).trim()
}

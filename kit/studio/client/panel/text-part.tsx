import { useDeferredValue, useMemo } from "react"
import { unwrittenDescriptions } from "../../../content/contract/posts"
import type { FixEdit } from "../../../content/diagnostic/diagnostic"
import { asText } from "../../../content/location/json-path"
import { editRange } from "../../../content/location/source-text"
import { parseMarkdown, readingMinutes, wordCount } from "../../../content/markdown/markdown"
import { bodyOf, frontMatterOf } from "../../model/file-content"
import { words } from "../../words/words"
import { type ContentLocation, fieldId, isSame } from "../content/location"
import { CodeControl } from "../fields/controls/code-control"
import { Diagnostics, DiagnosticWords } from "../fields/diagnostics"
import { useStudio } from "../studio-context"

interface TextPartProps {
  readonly file: string
  /** The line of the file to select after a click on the page, from 1. */
  readonly line: number | undefined
}

/** A text in Markdown as source; the page beside it shows the result. */
export function TextPart({ file, line }: TextPartProps) {
  const { api, store, content } = useStudio()
  const location: ContentLocation = { file, path: [] }
  const unsaved = store.unsavedAt(location)
  const value = asText(store.value(location) ?? "")
  const stored = content.docs.get(file)?.text ?? ""
  const head = frontMatterOf(file, stored)
  const linesBefore = head.split("\n").length - 1
  // Diagnostics of the front matter are shown at its fields.
  const diagnostics = content.diagnostics.filter((diagnostic) => isSame(diagnostic.location, location))
  const language = store.language
  // Parsing a long text takes longer than a key press.
  const deferred = useDeferredValue(value)
  const [length, minutes] = useMemo(() => lengthOf(deferred, language), [deferred, language])
  const id = fieldId(location)

  const write = (text: string) => store.type(location, text)
  // A fix applies to the whole checked file; the front matter stays.
  const fixIn = (checked: string) => (edit: FixEdit) => {
    if (edit.kind === "text") write(bodyOf(file, editRange(checked, edit.range, edit.text)))
  }

  const takePicture = async (picture: File): Promise<string | undefined> => {
    const taken = await store.request(() =>
      api.upload("POST picture", { file, path: [], words: [picture.name] }, picture),
    )
    if (!taken) return undefined
    if (taken.kind === "taken") return `![${unwrittenDescriptions.get(words.language)}](${taken.path})`
    store.notify({ words: `${taken.diagnostic.message} ${taken.diagnostic.advice}`, isWrong: true })
    return undefined
  }

  return (
    <div className="text-part">
      <p className="help" id={`${id}-help`}>
        {words.text.length(length, minutes)} {words.text.tableKeys}
      </p>
      <CodeControl
        id={id}
        value={value}
        line={line === undefined ? undefined : line - linesBefore}
        key={file}
        name={words.text.label}
        kind="markdown"
        described={`${id}-help ${id}-diagnostics`}
        onPicture={takePicture}
        onChange={write}
      />
      <Diagnostics
        id={`${id}-diagnostics`}
        location={location}
        state={{ value, unsaved, diagnostics: unsaved?.diagnostics ?? [], type: () => {}, commit: () => {} }}
        onFix={fixIn(head + value)}
      />
      {!unsaved?.diagnostics.length &&
        diagnostics.map((diagnostic) => (
          <DiagnosticWords
            key={`${diagnostic.code} ${JSON.stringify(diagnostic.range)}`}
            diagnostic={{
              ...diagnostic,
              message: words.text.atLine(diagnostic.range.start.line - linesBefore, diagnostic.message),
            }}
            onFix={fixIn(stored)}
          />
        ))}
    </div>
  )
}

function lengthOf(text: string, language: string): readonly [words: number, minutes: number] {
  const tree = parseMarkdown(text)
  try {
    return [wordCount(tree, language), readingMinutes(tree, language)]
  } catch (error) {
    // An invalid language code, such as one half typed.
    if (error instanceof RangeError) return [wordCount(tree, "en"), readingMinutes(tree, "en")]
    throw error
  }
}

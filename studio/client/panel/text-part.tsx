import { useDeferredValue, useMemo } from "react"
import type { Json } from "../../../src/content/edit/edit-json"
import { parseMarkdown } from "../../../src/content/texts/markdown"
import { readingMinutes, wordCount } from "../../../src/content/texts/reading-time"
import { bodyOf, headOf } from "../../model/file-content"
import { type ContentLocation, isSame } from "../content/location"
import { CodeControl } from "../fields/controls/code-control"
import { fieldId } from "../fields/field-id"
import { Problems, ProblemWords } from "../fields/problems"
import { useStudio } from "../studio-context"

interface TextPartProps {
  readonly file: string
  /** The line that a click on the page has led to, from 1. */
  readonly line: number | undefined
}

/** A text in Markdown, as its file has it: the page beside it shows what it makes. */
export function TextPart({ file, line }: TextPartProps) {
  const { api, store, content } = useStudio()
  const location: ContentLocation = { file, path: [] }
  const unsaved = store.unsavedAt(location)
  const value = String((unsaved ? unsaved.mine : store.stored(location)) ?? "")
  const linesBefore = headOf(file, content.docs.get(file)?.text ?? "").split("\n").length - 1
  // What is wrong with its settings stands at their fields.
  const problems = content.problems.filter((problem) => isSame(problem.location, location))
  const language = String(store.stored({ file: "site.json", path: ["language"] }) ?? "en")
  // A long text takes longer to be read than a key to be pressed.
  const settled = useDeferredValue(value)
  const [words, minutes] = useMemo(() => lengthOf(settled, language), [settled, language])
  const id = fieldId(location)

  const write = (text: string) => store.type(location, text)
  // The check's word is about the file: its settings stay.
  const take = (to: Json | undefined) => write(to === undefined ? value : bodyOf(file, String(to)))

  const takePicture = async (picture: File): Promise<string | undefined> => {
    const taken = await store.asked(() => api.picture(file, [], [picture.name], picture))
    if (!taken) return undefined
    if (taken.kind === "taken") return `![What the picture shows](${taken.path})`
    store.say({ words: `${taken.complaint.message} ${taken.complaint.advice}`, isWrong: true })
    return undefined
  }

  return (
    <div className="text-part">
      <p className="help">
        {words} words, {minutes === 1 ? "1 minute" : `${minutes} minutes`} to read. A picture can be dropped or pasted
        into the text.
      </p>
      <CodeControl
        {...{ id, value }}
        line={line === undefined ? undefined : line - linesBefore}
        key={file}
        name="The text, in Markdown"
        kind="markdown"
        described={`${id}-problems`}
        onPicture={takePicture}
        onChange={write}
      />
      <Problems
        id={`${id}-problems`}
        location={location}
        state={{ value, unsaved, problems: unsaved?.problems ?? [], type: take, commit: () => {} }}
      />
      {!unsaved?.problems.length &&
        problems.map((problem) => (
          <ProblemWords
            key={`${problem.code} ${problem.line} ${problem.column}`}
            problem={{ ...problem, message: `Line ${problem.line - linesBefore}: ${problem.message}` }}
            onTake={take}
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
    // A language that the owner is just typing.
    if (error instanceof RangeError) return [wordCount(tree, "en"), readingMinutes(tree, "en")]
    throw error
  }
}

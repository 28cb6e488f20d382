import { useDeferredValue, useMemo, useState } from "react"
import { flushSync } from "react-dom"
import { unwrittenDescriptions } from "../../../content/contract/posts"
import { type FixEdit, isError } from "../../../content/diagnostic/diagnostic"
import { asText } from "../../../content/location/json-path"
import { editRange, type Position } from "../../../content/location/source-text"
import { addressOfPath, parseMarkdown, readingMinutes, wordCount } from "../../../content/markdown/markdown"
import { bodyOf, frontMatterOf, linesAbove } from "../../model/file-content"
import { words } from "../../words/words"
import { type ContentLocation, fieldId, isSamePlace } from "../content/location"
import { messageForOwner } from "../content/names"
import { pathFrom } from "../content/picture-path"
import { ChoosePicture } from "../fields/controls/choose-picture"
import { CodeControl } from "../fields/controls/code-control"
import { takePicture } from "../fields/controls/take-picture"
import { lineSign, nameWithKeys, pictureToolKeys } from "../fields/controls/tools/code-tools"
import { Diagnostics, DiagnosticWords } from "../fields/diagnostics"
import { useStudio } from "../studio-context"
import { FileButton } from "../ui/file-button"

/** A text in Markdown as source; the page beside it shows the result. */
export function TextPart({ file }: { readonly file: string }) {
  const { store, content, view } = useStudio()
  const location: ContentLocation = { file, path: [] }
  const unsaved = store.unsavedAt(location)
  const value = asText(store.value(location) ?? "")
  const stored = content.docs.get(file)?.text ?? ""
  const head = frontMatterOf(file, stored)
  const linesBefore = linesAbove(file, stored)
  // Diagnostics of the front matter are shown at its fields.
  const diagnostics = content.diagnostics.filter((diagnostic) => isSamePlace(diagnostic.location, location))
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

  const addPicture = async (picture: File): Promise<string | undefined> => {
    const taken = await takePicture(picture, location, [], store)
    if (!taken || "path" in taken) return taken && pictureText(taken.path, store.language)
    store.notify({ words: taken.refusal, isWrong: true })
    return undefined
  }

  // Somebody who clicked on the page keeps seeing it.
  const [isWide, setIsWide] = useState(() => !view.clicked && localStorage.getItem(wideKey) !== null)
  const toggleWide = () => {
    if (isWide) localStorage.removeItem(wideKey)
    else localStorage.setItem(wideKey, "yes")
    // The button may have moved by then, and the text scrolled: writing goes on at the caret.
    flushSync(() => setIsWide(!isWide))
    document.getElementById(id)?.focus()
  }
  const withinText = ({ line: at, column }: Position) => ({ line: at - linesBefore, column })
  const found = unsaved?.diagnostics.length ? unsaved.diagnostics : diagnostics

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key is the one of the editor inside.
    <div
      className={isWide ? "text-part is-wide" : "text-part"}
      onKeyDown={(event) => {
        // Within a dialog, Escape closes that.
        if (!isWide || event.key !== "Escape" || event.defaultPrevented || document.querySelector("dialog[open]"))
          return
        event.preventDefault()
        toggleWide()
      }}
    >
      <p className="help" id={`${id}-help`}>
        {words.text.length(length, minutes)}
      </p>
      <CodeControl
        id={id}
        value={value}
        key={file}
        name={words.text.label}
        kind="markdown"
        described={`${id}-help ${id}-diagnostics`}
        file={file}
        onPicture={addPicture}
        onChange={write}
        marks={found.map((diagnostic) => ({
          start: withinText(diagnostic.range.start),
          end: withinText(diagnostic.range.end),
          isError: isError(diagnostic),
          message: messageForOwner(diagnostic, content),
        }))}
        more={(writeBlock) => (
          <>
            <PictureTool
              onFile={(picture) => void addPicture(picture).then((markup) => markup && writeBlock(markup))}
              onKnown={(path) => writeBlock(pictureText(addressOfPath(pathFrom(file, path)), store.language))}
            />
            <button
              type="button"
              className="wide"
              aria-label={words.text.wide}
              title={words.text.wide}
              aria-pressed={isWide}
              onClick={toggleWide}
            >
              {lineSign("M5 4.5 1.5 8 5 11.5M11 4.5 14.5 8 11 11.5M1.5 8h13")}
            </button>
          </>
        )}
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

/** The text is as wide as the window, in this browser. */
const wideKey = "studio-wide-text"

/** With a placeholder for the description, in the site's language if available. */
const pictureText = (path: string, language: string): string =>
  `![${unwrittenDescriptions.get(language.split("-")[0] ?? "") ?? unwrittenDescriptions.get(words.language)}](${path})`

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

interface PictureToolProps {
  readonly onFile: (picture: File) => void
  /** Called with a path within data/. */
  readonly onKnown: (path: string) => void
}

/** A button that adds a picture to the text: a file, or one of the site's. */
function PictureTool({ onFile, onKnown }: PictureToolProps) {
  const [isAsking, setIsAsking] = useState(false)
  // The text can take the focus only after the dialog has closed.
  const close = () => flushSync(() => setIsAsking(false))
  const { label } = words.formatting.picture
  return (
    <>
      <button
        type="button"
        data-keys={pictureToolKeys}
        aria-label={label}
        title={nameWithKeys(label, pictureToolKeys)}
        onClick={() => setIsAsking(true)}
      >
        {lineSign("M1.5 2.5h13v11h-13zM4.5 6.5h1.5M1.5 12l4-3 3 2 3-4 3 3")}
      </button>
      {isAsking && (
        <ChoosePicture
          onChoose={(path) => {
            close()
            if (path !== undefined) onKnown(path)
          }}
        >
          <p className="beginning">
            <FileButton
              label={words.pictures.chooseFile}
              isMain
              accept="image/*"
              onFiles={([picture]) => {
                close()
                if (picture) onFile(picture)
              }}
            />
          </p>
        </ChoosePicture>
      )}
    </>
  )
}

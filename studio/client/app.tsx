import { useMemo, useRef, useState } from "react"
import type { Api } from "./api"
import { Changes } from "./changes"
import { type Place, placesOf, plain } from "./find"
import { Group } from "./group"
import { contentOf, placeName, useContent } from "./state"
import { Text as TextFile } from "./text"

const widths = [
  ["Phone", 390],
  ["Tablet", 820],
  ["Desktop", 1280],
] as const

/** The studio: the fields of the content beside the page that they make. */
export function App({ api }: { api: Api }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const content = useContent(api, (before, after) => showIn(frame.current?.contentDocument, before, after))
  const [file, setFile] = useState("pages/home.json")
  const [chosen, setChosen] = useState<string>()
  const [line, setLine] = useState<number>()
  const [isPublishing, setIsPublishing] = useState(false)
  const [places, setPlaces] = useState<readonly Place[]>([])
  const [width, setWidth] = useState<number>(1280)
  const now = useRef(content)
  now.current = content
  const content_ = content && contentOf(content.files.get(file))
  const names = useMemo(
    () =>
      content
        ? [...content.files.keys()].filter(
            (each) => /\.(?:json|md)$/.test(each) && !/^(?:readme|reference)/i.test(each),
          )
        : [],
    [content],
  )

  const choose = (place: Place) => {
    setFile(place.file)
    setChosen(placeName(place.file, place.path))
    setLine(place.line)
  }

  /** The page is another after each link: its clicks are listened to anew. */
  const listen = () => {
    const page = frame.current?.contentDocument
    page?.addEventListener(
      "click",
      (event) => {
        if (event.altKey || !now.current) return
        const texts = textsAround(event.target)
        const found = placesOf(now.current.index, texts)
        if (found.length === 0) return
        event.preventDefault()
        event.stopPropagation()
        setPlaces(found)
        const [first] = found
        if (first) choose(first)
      },
      true,
    )
  }

  if (!content) return <p className="wait">The content is being read.</p>
  const field = content.contract[file]
  return (
    <div className="studio">
      <header>
        <h1>Studio</h1>
        <label>
          File{" "}
          <select
            value={file}
            onChange={({ target }) => {
              setFile(target.value)
              setChosen(undefined)
              setLine(undefined)
            }}
          >
            {names.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <fieldset>
          <legend className="unseen">Width of the page</legend>
          {widths.map(([name, pixels]) => (
            <label key={name}>
              <input type="radio" name="width" checked={width === pixels} onChange={() => setWidth(pixels)} />
              {name}
            </label>
          ))}
        </fieldset>
        <p role="status">{content.said}</p>
        <button type="button" onClick={() => setIsPublishing(true)}>
          Changes
        </button>
        <button type="button" onClick={content.undo}>
          Undo
        </button>
        <button type="button" onClick={content.redo}>
          Redo
        </button>
      </header>
      <main>
        {places.length > 1 && (
          <nav aria-label="Where this text stands">
            <ul>
              {places.slice(0, 6).map((place) => (
                <li key={placeName(place.file, place.path) + (place.line ?? "")}>
                  <button type="button" onClick={() => choose(place)}>
                    {place.file} {place.path.join(".")}
                  </button>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <h2>{file}</h2>
        {file.endsWith(".md") ? (
          <TextFile key={file} file={file} content={content} line={line} />
        ) : (
          field && (
            <Group key={file} file={file} path={[]} field={field} value={content_} content={content} chosen={chosen} />
          )
        )}
      </main>
      {isPublishing && <Changes api={api} content={content} onClose={() => setIsPublishing(false)} />}
      <div className="desk">
        <iframe ref={frame} title="The page" src="/" style={{ inlineSize: width }} onLoad={listen} />
      </div>
    </div>
  )
}

/** Puts what is being typed in the place of what stood there; the preview follows when it is saved. */
function showIn(page: Document | null | undefined, before: string, after: string): void {
  if (!page || plain(before) === "") return
  const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const node = texts.currentNode as Text
    if (plain(node.data) === plain(before)) node.data = after
  }
}

/** @returns the texts of what was clicked and of what is around it, the innermost first */
function textsAround(target: EventTarget | null): string[] {
  const texts: string[] = []
  let element = target as Element | null
  while (element && texts.length < 4) {
    const picture = element.getAttribute("alt") ?? element.getAttribute("aria-label")
    const text = element.textContent ?? ""
    if (picture) texts.push(picture)
    if (text.trim() && text.length < 1500) texts.push(text)
    element = element.parentElement
  }
  return texts
}

import type { RenameResult } from "../../server/content/edits/renames"
import { words } from "../../words/words"
import { type ContentLocation, isSamePlace, locationKey } from "../content/location"
import { editOfValue } from "../content/location-edit"
import { nameOfReference } from "../content/names"
import { useRequest } from "../content/use-request"
import { useStudio } from "../studio-context"

interface RenameNoteProps {
  /** Of a name. */
  readonly location: ContentLocation
}

/** The pause in typing before the server is asked what a new name would change, in milliseconds. */
const pauseMs = 150

/** What changes with a name, while it is typed and after it is saved. */
export function RenameNote({ location }: RenameNoteProps) {
  const { store, content } = useStudio()
  const unsaved = store.unsavedAt(location)
  const preview = usePreview(location, unsaved?.state.kind === "typed" ? unsaved.value : undefined)
  const last = content.renamed
  const isLast = last !== undefined && isSamePlace(last, location)
  const changes = unsaved ? preview : isLast ? last.changes : undefined
  const places = changes ? listed(changes) : []
  return (
    <div className="rename-note">
      <p aria-live="polite">{places.length > 0 && (unsaved ? words.renaming.willChange : words.renaming.hasChanged)}</p>
      {changes && places.length > 0 && (
        <ul>
          {places.map(({ key, element }) => (
            <li key={key}>{element}</li>
          ))}
        </ul>
      )}
    </div>
  )

  function listed({ references, redirects, dropped }: RenameResult) {
    return [
      ...references.map((each, index) => ({
        key: `${each.file} ${index}`,
        element: (
          <>
            {nameOfReference(each, content)} <q dir="auto">{each.words}</q>
          </>
        ),
      })),
      ...redirects.map(({ from, to }) => ({ key: `to ${from}`, element: words.renaming.redirect(from, to) })),
      ...dropped.map((from) => ({ key: `from ${from}`, element: words.renaming.dropped(from) })),
    ]
  }
}

/** What a typed name would change; undefined until the server has answered. */
function usePreview({ file, path }: ContentLocation, typed: unknown): RenameResult | undefined {
  const { api, store, content } = useStudio()
  const preview = async () => {
    const edit = typeof typed === "string" ? editOfValue(content, { file, path, value: typed }) : undefined
    return edit ? api.send("POST rename", { file, edit }) : null
  }
  // Without an answer there is no preview; saving says what is wrong.
  const options = { isNeeded: typeof typed === "string", isQuiet: true, pauseMs }
  return useRequest(store, preview, { ...options, on: [locationKey({ file, path }), typed] }).answer ?? undefined
}

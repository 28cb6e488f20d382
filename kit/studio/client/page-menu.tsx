import { useRef } from "react"
import { words } from "../words"
import type { Page } from "./pages"

/** What can be added at the end of the menu. */
const addable = ["page", "post", "assessment"] as const

export type AddablePage = (typeof addable)[number]

const names: Readonly<Record<AddablePage, string>> = {
  page: words.topBar.addPage,
  post: words.topBar.addPost,
  assessment: words.topBar.addAssessment,
}

interface PageMenuProps {
  readonly pages: readonly Page[]
  readonly page: Page
  readonly onPage: (page: Page) => void
  readonly onAdd: (what: AddablePage) => void
  readonly onImport: () => void
  readonly onUpdate: () => void
}

const kinds = ["pages", "posts", "custom", "assessments", "site"] as const

/** The menu of what can be edited; at its end, what can be added, and newer versions of the kit. */
export function PageMenu({ pages, page, onPage, onAdd, onImport, onUpdate }: PageMenuProps) {
  /** The key that is down: while the list is closed, each key press chooses something else. */
  const pressed = useRef<string>()
  return (
    <label className="pick">
      <span>{words.topBar.page}</span>
      <select
        value={pages.findIndex(({ key }) => key === page.key)}
        onKeyDown={({ key, altKey }) => {
          // With Alt, an arrow key opens the list; the list then keeps its key-up to itself.
          pressed.current = altKey ? undefined : key
        }}
        onPointerDown={() => {
          pressed.current = undefined
        }}
        onKeyUp={() => {
          pressed.current = undefined
        }}
        onBlur={() => {
          pressed.current = undefined
        }}
        onChange={({ target: { value } }) => {
          const chosen = pages[Number(value)]
          const added = addable.find((each) => each === value)
          if (chosen) onPage(chosen)
          // Somebody who passes through the menu with the arrow keys has not asked for a dialog.
          else if (passesThrough(pressed.current)) return
          else if (added) onAdd(added)
          else if (value === "import") onImport()
          else onUpdate()
        }}
      >
        {kinds.map((kind) => (
          <optgroup key={kind} label={words.topBar.pageKinds[kind]}>
            {pages.map((each, index) =>
              each.kind === kind ? (
                <option key={each.key} value={index}>
                  {each.name}
                </option>
              ) : null,
            )}
          </optgroup>
        ))}
        <optgroup label={words.topBar.add}>
          {addable.map((each) => (
            <option key={each} value={each}>
              {names[each]}
            </option>
          ))}
          <option value="import">{words.topBar.import}</option>
        </optgroup>
        <optgroup label={words.topBar.kit}>
          <option value="update">{words.topBar.update}</option>
        </optgroup>
      </select>
    </label>
  )
}

/** @returns whether a key chooses another entry of the closed list, by its place or its first letter; Space opens the list */
const passesThrough = (key: string | undefined): boolean =>
  key !== undefined && (/^(?:Arrow(?:Up|Down|Left|Right)|Home|End|PageUp|PageDown)$/.test(key) || /^\S$/u.test(key))

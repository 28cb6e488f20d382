import { useRef } from "react"
import { isOfSample } from "../../../content/check/sample"
import { engagementFile } from "../../../content/contract/data-paths"
import { isLeftOut } from "../../../content/contract/site-addresses"
import { words } from "../../words/words"
import { pagesOff } from "../content/location"
import { useStudio } from "../studio-context"
import { addablePages, dialogs } from "../view/view-store"

const addableNames: Readonly<Record<(typeof addablePages)[number], string>> = {
  page: words.topBar.addPage,
  post: words.topBar.addPost,
  assessment: words.topBar.addAssessment,
  engagement: words.topBar.addEngagement,
}

const kinds = ["pages", "posts", "custom", "assessments", "site"] as const

/** The menu of what can be edited; at its end, what can be added, and newer versions of the kit. */
export function PageMenu() {
  const { store, view, pages, page } = useStudio()
  const off = store.stored(pagesOff)
  /** The key that is held down: while the list is closed, every key press changes the choice. */
  const pressed = useRef<string>()
  // A site has at most one engagement page.
  const hasEngagement = pages.some(({ parts }) => parts.some(({ file }) => file === engagementFile))
  const addable = addablePages.filter((each) => each !== "engagement" || !hasEngagement)
  return (
    <label className="pick">
      <span>{words.topBar.page}</span>
      <select
        value={pages.findIndex(({ key }) => key === page.key)}
        onKeyDown={({ key, altKey }) => {
          // Alt and an arrow key open the list, which then swallows the key-up event.
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
          const dialog = dialogs.find((each) => each === value)
          if (chosen) view.openPage(chosen)
          // Somebody who passes an entry with the arrow keys does not want its dialog.
          else if (passesThrough(pressed.current)) return
          else if (dialog) view.openDialog(dialog)
        }}
      >
        {kinds.map((kind) => (
          <optgroup key={kind} label={words.topBar.pageKinds[kind]}>
            {pages.map((each, index) =>
              each.kind === kind ? (
                <option key={each.key} value={index}>
                  {each.address !== undefined && isLeftOut(each.address, off)
                    ? words.topBar.notShown(each.name)
                    : each.name}
                </option>
              ) : null,
            )}
          </optgroup>
        ))}
        <optgroup label={words.topBar.add}>
          {addable.map((each) => (
            <option key={each} value={each}>
              {addableNames[each]}
            </option>
          ))}
          <option value="import">{words.topBar.import}</option>
        </optgroup>
        <optgroup label={words.topBar.kit}>
          {isOfSample({ name: store.stored({ file: "site.json", path: ["name"] }) }) && (
            <option value="begin">{words.topBar.begin}</option>
          )}
          <option value="update">{words.topBar.update}</option>
        </optgroup>
      </select>
    </label>
  )
}

/** @returns whether a key chooses another entry of the closed list, by its place or its first letter; Space opens the list */
const passesThrough = (key: string | undefined): boolean =>
  key !== undefined && (/^(?:Arrow(?:Up|Down|Left|Right)|Home|End|PageUp|PageDown)$/.test(key) || /^\S$/u.test(key))

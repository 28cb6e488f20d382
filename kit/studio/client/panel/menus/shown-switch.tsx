import { useId, useState } from "react"
import { optionalRoutes } from "../../../../content/contract/site-addresses"
import { words } from "../../../words/words"
import type { ContentStore } from "../../content/content-store"
import { type ContentLocation, fieldId, locationKey, pagesOff } from "../../content/location"
import { nameOfRoute } from "../../content/names"
import { ListDiagnostics } from "../../fields/diagnostics"
import { useStudio } from "../../studio-context"
import { Switch } from "../../ui/switch"
import { EndPage } from "../end-page"
import { menusWith } from "./menu-choices"

type OptionalPage = (typeof optionalRoutes)[number]

/** @returns a function that shows a left-out page to visitors again */
export function useShowPage(): (page: OptionalPage) => Promise<unknown> {
  const { store, content } = useStudio()
  return (page) => {
    const menus = menusWith(page, content.docs)
    const name = nameOfRoute(page, content)
    const said = words.leavingOut.shown(name, menus.length > 1 ? "both" : menus[0])
    return store.changeFiles((send) => send("POST show-page", { page }), said)
  }
}

/** Shows a post or page to visitors, or makes it a draft; the location is that of the mark (see `draftAt`). */
export const showDraft = (store: Pick<ContentStore, "perform">, location: ContentLocation, isShown: boolean) =>
  void (isShown
    ? store.perform({ kind: "remove", location }, words.leavingOut.draftEnded)
    : store.perform({ kind: "set", location, to: true }, words.leavingOut.draftAgain))

/** Whether visitors see a post or a custom page: a draft is visible only in the studio. */
export function DraftSwitch({ location }: { readonly location: ContentLocation }) {
  const { store } = useStudio()
  const isShown = store.stored(location) !== true
  const id = fieldId(location)
  return (
    <div className="switched">
      <div className="name">
        <label htmlFor={id}>{words.leavingOut.shownToVisitors}</label>
        <Switch
          id={id}
          isOn={isShown}
          aria-describedby={`${id}-help`}
          onSwitch={(isOn) => showDraft(store, location, isOn)}
        />
      </div>
      <p className="help" id={`${id}-help`}>
        {!isShown && words.leavingOut.draftHelp}
      </p>
    </div>
  )
}

interface ShownSwitchProps {
  readonly page: OptionalPage
  /** The text beside the switch. */
  readonly label: string
}

/** Whether visitors see a page: on shows it at once, off asks about all links to it. */
export function ShownSwitch({ page, label }: ShownSwitchProps) {
  const { store, content } = useStudio()
  const [isAsked, setIsAsked] = useState(false)
  const show = useShowPage()
  const id = useId()
  const off = store.stored(pagesOff)
  const isShown = !(Array.isArray(off) && off.includes(page))
  return (
    <div className="switched">
      <div className="name">
        <label htmlFor={id}>{label}</label>
        <Switch id={id} isOn={isShown} onSwitch={(isOn) => (isOn ? void show(page) : setIsAsked(true))} />
      </div>
      {isAsked && (
        <EndPage
          page={{ kind: "page", identifier: page }}
          name={nameOfRoute(page, content)}
          onClose={() => setIsAsked(false)}
        />
      )}
    </div>
  )
}

/** @returns whether a location is the list of pages that the site does not have */
export const isPagesOff = (location: ContentLocation): boolean => locationKey(location) === locationKey(pagesOff)

/** The pages that can be left out, each with a switch for whether visitors see it. */
export function PagesOff({ location }: { readonly location: ContentLocation }) {
  const { content } = useStudio()
  const about = content.diagnostics.filter(
    ({ location: { file, path } }) => file === location.file && path[0] === location.path[0],
  )
  return (
    <div className="pages-off">
      <ListDiagnostics about={about} />
      <p className="help">{words.leavingOut.help}</p>
      <ul>
        {optionalRoutes.map((page) => (
          <li key={page}>
            <ShownSwitch page={page} label={nameOfRoute(page, content)} />
          </li>
        ))}
      </ul>
    </div>
  )
}

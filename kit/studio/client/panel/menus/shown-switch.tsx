import { useId, useState } from "react"
import { optionalRoutes, routePath } from "../../../../content/contract/site-addresses"
import { words } from "../../../words/words"
import { type ContentLocation, childOf, fieldId, locationKey, pagesOff } from "../../content/location"
import { nameOfReference, nameOfRoute } from "../../content/names"
import { locationAt } from "../../content/reading"
import { ListDiagnostics } from "../../fields/diagnostics"
import { useAnswer, useStudio } from "../../studio-context"
import { Dialog } from "../../ui/dialog"
import { QuietButton } from "../../ui/quiet-button"
import { Switch } from "../../ui/switch"
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

/** @returns whether a post is shown to visitors, and a function that shows it to them or makes it a draft */
export function useDraft(post: ContentLocation): readonly [isShown: boolean, show: (isShown: boolean) => void] {
  const { store } = useStudio()
  const location = childOf(post, "draft")
  const show = (isShown: boolean) =>
    void (isShown
      ? store.perform({ kind: "remove", location }, words.leavingOut.draftEnded)
      : store.perform({ kind: "set", location, to: true }, words.leavingOut.draftAgain))
  return [store.stored(location) !== true, show]
}

/** Whether visitors see a post: a draft is visible only in the studio. */
export function PostSwitch({ post }: { readonly post: ContentLocation }) {
  const [isShown, show] = useDraft(post)
  const id = fieldId(childOf(post, "draft"))
  return (
    <div className="switched">
      <div className="name">
        <label htmlFor={id}>{words.leavingOut.shownToVisitors}</label>
        <Switch id={id} isOn={isShown} aria-describedby={`${id}-help`} onSwitch={show} />
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
      {isAsked && <LeaveOut page={page} name={nameOfRoute(page, content)} onClose={() => setIsAsked(false)} />}
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

interface LeaveOutProps {
  readonly page: (typeof optionalRoutes)[number]
  /** The page's name in the menus. */
  readonly name: string
  readonly onClose: () => void
}

/** Leaves out a page, after listing the links to it, which can be removed one by one, or in one step with the page. */
function LeaveOut({ page, name, onClose }: LeaveOutProps) {
  const { store, content, view } = useStudio()
  const [isBusy, setIsBusy] = useState(false)
  // Any change of the content may add or remove links to the page.
  const { answer: links, refresh } = useAnswer("POST links-to", { on: [content.docs] }, { page })

  const leaveOut = async (keys: readonly string[]) => {
    setIsBusy(true)
    const said = words.leavingOut.done(name, keys.length)
    const isDone = await store.changeFiles(
      (send) => send("POST leave-out", { page, keys: [...keys], isOff: true }),
      said,
    )
    setIsBusy(false)
    if (isDone) onClose()
    else await refresh()
  }

  const remove = async (link: NonNullable<typeof links>[number]) => {
    setIsBusy(true)
    await store.changeFiles(
      (send) => send("POST leave-out", { page, keys: [link.key], isOff: false }),
      words.leavingOut.removed(nameOfReference(link, content)),
    )
    await refresh()
    setIsBusy(false)
  }

  const removable = (links ?? []).filter(({ canGo }) => canGo)
  return (
    <Dialog title={words.leavingOut.title(name)} onClose={onClose}>
      <div className="leave-out">
        <p aria-live="polite">
          {links &&
            (links.length === 0 ? words.leavingOut.noLinks(routePath(page)) : words.leavingOut.links(links.length))}
        </p>
        <ul className="warnings">
          {links?.map((link) => {
            const place = nameOfReference(link, content)
            return (
              <li key={link.key}>
                <p>
                  <b>{place}</b> <q dir="auto">{link.words}</q> {!link.canGo && words.leavingOut.needed}
                </p>
                {link.canGo ? (
                  <QuietButton of={`: ${place}`} disabled={isBusy} onClick={() => void remove(link)}>
                    {words.leavingOut.remove[link.kind]}
                  </QuietButton>
                ) : (
                  <QuietButton
                    of={`: ${place}`}
                    onClick={() => {
                      onClose()
                      view.openLocation(locationAt(content, link.file, link.path))
                    }}
                  >
                    {words.unsaved.goToField}
                  </QuietButton>
                )}
              </li>
            )
          })}
        </ul>
        <p className="help">{words.leavingOut.restart}</p>
        <button
          type="button"
          className="button main"
          disabled={isBusy || !links}
          onClick={() => void leaveOut(removable.map(({ key }) => key))}
        >
          {words.leavingOut.leaveOut(name, removable.length)}
        </button>
      </div>
    </Dialog>
  )
}

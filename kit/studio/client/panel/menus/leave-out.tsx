import { useState } from "react"
import { type optionalRoutes, pathOf } from "../../../../content/contract/site-addresses"
import { words } from "../../../words/words"
import { nameOfReference } from "../../content/names"
import { locationAt } from "../../content/reading"
import { useAnswer, useStudio } from "../../studio-context"
import { Dialog } from "../../ui/dialog"

interface LeaveOutProps {
  readonly page: (typeof optionalRoutes)[number]
  /** The page's name in the menus. */
  readonly name: string
  readonly onClose: () => void
}

/** Leaves out a page: lists what leads there, to be removed one by one, or all with the page in one step. */
export function LeaveOut({ page, name, onClose }: LeaveOutProps) {
  const { store, content, view } = useStudio()
  const [isBusy, setIsBusy] = useState(false)
  // With any change of the content, other places may lead there.
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
            (links.length === 0 ? words.leavingOut.noLinks(pathOf(page)) : words.leavingOut.links(links.length))}
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
                  <button type="button" className="quiet" disabled={isBusy} onClick={() => void remove(link)}>
                    {words.leavingOut.remove[link.kind]}
                    <span className="unseen">: {place}</span>
                  </button>
                ) : (
                  <button
                    type="button"
                    className="quiet"
                    onClick={() => {
                      onClose()
                      view.openLocation(locationAt(content, link.file, link.path))
                    }}
                  >
                    {words.unsaved.goToField}
                    <span className="unseen">: {place}</span>
                  </button>
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

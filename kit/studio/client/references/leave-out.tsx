import { useCallback, useEffect, useState } from "react"
import { type optionalRoutes, pathOf } from "../../../content/contract/site-map"
import type { PageLink } from "../../server/content/edits/page-links"
import { words } from "../../words"
import { locationAt } from "../content/reading"
import { Dialog } from "../look/dialog"
import { nameOfReference } from "../names"
import { useStudio } from "../studio-context"

interface LeaveOutProps {
  readonly page: (typeof optionalRoutes)[number]
  /** The page's name in the menus. */
  readonly name: string
  readonly onClose: () => void
}

/** Leaves out a page: lists what leads there, to be removed one by one, or all with the page in one step. */
export function LeaveOut({ page, name, onClose }: LeaveOutProps) {
  const { api, store, content, open } = useStudio()
  const [links, setLinks] = useState<readonly PageLink[]>()
  const [isBusy, setIsBusy] = useState(false)
  const { docs } = content

  const look = useCallback(async () => {
    const found = await store.asked(() => api.linksTo(page))
    if (found) setLinks(found)
    return found
  }, [api, store, page])

  const leaveOut = useCallback(
    async (keys: readonly string[]) => {
      setIsBusy(true)
      const said = words.leavingOut.done(name, keys.length)
      const isDone = await store.request(() => api.leaveOut({ page, keys: [...keys], isOff: true }), said)
      setIsBusy(false)
      if (isDone) onClose()
      else await look()
    },
    [api, store, page, name, look, onClose],
  )

  const remove = async (link: PageLink) => {
    setIsBusy(true)
    await store.request(
      () => api.leaveOut({ page, keys: [link.key], isOff: false }),
      words.leavingOut.removed(nameOfReference(link, content)),
    )
    await look()
    setIsBusy(false)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: with any change of the content, other places may lead there.
  useEffect(() => {
    void look()
  }, [look, docs])

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
                      open(locationAt(content, link.file, link.path))
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

import { useId, useState } from "react"
import type { LinkedPage } from "../../references/page-links"
import { words } from "../../words/words"
import { nameOfReference } from "../content/names"
import { locationAt } from "../content/reading"
import { linkedSiteIn } from "../fields/controls/link/link-targets"
import { useAnswer, useStudio } from "../studio-context"
import { Dialog } from "../ui/dialog"
import { FormField } from "../ui/form-field"
import { QuietButton } from "../ui/quiet-button"
import { type Page, pageAt } from "../view/pages"

interface EndPageProps {
  readonly page: LinkedPage
  /** The page's name in the menus. */
  readonly name: string
  /** The page of the owner's that is removed; undefined for one of the site's, which is left out. */
  readonly removed?: Page
  readonly onClose: () => void
}

/** Ends a page, after listing the links to it, which can be removed one by one, or in one step with the page. An address that visitors know may lead elsewhere. */
export function EndPage({ page, name, removed, onClose }: EndPageProps) {
  const { store, content, pages, page: opened, view } = useStudio()
  const [isBusy, setIsBusy] = useState(false)
  const [chosen, setChosen] = useState<string>()
  const id = useId()
  // Any change of the content may add or remove links to the page.
  const { answer, refresh } = useAnswer("POST links-to", { on: [content.docs] }, { page })
  const { links = [], address = "", isKnown = false } = answer ?? {}
  const said = removed ? words.removing : words.leavingOut
  const site = linkedSiteIn(content.docs)
  const targets = pages.filter((each) => {
    const { address: at = "" } = each
    const isOpen = site.pages.has(at) && !site.unpublished.includes(at)
    return isOpen && at !== address && pageAt(pages, at) === each
  })
  const above = targets.findLast((each) => address.startsWith(each.address ?? "-"))
  const to = chosen ?? above?.address ?? ""

  const change = async (keys: readonly string[], isGone: boolean, done: string) => {
    setIsBusy(true)
    const target = isGone && isKnown && to !== "" ? { to } : {}
    const isDone = await store.changeFiles(
      (send) => send("POST remove-page", { page, keys: [...keys], isGone, ...target }),
      done,
    )
    setIsBusy(false)
    if (!isDone || !isGone) return refresh()
    onClose()
    if (above && removed?.key === opened.key) view.openPage(above)
  }

  const removable = links.filter(({ canGo }) => canGo)
  return (
    <Dialog title={said.title(name)} onClose={onClose}>
      <div className="leave-out">
        <p aria-live="polite">
          {answer && (links.length === 0 ? words.leavingOut.noLinks(address) : words.leavingOut.links(links.length))}
        </p>
        <ul className="warnings">
          {links.map((link) => {
            const place = nameOfReference(link, content)
            return (
              <li key={link.key}>
                <p>
                  <b>{place}</b> <q dir="auto">{link.words}</q> {!link.canGo && words.leavingOut.needed}
                </p>
                <QuietButton
                  of={`: ${place}`}
                  disabled={isBusy}
                  onClick={() => {
                    if (link.canGo) return void change([link.key], false, words.leavingOut.removed(place))
                    onClose()
                    view.openLocation(locationAt(content, link.file, link.path))
                  }}
                >
                  {link.canGo ? words.leavingOut.remove[link.kind] : words.unsaved.goToField}
                </QuietButton>
              </li>
            )
          })}
        </ul>
        {isKnown && (
          <FormField id={id} name={words.removing.redirect(address)}>
            <select id={id} value={to} onChange={({ target }) => setChosen(target.value)}>
              <option value="">{words.removing.nowhere}</option>
              {targets.map((each) => (
                <option key={each.key} value={each.address}>
                  {each.name}
                </option>
              ))}
            </select>
          </FormField>
        )}
        <p className="help">{said.after(links.length)}</p>
        <button
          type="button"
          className="button main"
          disabled={isBusy || !answer}
          onClick={() =>
            void change(
              removable.map(({ key }) => key),
              true,
              said.done(name, removable.length),
            )
          }
        >
          {said.end(name, removable.length)}
        </button>
      </div>
    </Dialog>
  )
}

/** The button that removes a page of the owner's, at the end of its panel; renders nothing for one of the site's. */
export function RemovePage({ page }: { readonly page: Page }) {
  const [isAsked, setIsAsked] = useState(false)
  const { own, name } = page
  if (!own) return null
  return (
    <div className="remove-page">
      <QuietButton onClick={() => setIsAsked(true)}>{words.removing.open[own.kind]}</QuietButton>
      {isAsked && <EndPage page={own} name={name} removed={page} onClose={() => setIsAsked(false)} />}
    </div>
  )
}

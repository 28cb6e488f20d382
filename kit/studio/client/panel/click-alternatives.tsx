import { words } from "../../words/words"
import { isSamePlace, locationKey } from "../content/location"
import { nameOfLocation } from "../content/names"
import { useStudio } from "../studio-context"
import { QuietButton } from "../ui/quiet-button"
import { pageAt } from "../view/pages"
import type { Clicked } from "../view/view-store"

/** Alternatives to a click: what the words were put into, such as a menu or a sentence, and following the link. */
export function ClickAlternatives({ clicked }: { readonly clicked: Clicked }) {
  const { content, chosen, view } = useStudio()
  const { matches, link } = clicked
  const isHere = link !== undefined && new URL(link).origin === window.location.origin
  if (matches.length < 2 && link === undefined) return null
  const follow = (address: string) => {
    const page = pageAt(view.pages(), address)
    if (page) view.openPage(page)
    else view.showAddress(address)
  }
  return (
    <nav className="elsewhere" aria-label={words.clicked.label}>
      {matches.length > 1 && (
        <>
          <p>{words.clicked.from}</p>
          <ul>
            {matches.slice(0, 6).map((location) => (
              <li key={`${locationKey(location)} ${location.line ?? ""}`}>
                <QuietButton
                  aria-current={chosen && isSamePlace(chosen, location) ? "true" : undefined}
                  onClick={() => view.openLocation(location, clicked)}
                >
                  {nameOfLocation(location, content, location.line)}
                </QuietButton>
              </li>
            ))}
          </ul>
        </>
      )}
      {link !== undefined &&
        (isHere ? (
          <QuietButton onClick={() => follow(new URL(link).pathname)}>{words.clicked.follow}</QuietButton>
        ) : (
          <a className="quiet" href={link} target="_blank" rel="noreferrer noopener">
            {words.clicked.followInNewTab}
          </a>
        ))}
    </nav>
  )
}

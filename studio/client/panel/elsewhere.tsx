import type { Place as Found } from "../content/find"
import { isSame, keyInWords, placeName, titleOf } from "../content/location"
import { type Page, pageOf } from "../pages"
import type { Clicked } from "../stage/clicks"
import { useStudio } from "../studio-context"

interface ElsewhereProps {
  readonly clicked: Clicked
  readonly chosen: Found | undefined
  readonly pages: readonly Page[]
  readonly onChoose: (place: Found) => void
  readonly onFollow: (link: string) => void
}

/** What else a click may have meant: the same words in another field, or where the link leads. */
export function Elsewhere({ clicked, chosen, pages, onChoose, onFollow }: ElsewhereProps) {
  const { store } = useStudio()
  const { places, link } = clicked
  const isHere = link !== undefined && new URL(link).origin === location.origin
  if (places.length < 2 && link === undefined) return null
  return (
    <nav className="elsewhere" aria-label="What was clicked">
      {places.length > 1 && (
        <>
          <p>These words may come from:</p>
          <ul>
            {places.slice(0, 6).map((place) => (
              <li key={`${placeName(place)} ${place.line ?? ""}`}>
                <button
                  type="button"
                  className="quiet"
                  aria-current={
                    chosen && isSame([chosen.file, chosen.path], [place.file, place.path]) ? "true" : undefined
                  }
                  onClick={() => onChoose(place)}
                >
                  {wordsFor(place)}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {link !== undefined &&
        (isHere ? (
          <button type="button" className="quiet" onClick={() => onFollow(link)}>
            Follow the link
          </button>
        ) : (
          <a className="quiet" href={link} target="_blank" rel="noreferrer noopener">
            Follow the link, in a new tab
          </a>
        ))}
    </nav>
  )

  /** Where an entry of a place stands in its list, from 0. */
  function numberOf({ file, path }: Found, index: number): number {
    return Number(store.positionOf({ file, path: path.slice(0, index + 1) })?.at(-1) ?? 0)
  }

  function wordsFor(place: Found): string {
    const page = pageOf(pages, place)?.name ?? place.file
    if (place.line !== undefined) return `${page}, line ${place.line}`
    const steps = place.path.map((step, index) =>
      typeof step === "number"
        ? titleOf(store.stored({ file: place.file, path: place.path.slice(0, index + 1) }), numberOf(place, index))
        : keyInWords(step),
    )
    return [page, ...steps].join(", ")
  }
}

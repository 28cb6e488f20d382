import { words } from "../../words"
import type { TextMatch } from "../content/find"
import { isSame, keyInWords, locationKey, titleOf } from "../content/location"
import { type Page, pageOf } from "../pages"
import type { Clicked } from "../stage/clicks"
import { useStudio } from "../studio-context"

interface ElsewhereProps {
  readonly clicked: Clicked
  readonly chosen: TextMatch | undefined
  readonly pages: readonly Page[]
  readonly onChoose: (location: TextMatch) => void
  readonly onFollow: (link: string) => void
}

/** Alternatives to a click: the same text in other fields, and following the link. */
export function Elsewhere({ clicked, chosen, pages, onChoose, onFollow }: ElsewhereProps) {
  const { store } = useStudio()
  const { matches, link } = clicked
  const isHere = link !== undefined && new URL(link).origin === window.location.origin
  if (matches.length < 2 && link === undefined) return null
  return (
    <nav className="elsewhere" aria-label={words.clicked.label}>
      {matches.length > 1 && (
        <>
          <p>{words.clicked.from}</p>
          <ul>
            {matches.slice(0, 6).map((location) => (
              <li key={`${locationKey(location)} ${location.line ?? ""}`}>
                <button
                  type="button"
                  className="quiet"
                  aria-current={
                    chosen && isSame([chosen.file, chosen.path], [location.file, location.path]) ? "true" : undefined
                  }
                  onClick={() => onChoose(location)}
                >
                  {wordsFor(location)}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {link !== undefined &&
        (isHere ? (
          <button type="button" className="quiet" onClick={() => onFollow(link)}>
            {words.clicked.follow}
          </button>
        ) : (
          <a className="quiet" href={link} target="_blank" rel="noreferrer noopener">
            {words.clicked.followInNewTab}
          </a>
        ))}
    </nav>
  )

  /** The current index of an entry of a location's path, from 0. */
  function numberOf({ file, path }: TextMatch, index: number): number {
    return Number(store.positionOf({ file, path: path.slice(0, index + 1) })?.at(-1) ?? 0)
  }

  function wordsFor(location: TextMatch): string {
    const page = pageOf(pages, location)?.name ?? location.file
    if (location.line !== undefined) return words.clicked.line(page, location.line)
    const steps = location.path.map((step, index) =>
      typeof step === "number"
        ? titleOf(
            store.stored({ file: location.file, path: location.path.slice(0, index + 1) }),
            numberOf(location, index),
          )
        : keyInWords(step),
    )
    return [page, ...steps].join(", ")
  }
}

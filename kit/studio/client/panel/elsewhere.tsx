import { words } from "../../words"
import { picturesIn, type TextMatch } from "../content/find"
import { isSame, locationKey } from "../content/location"
import { nameOfLocation } from "../names"
import type { Clicked } from "../stage/clicks"
import { useStudio } from "../studio-context"

interface ElsewhereProps {
  readonly clicked: Clicked
  readonly chosen: TextMatch | undefined
  readonly onChoose: (location: TextMatch) => void
  readonly onFollow: (link: string) => void
}

/** Alternatives to a click: the same text in other fields, and following the link. */
export function Elsewhere({ clicked, chosen, onChoose, onFollow }: ElsewhereProps) {
  const { content } = useStudio()
  const { matches, link } = clicked
  const isHere = link !== undefined && new URL(link).origin === window.location.origin
  if (matches.length < 2 && link === undefined) return null
  return (
    <nav className="elsewhere" aria-label={words.clicked.label}>
      {matches.length > 1 && (
        <>
          <p>{picturesIn(matches[0]?.value ?? "").length > 0 ? words.clicked.picture : words.clicked.from}</p>
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
                  {nameOfLocation(location, content, location.line)}
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
}

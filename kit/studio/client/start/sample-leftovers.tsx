import type { SampleLeftover } from "../../../content/check/sample-left"
import { words } from "../../words/words"
import { locationKey } from "../content/location"
import { nameOfFile, nameWithin } from "../content/names"
import { locationAt } from "../content/reading"
import type { ContentState } from "../content/state"
import type { TextMatch } from "../content/text-index"
import { useStudio } from "../studio-context"
import { type Page, pageOf } from "../view/pages"

/** A place with its name. */
interface Named extends TextMatch {
  readonly name: string
}

/** How much is still the sample's, by page, each with the way to its field. */
export function SampleLeftovers({ left }: { readonly left: readonly SampleLeftover[] }) {
  const { content, pages, view } = useStudio()
  const byPage = grouped(left, pages, content)
  return (
    <details className="left">
      <summary>{words.first.left(left.length, byPage.length)}</summary>
      <p className="help">{words.first.leftHelp}</p>
      {byPage.map(([page, places]) => (
        <details key={page}>
          <summary>
            {page} <span>{places.length}</span>
          </summary>
          <ul>
            {places.map((place) => (
              <li key={`${locationKey(place)} ${place.line ?? ""}`}>
                <button type="button" className="quiet" onClick={() => view.openLocation(place)}>
                  {place.name}
                </button>
                <q dir="auto">{place.value}</q>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </details>
  )
}

/** The places of each page, in the order of the menu. */
function grouped(
  left: readonly SampleLeftover[],
  pages: readonly Page[],
  content: ContentState,
): ReadonlyArray<readonly [page: string, places: readonly Named[]]> {
  const found = left.map(({ file, path, line, text }) => {
    const location = locationAt(content, file, path)
    const page = pageOf(pages, location)
    const isLine = line !== undefined && path.length === 0
    const name = isLine ? words.places.line(words.places.text, line) : nameWithin(location, content)
    return {
      order: page ? pages.indexOf(page) : pages.length,
      page: page?.name ?? nameOfFile(file, content),
      place: { ...location, ...(isLine ? { line } : {}), value: text, name },
    }
  })
  const groups = new Map<string, Named[]>()
  for (const { page, place } of found.toSorted((one, other) => one.order - other.order))
    groups.set(page, [...(groups.get(page) ?? []), place])
  return [...groups]
}

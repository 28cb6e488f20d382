import type { SampleLeftover } from "../../../content/check/sample-left"
import type { SampleState } from "../../server/content/diagnostics"
import { words } from "../../words/words"
import { locationKey } from "../content/location"
import { nameOfFile, nameWithin } from "../content/names"
import { locationAt } from "../content/reading"
import type { ContentState } from "../content/state"
import type { TextMatch } from "../content/text-forms"
import { useAnswer, useStudio } from "../studio-context"
import { QuietButton } from "../ui/quiet-button"
import { type Page, pageOf } from "../view/pages"
import type { Hint } from "./use-hint"

/** What to do first: how to turn the sample into the owner's site; how to change a text, until somebody has done so; and what is still the sample's. */
export function Start({ hint }: { readonly hint: Hint }) {
  const { view } = useStudio()
  const sample = useSample()
  const isTouch = matchMedia("(pointer: coarse)").matches
  return (
    <>
      {sample?.isWhole && <BeginCard onBegin={() => view.openDialog("begin")} />}
      {hint.isShown && (
        <section className="hint" aria-label={words.first.label}>
          <p>
            <b>{words.first.hint(isTouch)}</b> {words.first.more(isTouch)}
          </p>
          <QuietButton onClick={hint.hide}>{words.first.hide}</QuietButton>
        </section>
      )}
      {sample && sample.left.length > 0 && <SampleLeftovers left={sample.left} />}
    </>
  )
}

/** While the content is the sample: how it becomes the owner's site. Nothing has to be done. */
const BeginCard = ({ onBegin }: { readonly onBegin: () => void }) => (
  <section className="begin-card" aria-labelledby="begin-card">
    <h3 id="begin-card">{words.begin.title}</h3>
    <p>{words.begin.intro}</p>
    <button type="button" className="button main" onClick={onBegin}>
      {words.begin.start}
    </button>
    <p className="help">{words.begin.looking(<code key="command">npm run edit -- --sample</code>)}</p>
  </section>
)

/** The pause in typing before it is computed again, in milliseconds. */
const pauseMs = 600

/** @returns how much of the content is still the sample's, computed again whenever it changes; undefined until it is known */
function useSample(): SampleState | undefined {
  const { content } = useStudio()
  return useAnswer("GET sample", { on: [content.docs, content.pictures], pauseMs }).answer
}

/** A place with its name. */
interface Named extends TextMatch {
  readonly name: string
}

/** How much is still the sample's, by page, each with a button to its field. */
function SampleLeftovers({ left }: { readonly left: readonly SampleLeftover[] }) {
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
                <QuietButton onClick={() => view.openLocation(place)}>{place.name}</QuietButton>
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

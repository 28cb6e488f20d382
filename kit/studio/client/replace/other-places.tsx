import { useMemo, useState } from "react"
import type { FieldFacts } from "../../server/content/contract"
import { words } from "../../words/words"
import { type ContentLocation, fieldId, isSamePlace, locationKey } from "../content/location"
import { nameOfLocation } from "../content/names"
import type { ContentState } from "../content/state"
import { useStudio } from "../studio-context"
import { QuietButton } from "../ui/quiet-button"
import { reasonOf } from "./replace-outcome"
import { prepareReplacements } from "./replacement"
import { type FoundText, searchTexts } from "./search"

interface OtherPlacesNoteProps {
  readonly location: ContentLocation
  readonly field: FieldFacts
}

/** After a name was changed: writes it into the other fields that hold the old one, and finds it in other texts. */
export function OtherPlacesNote({ location, field: { kind, budget } }: OtherPlacesNoteProps) {
  const { store, content } = useStudio()
  const former = content.former.get(locationKey(location))
  const value = store.stored(location)
  // A value that is still being typed, or cannot be saved, is not offered to other places.
  if (kind !== "text" || !budget || !former || typeof value !== "string" || store.unsavedAt(location)) return null
  return <OtherPlaces location={location} former={former} value={value} />
}

interface ChangedName {
  readonly location: ContentLocation
  /** Its former values, in this tab. */
  readonly former: readonly string[]
  readonly value: string
}

/** Shorter or longer texts are not names: they occur in many texts with another meaning, or in none. */
const lengths = { least: 4, most: 100 }

/** The usual way to find a name. */
const asName = { matchCase: false, wholeWords: true } as const

/**
 * @param content with the change
 * @param changed the name
 * @param language of the content
 * @returns the fields that hold a former name and nothing else, what to write into them, and the other texts that hold it
 */
export function otherPlaces(
  content: Pick<ContentState, "docs" | "contract">,
  { location, former, value }: ChangedName,
  language: string,
) {
  const old = former.filter((each) => each !== value && each.length >= lengths.least && each.length <= lengths.most)
  const all = old.map((name) => {
    const found = searchTexts(content, { ...asName, words: name, language }).filter(
      (text) => !isSamePlace(text, location),
    )
    const whole = found.filter(isWhole)
    const { parts } = prepareReplacements(whole, { words: name, to: value, language })
    return { name, parts, within: found.length - whole.length }
  })
  return { parts: all.flatMap(({ parts }) => parts), elsewhere: all.find(({ within }) => within > 0) }
}

const isWhole = ({ value, notation, matches }: FoundText): boolean =>
  notation === "plain" && matches.some(({ start, end }) => start === 0 && end === value.length)

function OtherPlaces(changed: ChangedName) {
  const { store, content, view } = useStudio()
  const [isBusy, setIsBusy] = useState(false)
  const { docs, contract } = content
  const { location, former, value } = changed
  const language = store.language
  // biome-ignore lint/correctness/useExhaustiveDependencies: the location of a field never changes.
  const { parts, elsewhere } = useMemo(
    () => otherPlaces({ docs, contract }, changed, language),
    [docs, contract, former, value, language],
  )
  if (parts.length === 0 && !elsewhere) return null

  const stay = () => document.getElementById(fieldId(location))?.focus()
  const use = async () => {
    if (isBusy) return
    setIsBusy(true)
    const outcome = await store.replace(parts, words.replacing.used(parts.length))
    setIsBusy(false)
    if (outcome.kind !== "done") return store.notify({ words: reasonOf(outcome), isWrong: true })
    store.addFormer(location, value)
    // The button disappears, and the field takes the focus.
    stay()
  }
  return (
    <fieldset className="other-places">
      <legend className="unseen">{words.replacing.otherPlaces}</legend>
      <p role="status">{parts.length > 0 ? words.replacing.places(parts.length) : words.replacing.elsewhere}</p>
      {parts.length > 0 && (
        <>
          <ul>
            {parts.map((part) => (
              <li key={locationKey(part.location)}>{nameOfLocation(part.location, content)}</li>
            ))}
          </ul>
          <button type="button" className="fix" aria-disabled={isBusy} onClick={() => void use()}>
            {words.replacing.use(parts.length)}
          </button>
        </>
      )}
      {elsewhere && (
        <QuietButton onClick={() => view.findWords({ ...asName, words: elsewhere.name, to: value })}>
          {words.replacing.findOld(elsewhere.within)}
        </QuietButton>
      )}
      <QuietButton
        onClick={() => {
          stay()
          store.forgetFormer(location)
        }}
      >
        {words.replacing.onlyHere}
      </QuietButton>
    </fieldset>
  )
}

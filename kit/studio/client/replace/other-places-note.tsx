import { useMemo, useState } from "react"
import type { FieldFacts } from "../../server/content/contract"
import { words } from "../../words/words"
import { type ContentLocation, fieldId, locationKey } from "../content/location"
import { nameOfLocation } from "../content/names"
import { useStudio } from "../studio-context"
import { QuietButton } from "../ui/quiet-button"
import { type ChangedValue, defaultComparison, isRepeated, otherPlaces, wordsElsewhere } from "./other-places"
import { reasonOf } from "./replace-outcome"

interface OtherPlacesNoteProps {
  readonly location: ContentLocation
  readonly field: FieldFacts
}

/** After a value was changed: writes it into the other fields that hold the old one, and finds its old words in other texts. */
export function OtherPlacesNote({ location, field: { kind } }: OtherPlacesNoteProps) {
  const { store, content } = useStudio()
  const former = content.former.get(locationKey(location))
  const value = store.stored(location)
  // A value that is still being typed, or cannot be saved, is not offered to other places.
  if (!isRepeated(kind) || !former || typeof value !== "string" || store.unsavedAt(location)) return null
  return <OtherPlaces changed={{ location, kind, former, value }} />
}

function OtherPlaces({ changed }: { readonly changed: ChangedValue }) {
  const { store, content, view } = useStudio()
  const [isBusy, setIsBusy] = useState(false)
  const { docs, contract } = content
  const { location, former, value } = changed
  const language = store.language
  // biome-ignore lint/correctness/useExhaustiveDependencies: the location and the kind of a field never change.
  const [places, elsewhere] = useMemo(
    () => [otherPlaces({ docs, contract }, changed), wordsElsewhere({ docs, contract }, changed, language)] as const,
    [docs, contract, former, value, language],
  )
  if (places.length === 0 && !elsewhere) return null

  const stay = () => document.getElementById(fieldId(location))?.focus()
  const use = async () => {
    if (isBusy) return
    setIsBusy(true)
    const outcome = await store.replace(places, words.replacing.used(places.length))
    setIsBusy(false)
    if (outcome.kind === "done") {
      store.addFormer(location, value)
      // The button disappears, and the field takes the focus.
      return stay()
    }
    const [first] =
      outcome.kind === "failed"
        ? []
        : outcome.kind === "refused"
          ? outcome.diagnostics.map(
              ({ file, path, message }) => `${nameOfLocation(store.locationAt(file, path), content)}: ${message}`,
            )
          : outcome.locations.map((each) => nameOfLocation(each, content))
    store.notify({ words: [reasonOf(outcome), first ?? ""].join(" ").trim(), isWrong: true })
  }
  return (
    <fieldset className="other-places">
      <legend className="unseen">{words.replacing.otherPlaces}</legend>
      <p role="status">{places.length > 0 ? words.replacing.places(places.length) : words.replacing.elsewhere}</p>
      {places.length > 0 && (
        <>
          <ul>
            {places.map((place) => (
              <li key={locationKey(place.location)}>{nameOfLocation(place.location, content)}</li>
            ))}
          </ul>
          <button type="button" className="fix" aria-disabled={isBusy} onClick={() => void use()}>
            {words.replacing.use(places.length)}
          </button>
        </>
      )}
      {elsewhere && (
        <QuietButton
          onClick={() => {
            const { find, to, inLinks } = elsewhere
            view.findWords({ ...defaultComparison, words: find, to, inLinks })
          }}
        >
          {words.replacing.findOld(elsewhere.count)}
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

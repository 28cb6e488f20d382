import type { FieldFacts } from "../../server/content/contract"
import { keyInWords, type Place } from "../content/place"
import { Field } from "../fields/field"
import { useStudio } from "../studio-context"
import { AddPart } from "./add/add-part"
import { List } from "./list"
import { SwitchedField } from "./switched-field"

interface GroupProps {
  readonly place: Place
  readonly field: FieldFacts
  /** The keys that are shown elsewhere: as sections of their own. */
  readonly without?: readonly string[]
}

/** Every field of a group, whatever it is made of, in the contract's order. */
export function Group({ place, field, without = [] }: GroupProps) {
  const { store } = useStudio()
  const value = store.stored(place)
  // A group with a short form may stand as the text of one of its keys.
  const short = typeof value === "string" ? field.keys?.find(([key]) => key === field.short) : undefined
  if (short) return <Field place={place} field={short[1]} label={keyInWords(short[0])} />
  const keys = field.keys ?? []
  return (
    <div className="group">
      {keys.map(([key, child]) =>
        without.includes(key) ? null : (
          <Part key={key} place={{ file: place.file, path: [...place.path, key] }} field={child} />
        ),
      )}
    </div>
  )
}

interface PartProps {
  readonly place: Place
  readonly field: FieldFacts
}

/** What of a post holds or does not hold, with a value if it does. */
const switched: ReadonlySet<string> = new Set(["publishOn", "externalUrl"])

/** One key of a group: a field, a list, or a group within. */
function Part({ place, field }: PartProps) {
  const { store } = useStudio()
  if (!field.required && switched.has(String(place.path.at(-1)))) return <SwitchedField place={place} field={field} />
  if (!field.keys && !field.items) return <Field place={place} field={field} />
  const value = store.stored(place)
  const name = keyInWords(String(place.path.at(-1)))
  return (
    <fieldset className="part">
      <legend>{name}</legend>
      <p className="help">{field.description}</p>
      {field.items ? (
        <List place={place} items={field.items} Fields={Group} />
      ) : value === undefined ? (
        <AddPart place={place} field={field} />
      ) : (
        <>
          <Group place={place} field={field} />
          {!field.required && (
            <button
              type="button"
              className="quiet"
              onClick={() => void store.act({ kind: "remove", place }, `${name} is left out`)}
            >
              Leave this part out<span className="unseen">: {name}</span>
            </button>
          )}
        </>
      )}
    </fieldset>
  )
}

import { useId, useMemo, useState } from "react"
import type { UiLabel } from "../../../../content/label-sets/label-sets"
import { words } from "../../../words/words"
import { isSamePlace } from "../../content/location"
import { Field } from "../../fields/field"
import { useAnswer, useStudio } from "../../studio-context"
import { FormField } from "../../ui/form-field"
import { pagesOf } from "../../view/pages"
import { SetChoice } from "./set-choice"
import { isFound, rowsOf, type UiLabelRow } from "./small-word-rows"

/** The UI labels of all pages: a choice of their language, and all of them to be searched and edited. */
export function LabelsPanel() {
  const { content } = useStudio()
  // What a set would replace changes with the content.
  const { answer: found } = useAnswer("GET labels", { on: [content.docs] })
  if (!found) return null
  return (
    <>
      <SetChoice {...found} />
      <UiLabelTable words={found.words} />
    </>
  )
}

/** All UI labels, under the page on which they stand, to be searched and edited. */
function UiLabelTable({ words: all }: { readonly words: readonly UiLabel[] }) {
  const { store, content, chosen } = useStudio()
  const id = useId()
  const [sought, setSought] = useState("")
  const { docs, contract } = content
  const rows = useMemo(() => rowsOf(all, store, pagesOf(docs, contract)), [all, store, docs, contract])

  const isShown = (row: UiLabelRow) => {
    const { location } = row
    // A word that is being edited stays, whatever it becomes.
    if (chosen && isSamePlace(chosen, location)) return true
    return isFound(row, store.value(location), sought)
  }
  const groups = [...rows].map(([place, its]) => [place, its.filter(isShown)] as const)
  const count = groups.reduce((sum, [, its]) => sum + its.length, 0)
  const total = [...rows.values()].reduce((sum, its) => sum + its.length, 0)

  return (
    <section className="small-words" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{words.labels.all}</h3>
      <FormField id={id} name={words.labels.search} help={words.labels.searchHelp}>
        <input
          id={id}
          type="search"
          value={sought}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => setSought(target.value)}
        />
        <p className="help" role="status">
          {count === 0
            ? words.labels.none
            : count === total
              ? words.labels.total(total)
              : words.labels.found(count, total)}
        </p>
      </FormField>
      {groups.map(([place, its]) =>
        its.length === 0 ? null : (
          <section key={place} className="group" aria-label={place}>
            <h4>{place}</h4>
            {its.map(({ key, location, field, name }) => (
              <Field key={key} location={location} field={field} label={name} />
            ))}
          </section>
        ),
      )}
    </section>
  )
}

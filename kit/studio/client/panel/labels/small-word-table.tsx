import { useId, useMemo, useState } from "react"
import type { UiLabel } from "../../../../content/label-sets/label-sets"
import { words } from "../../../words/words"
import { isSame } from "../../content/location"
import { Field } from "../../fields/field"
import { useStudio } from "../../studio-context"
import { pagesOf } from "../../view/pages"
import { isFound, rowsOf, type UiLabelRow } from "./small-word-rows"

/** All UI labels, under the page on which they stand, to be searched and edited. */
export function UiLabelTable({ words: all }: { readonly words: readonly UiLabel[] }) {
  const { store, content, chosen } = useStudio()
  const id = useId()
  const [sought, setSought] = useState("")
  const { docs, contract } = content
  const rows = useMemo(() => rowsOf(all, store, pagesOf(docs, contract)), [all, store, docs, contract])

  const isShown = (row: UiLabelRow) => {
    const { location } = row
    // A word that is being edited stays, whatever it becomes.
    if (chosen && isSame(chosen, location)) return true
    return isFound(row, store.value(location), sought)
  }
  const groups = [...rows].map(([place, its]) => [place, its.filter(isShown)] as const)
  const count = groups.reduce((sum, [, its]) => sum + its.length, 0)
  const total = [...rows.values()].reduce((sum, its) => sum + its.length, 0)

  return (
    <section className="small-words" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{words.labels.all}</h3>
      <div className="field">
        <div className="name">
          <label htmlFor={id}>{words.labels.search}</label>
        </div>
        <p className="help" id={`${id}-help`}>
          {words.labels.searchHelp}
        </p>
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
      </div>
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

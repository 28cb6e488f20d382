import { useId, useMemo, useState } from "react"
import type { UiLabel } from "../../../../content/label-sets/label-sets"
import type { LabelSets } from "../../../server/content/label-sets"
import { words } from "../../../words/words"
import { isSamePlace } from "../../content/location"
import { nameOfLanguage } from "../../content/names"
import { Field } from "../../fields/field"
import { useAnswer, useStudio } from "../../studio-context"
import { FormField } from "../../ui/form-field"
import { Switch } from "../../ui/switch"
import { pagesOf } from "../../view/pages"
import { isFound, rowsOf, type UiLabelRow } from "./small-word-rows"

/** The UI labels of all pages: a choice of their language, and all of them to be searched and edited. */
export function LabelsPanel() {
  const { content } = useStudio()
  // The number of labels that a set would replace depends on the content.
  const { answer: found } = useAnswer("GET labels", { on: [content.docs] })
  if (!found) return null
  return (
    <>
      <SetChoice {...found} />
      <UiLabelTable words={found.words} />
    </>
  )
}

/** All UI labels, under the page that shows them, to be searched and edited. */
function UiLabelTable({ words: all }: { readonly words: readonly UiLabel[] }) {
  const { store, content, chosen } = useStudio()
  const id = useId()
  const [sought, setSought] = useState("")
  const { docs, contract } = content
  const rows = useMemo(() => rowsOf(all, store, pagesOf(docs, contract)), [all, store, docs, contract])

  const isShown = (row: UiLabelRow) => {
    const { location } = row
    // A label stays in the list while it is edited, even if it no longer matches the search.
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

/** Chooses the language of the UI labels, says how many that would replace, and replaces them. */
function SetChoice({ sets, siteLanguage }: LabelSets) {
  const { store } = useStudio()
  const id = useId()
  const [chosen, setChosen] = useState<string>()
  const [withLanguage, setWithLanguage] = useState(true)
  const [isBusy, setIsBusy] = useState(false)
  const set = sets.find(({ language }) => language === chosen) ?? sets.find(({ isOfSite }) => isOfSite) ?? sets[0]
  if (!set) return null
  const { language, replaced, own, isOfSite } = set
  const isOtherSite = siteLanguage !== undefined && !isOfSite
  const isIdle = isBusy || (replaced === 0 && !(isOtherSite && withLanguage))

  const change = async () => {
    if (isIdle) return
    setIsBusy(true)
    const name = nameOfLanguage(language, words.language)
    const { changed, languageChanged, counted } = words.labels
    await store.changeFiles(
      (send) => send("POST labels", { language, withLanguage: isOtherSite && withLanguage }),
      (done) => (done.replaced === 0 ? languageChanged(name) : changed(done.replaced, name)),
      counted(0, 0),
    )
    setIsBusy(false)
  }

  return (
    <section className="label-sets" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{words.labels.sets}</h3>
      <p className="help">{words.labels.setsHelp}</p>
      <FormField id={id} name={words.labels.use}>
        <select
          id={id}
          value={language}
          aria-describedby={`${id}-counted`}
          onChange={({ target }) => setChosen(target.value)}
        >
          {sets.map((each) => (
            <option key={each.language} value={each.language} lang={each.language}>
              {nameOfLanguage(each.language)}
            </option>
          ))}
        </select>
      </FormField>
      <p id={`${id}-counted`} role="status">
        {words.labels.counted(replaced, own)}
      </p>
      {isOtherSite && (
        <label className="with-switch" htmlFor={`${id}-with`}>
          <Switch id={`${id}-with`} isOn={withLanguage} onSwitch={setWithLanguage} />
          {words.labels.withLanguage(
            nameOfLanguage(siteLanguage, words.language),
            nameOfLanguage(language, words.language),
          )}
        </label>
      )}
      {/* Not `disabled`, or the pressed button would lose the focus. */}
      <button type="button" className="button" aria-disabled={isIdle} onClick={() => void change()}>
        {words.labels.change}
      </button>
    </section>
  )
}

import { useId, useState } from "react"
import type { LabelSets } from "../../../server/content/label-sets"
import { words } from "../../../words/words"
import { useStudio } from "../../studio-context"
import { FormField } from "../../ui/form-field"
import { nameOfLanguage } from "../../ui/language-name"
import { Switch } from "../../ui/switch"

/** Chooses the language of the UI labels, says how many that would replace, and replaces them. */
export function SetChoice({ sets, siteLanguage }: LabelSets) {
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
      {/* Not `disabled`: after it has been pressed it would take the focus away. */}
      <button type="button" className="button" aria-disabled={isIdle} onClick={() => void change()}>
        {words.labels.change}
      </button>
    </section>
  )
}

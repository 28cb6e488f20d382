import { type FocusEvent, useEffect, useId, useRef, useState } from "react"
import type { PageKey } from "../../../owner/begin/begin"
import type { BeginOptions } from "../../server/begin/begin-options"
import type { BeginOutcome } from "../../server/begin/begin-site"
import { words } from "../../words/words"
import { colourAt } from "../content/colours"
import { ColourInput } from "../fields/controls/colour-control"
import { useStudio } from "../studio-context"
import { Switch } from "../ui/switch"
import type { Draft } from "../view/dialog-answers"
import { Answer, describedBy } from "./answer"
import { defaultLanguage, defaultRole, describeMistakes, languageChoices, questionWords } from "./draft"
import { LanguageAnswer } from "./language-answer"
import { PortraitAnswer } from "./portrait-answer"
import { useAnswers } from "./use-answers"

interface BeginFormProps {
  readonly beginning: BeginOptions
  /** Resolves with what became of it; undefined if the studio does not answer. */
  readonly onSubmit: (draft: Draft) => Promise<BeginOutcome | undefined>
}

/** What a site of the owner's needs to begin: each question with its answer, and what is wrong with it. */
export function BeginForm({ beginning, onSubmit }: BeginFormProps) {
  const { store, colours, view, changes } = useStudio()
  const { draft: given } = view
  const onDraft = (draft: Draft) => view.update({ draft })
  const { questions, languages, address, hasGit } = beginning
  const choices = languageChoices(languages, navigator.language)
  const draft = { ...given, answers: { language: defaultLanguage(choices, navigator.language), ...given.answers } }
  const { mistakes, setMistakes, type, choosePortrait, leave } = useAnswers(draft, onDraft)
  const [obstacle, setObstacle] = useState(beginning.obstacle)
  const [isBusy, setIsBusy] = useState(false)
  /** How often the answers came back with mistakes. */
  const [returned, setReturned] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const id = useId()

  // biome-ignore lint/correctness/useExhaustiveDependencies: somebody who has opened the form goes on with its first question, and with the first mistake once it came back.
  useEffect(() => {
    const wrong = questions.find(({ key }) => mistakes[key] !== undefined)
    const first = form.current?.querySelector<HTMLElement>("input, select")
    ;(wrong ? document.getElementById(`${id}-${wrong.key}`) : first)?.focus()
  }, [returned])

  const submit = async () => {
    if (isBusy) return
    setIsBusy(true)
    const outcome = await onSubmit(draft)
    setIsBusy(false)
    if (outcome?.kind === "done") return
    const found = outcome?.kind === "mistakes" ? describeMistakes(outcome.mistakes, draft) : {}
    setMistakes(found)
    if (outcome?.kind === "mistakes") setReturned((times) => times + 1)
    setObstacle(
      outcome?.kind === "mistakes"
        ? words.begin.mistakes(Object.keys(found).length)
        : (outcome?.message ?? store.snapshot()?.notice.words),
    )
  }

  const controlFor = (key: PageKey, isOptional: boolean) => {
    const own = `${id}-${key}`
    const mistake = mistakes[key]
    const value = draft.answers[key] ?? ""
    if (key === "portrait")
      return <PortraitAnswer key={key} id={own} portrait={draft.portrait} mistake={mistake} onChoose={choosePortrait} />
    if (key === "language")
      return (
        <LanguageAnswer
          key={key}
          choices={choices}
          value={value}
          mistake={mistake}
          id={own}
          onType={(tag) => type(key, tag)}
          onLeave={() => leave(key)}
        />
      )
    const { name, help } = questionWords[key]
    const shared = {
      id: own,
      value,
      "aria-describedby": describedBy(own),
      "aria-invalid": mistake !== undefined,
      onChange: ({ target }: { target: { value: string } }) => type(key, target.value),
      onBlur: ({ relatedTarget }: FocusEvent) => {
        // The button checks all answers: what is said of this one would move it away from under the pointer.
        if (!(relatedTarget instanceof HTMLButtonElement && relatedTarget.type === "submit")) leave(key)
      },
    }
    const suggested =
      key === "siteUrl" ? address : key === "role" ? defaultRole(languages, draft.answers.language) : undefined
    return (
      <Answer key={key} name={name} help={help} isOptional={isOptional} mistake={mistake} id={own}>
        {key === "accent" ? (
          <ColourInput
            text={shared}
            name={name}
            inUse={colours && colourAt(colours, { file: "brand.json", path: ["light", "signal"] })}
            onType={(colour) => type(key, colour)}
          />
        ) : (
          <input
            {...shared}
            type="text"
            dir="auto"
            placeholder={suggested}
            inputMode={key === "claim" ? "numeric" : undefined}
            autoComplete={key === "name" ? "name" : undefined}
          />
        )}
      </Answer>
    )
  }

  return (
    <form
      ref={form}
      className="questions"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {beginning.isChanged && <p className="begin-changed">{words.begin.changedSample(changes.count ?? 0)}</p>}
      {questions.map(({ key, required }) => controlFor(key, !required))}
      {!hasGit && (
        <div className="field">
          <p className="help" id={`${id}-git`}>
            {words.begin.withoutGitHelp}
          </p>
          <label className="with-switch" htmlFor={`${id}-without-git`}>
            <Switch
              id={`${id}-without-git`}
              isOn={draft.withoutGit}
              aria-describedby={`${id}-git`}
              onSwitch={(isOn) => onDraft({ ...draft, withoutGit: isOn })}
            />
            {words.begin.withoutGit}
          </label>
        </div>
      )}
      <div role="status" className="status">
        {obstacle !== undefined && <p>{obstacle}</p>}
      </div>
      {/* Not `disabled`: after it has been pressed it would take the focus away. */}
      <button type="submit" className="button main" aria-disabled={isBusy}>
        {isBusy ? words.begin.busy : words.begin.submit}
      </button>
    </form>
  )
}

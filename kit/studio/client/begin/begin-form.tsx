import { type FocusEvent, useEffect, useId, useRef, useState } from "react"
import type { PageKey } from "../../../owner/begin/begin"
import type { BeginOptions } from "../../server/begin/begin-options"
import type { BeginOutcome } from "../../server/begin/begin-site"
import { words } from "../../words/words"
import { colourAt } from "../content/colours"
import { nameOfLanguage } from "../content/names"
import { ColourInput } from "../fields/controls/colour-control"
import { useStudio } from "../studio-context"
import { FileButton } from "../ui/file-button"
import { describedBy, FormField } from "../ui/form-field"
import { QuietButton } from "../ui/quiet-button"
import { Switch } from "../ui/switch"
import type { Draft } from "../view/view-store"
import { defaultLanguage, defaultRole, describeMistakes, languageChoices, type Mistakes, questionWords } from "./draft"

interface BeginFormProps {
  readonly beginning: BeginOptions
  /** Resolves with what became of it; undefined if the studio does not answer. */
  readonly onSubmit: (draft: Draft) => Promise<BeginOutcome | undefined>
}

/** The questions that must be answered before a site can begin, each with its answer and its mistake. */
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
  /** How many times the server has found mistakes in the answers. */
  const [returned, setReturned] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const id = useId()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the first question has the focus when the form opens, and the first mistake when the answers come back.
  useEffect(() => {
    const wrong = questions.find(({ key }) => mistakes[key] !== undefined)
    const first = form.current?.querySelector<HTMLElement>("input, select")
    ;(wrong ? document.getElementById(`${id}-${wrong.key}`) : first)?.focus()
  }, [returned])

  const submit = async () => {
    if (isBusy) return
    setIsBusy(true)
    setObstacle(undefined)
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
        // The submit button checks all answers anyway, and a message here would move it away from under the pointer.
        if (!(relatedTarget instanceof HTMLButtonElement && relatedTarget.type === "submit")) leave(key)
      },
    }
    const suggested =
      key === "siteUrl" ? address : key === "role" ? defaultRole(languages, draft.answers.language) : undefined
    return (
      <FormField key={key} name={name} help={help} isOptional={isOptional} mistake={mistake} id={own}>
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
      </FormField>
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
      {/* Not `disabled`, or the pressed button would lose the focus. */}
      <button type="submit" className="button main" aria-disabled={isBusy}>
        {isBusy ? words.begin.busy : words.begin.submit}
      </button>
    </form>
  )
}

interface LanguageAnswerProps {
  readonly id: string
  readonly choices: readonly string[]
  readonly value: string
  readonly mistake: string | undefined
  readonly onType: (tag: string) => void
  readonly onLeave: () => void
}

/** The language of the site: one that has texts, or any other by its tag. */
function LanguageAnswer({ id, choices, value, mistake, onType, onLeave }: LanguageAnswerProps) {
  const isOther = !choices.includes(value)
  const { name, help } = questionWords.language
  return (
    <>
      <FormField id={`${id}-choice`} name={name} help={help}>
        <select
          id={`${id}-choice`}
          aria-describedby={describedBy(`${id}-choice`)}
          value={isOther ? "" : value}
          onChange={({ target }) => onType(target.value)}
        >
          {choices.map((choice) => (
            <option key={choice} value={choice} lang={choice}>
              {nameOfLanguage(choice)}
            </option>
          ))}
          <option value="">{words.begin.otherLanguage}</option>
        </select>
      </FormField>
      {isOther && (
        <FormField id={id} name={words.begin.tag} help={words.begin.tagHelp} mistake={mistake}>
          <input
            id={id}
            type="text"
            dir="ltr"
            spellCheck={false}
            aria-describedby={describedBy(id)}
            aria-invalid={mistake !== undefined}
            value={value}
            onChange={({ target }) => onType(target.value)}
            onBlur={onLeave}
          />
        </FormField>
      )}
    </>
  )
}

interface PortraitAnswerProps {
  readonly id: string
  readonly portrait: File | undefined
  readonly mistake: string | undefined
  readonly onChoose: (portrait: File | undefined) => void
}

/** The portrait: a file of the owner's, shown in its shape on the site. */
function PortraitAnswer({ id, portrait, mistake, onChoose }: PortraitAnswerProps) {
  const { name, help } = questionWords.portrait
  const address = useAddressOf(portrait)
  return (
    <FormField id={id} name={name} help={help} mistake={mistake} isOptional>
      <div className="picture">
        {address !== undefined && mistake === undefined && (
          <div className="shapes">
            <img src={address} alt={words.begin.portraitChosen} style={{ aspectRatio: "4 / 5" }} />
          </div>
        )}
        <div className="take">
          <FileButton
            label={portrait ? words.pictures.replaceFile : words.pictures.chooseFile}
            id={id}
            accept="image/*"
            aria-label={words.pictures.chooseFileFor(name)}
            aria-describedby={describedBy(id)}
            aria-invalid={mistake !== undefined}
            onFiles={([file]) => onChoose(file)}
          />
          {portrait && (
            <>
              <small dir="auto">{portrait.name}</small>
              <QuietButton onClick={() => onChoose(undefined)}>{words.begin.removePortrait}</QuietButton>
            </>
          )}
        </div>
      </div>
    </FormField>
  )
}

/** @returns an object URL for a file, valid until another file is chosen */
function useAddressOf(file: File | undefined): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => {
      setAddress(undefined)
      URL.revokeObjectURL(made)
    }
  }, [file])
  return address
}

/**
 * @param draft the answers so far
 * @param onDraft called with each change of them
 * @returns their mistakes, and the function that changes an answer; its mistake disappears with the change
 */
function useAnswers(draft: Draft, onDraft: (draft: Draft) => void) {
  const { store } = useStudio()
  const [mistakes, setMistakes] = useState<Mistakes>({})
  const latest = useRef(draft)
  latest.current = draft

  const forget = (key: PageKey) => setMistakes(({ [key]: _, ...others }) => others)
  const check = async (key: PageKey, typed: string, portrait: File | undefined) => {
    const mistake = await store.upload("POST begin-answer", { key, typed }, portrait)
    const { answers, portrait: now } = latest.current
    const isLatest = portrait ? now === portrait : (answers[key] ?? "") === typed
    if (isLatest && typeof mistake === "string") setMistakes((others) => ({ ...others, [key]: mistake }))
  }

  return {
    mistakes,
    setMistakes,
    type: (key: PageKey, typed: string) => {
      forget(key)
      onDraft({ ...draft, answers: { ...draft.answers, [key]: typed } })
    },
    choosePortrait: (portrait: File | undefined) => {
      forget("portrait")
      onDraft({ ...draft, portrait })
      if (portrait) void check("portrait", "", portrait)
    },
    /** Checks an answer when its field loses the focus. */
    leave: (key: PageKey) => {
      const typed = draft.answers[key] ?? ""
      // An empty answer may be filled in later: only the button insists on it.
      if (typed.trim() !== "") void check(key, typed, undefined)
    },
  }
}

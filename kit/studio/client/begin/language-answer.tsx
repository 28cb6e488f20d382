import { words } from "../../words/words"
import { nameOfLanguage } from "../ui/language-name"
import { Answer, describedBy } from "./answer"
import { questionWords } from "./draft"

interface LanguageAnswerProps {
  readonly id: string
  readonly choices: readonly string[]
  readonly value: string
  readonly mistake: string | undefined
  readonly onType: (tag: string) => void
  readonly onLeave: () => void
}

/** The language of the site: one in which there are texts, or any other by its tag. */
export function LanguageAnswer({ id, choices, value, mistake, onType, onLeave }: LanguageAnswerProps) {
  const isOther = !choices.includes(value)
  const { name, help } = questionWords.language
  return (
    <>
      <Answer id={`${id}-choice`} name={name} help={help} mistake={undefined}>
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
      </Answer>
      {isOther && (
        <Answer id={id} name={words.begin.tag} help={words.begin.tagHelp} mistake={mistake}>
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
        </Answer>
      )}
    </>
  )
}

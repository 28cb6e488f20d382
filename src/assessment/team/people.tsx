import { useId } from "react"
import * as controlStyles from "../../ui/controls/controls.module.css"
import { fill } from "../../ui/text/fill"
import { maxMembers, maxNameLength, type QuestionSet, readLink } from "../coding"
import * as styles from "./people.module.css"

/** The values of a person's fields: the link to their result, and their name. */
export interface Person {
  readonly link: string
  readonly name: string
}

interface PeopleProps {
  people: readonly Person[]
  questionSet: QuestionSet
  words: Queries.AssessmentWordsFragment
  numbers: readonly string[]
  onChange: (people: readonly Person[]) => void
}

/** The links to the results to compare. If several are pasted at once, separated by whitespace, each gets its own field. */
export function People({ people, questionSet, words: { team, result, mistakes }, numbers, onChange }: PeopleProps) {
  const id = useId()
  const set = (index: number, changed: readonly Person[]) =>
    onChange([...people.slice(0, index), ...changed, ...people.slice(index + 1)].slice(0, maxMembers))
  return (
    <section className={`${styles.people} ${controlStyles.scripted}`}>
      <div>
        <h2>{team.people}</h2>
        <p>{team.peopleText}</p>
      </div>
      <ol role="list">
        {people.map(({ link, name }, index) => {
          const found = link.trim() === "" ? [] : (readLink(link, questionSet) ?? "damaged")
          const mistake = typeof found === "string" ? mistakes[found] : undefined
          const number = numbers[index + 1] ?? ""
          const field = `${id}${index}`
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a field is identified by its index; its value comes from props.
            <li key={index}>
              <label htmlFor={`${field}l`}>{fill(team.link, { number })}</label>
              <textarea
                id={`${field}l`}
                className={controlStyles.entry}
                rows={1}
                value={link}
                inputMode="url"
                dir="ltr"
                spellCheck={false}
                aria-invalid={mistake !== undefined}
                aria-describedby={mistake && `${field}m`}
                onChange={({ target }) => {
                  const links = target.value.split(/\s+/).filter(Boolean)
                  set(
                    index,
                    links.length > 1 ? links.map((each) => ({ link: each, name: "" })) : [{ link: target.value, name }],
                  )
                }}
              />
              <label htmlFor={`${field}n`}>{fill(team.name, { number })}</label>
              <input
                id={`${field}n`}
                className={controlStyles.entry}
                value={name}
                maxLength={maxNameLength}
                autoComplete="off"
                onChange={({ target }) => set(index, [{ link, name: target.value }])}
              />
              <button type="button" className={controlStyles.quiet} onClick={() => set(index, [])}>
                {result.remove}
                <span className="visually-hidden"> {number}</span>
              </button>
              {mistake && (
                <p role="alert" id={`${field}m`}>
                  {mistake}
                </p>
              )}
            </li>
          )
        })}
      </ol>
      {people.length < maxMembers && (
        <button
          type="button"
          className={controlStyles.plain}
          onClick={() => onChange([...people, { link: "", name: "" }])}
        >
          {team.add}
        </button>
      )}
    </section>
  )
}

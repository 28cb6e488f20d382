import { fill } from "../../ui/text/fill"
import { unknown } from "../scoring"
import * as styles from "./pillar.module.css"

interface PillarProps {
  pillar: Queries.AssessmentFragment["pillars"][number]
  words: Queries.AssessmentWordsFragment
  numbers: readonly string[]
  /** The number of questions in the pillars before it. */
  start: number
}

/** A pillar's questions, of which one pillar's are open at a time. The points of the answers are shown only in print and without JavaScript. */
export function Pillar({ pillar: { id, name, about, questions }, words, numbers, start }: PillarProps) {
  return (
    <details
      className={styles.pillar}
      id={id}
      name="pillar"
      open={start === 0}
      onToggle={({ currentTarget }) => keepInView(currentTarget)}
    >
      <summary>
        <span className={styles.number} aria-hidden="true">
          {numbers[start + 1]}–{numbers[start + questions.length]}
        </span>
        <h2>{name}</h2>
        <span className={styles.about}>{about}</span>
      </summary>
      {questions.map(({ text, why, answers }, nth) => {
        const question = `q${start + nth}`
        return (
          <fieldset key={question} className={styles.question} aria-describedby={`${question}-why`}>
            <legend>
              <span className={styles.number}>{numbers[start + nth + 1]}</span>
              <span>{text}</span>
            </legend>
            <p id={`${question}-why`} className={styles.why}>
              {why}
            </p>
            <div className={styles.answers}>
              {answers.map((answer, value) => (
                <label key={answer.text}>
                  <input type="radio" name={question} value={value} />
                  <span>{answer.text}</span>
                  <span className={styles.points}>
                    {fill(words.key.points, { points: numbers[answer.points] ?? "" })}
                  </span>
                </label>
              ))}
              <label className={styles.unknown}>
                <input type="radio" name={question} value={unknown} />
                <span>{words.questions.unknown}</span>
              </label>
            </div>
          </fieldset>
        )
      })}
    </details>
  )
}

/** Scrolls to the start of a pillar that has just been opened, if the closing of another one above it has moved it out of view. */
function keepInView(pillar: HTMLDetailsElement) {
  if (pillar.open && pillar.getBoundingClientRect().top < 0) pillar.scrollIntoView()
}

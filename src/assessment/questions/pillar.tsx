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

/** A pillar's questions. The points of the answers are shown only in print and without JavaScript. */
export function Pillar({ pillar: { id, name, about, questions }, words, numbers, start }: PillarProps) {
  return (
    <fieldset className={styles.pillar} id={id}>
      <legend>
        <h2>{name}</h2>
      </legend>
      <p className={styles.about}>{about}</p>
      {questions.map(({ text, why, answers }, nth) => {
        const question = `q${start + nth}`
        return (
          <fieldset key={question} className={styles.question} aria-describedby={`${question}-why`}>
            <legend>
              <span className={styles.number}>{numbers[start + nth + 1]}</span>
              {text}
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
    </fieldset>
  )
}

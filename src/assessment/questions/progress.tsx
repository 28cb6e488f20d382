import * as controlStyles from "../../ui/controls/controls.module.css"
import { fill } from "../../ui/text/fill"
import type { AssessmentProps } from "../props"
import { type Answers, byPillar, unanswered } from "../scoring"
import * as styles from "./progress.module.css"

/** The visitor's progress: the site's bar, with a part for each pillar. */
export function Progress({ assessment, words, answers }: AssessmentProps & { answers: Answers }) {
  const { pillars, numbers, questionCount } = assessment
  const answered = (some: Answers) => some.filter((answer) => answer !== unanswered).length
  const parts = byPillar(
    pillars.map(({ questions }) => questions),
    answers,
  )
  return (
    <div className={`${styles.progress} ${controlStyles.scripted}`}>
      <p role="status">
        {fill(words.questions.progress, {
          done: numbers[answered(answers)] ?? "",
          count: numbers[questionCount] ?? "",
        })}
      </p>
      <ol role="list">
        {pillars.map(({ id, name, questions }, index) => (
          <li key={id}>
            <a href={`#${id}`} onClick={() => document.getElementById(id)?.setAttribute("open", "")}>
              <svg role="presentation">
                <rect width={`${(100 * answered(parts[index] ?? [])) / questions.length}%`} height="100%" />
              </svg>
              {name}
            </a>
          </li>
        ))}
      </ol>
    </div>
  )
}

import type { Member } from "../coding"
import type { AssessmentProps } from "../props"
import { byPillar, unknown } from "../scoring"
import * as styles from "./ask-aloud.module.css"

interface AskAloudProps extends AssessmentProps {
  readonly members: readonly Member[]
  /** The index of the pillar with the widest disagreement. */
  readonly pillar: number
}

/** The questions of a pillar that the members disagree on most, and who gave which answer. */
export function AskAloud({ assessment, words, members, pillar }: AskAloudProps) {
  const given = members.map(
    ({ answers }) =>
      byPillar(
        assessment.pillars.map(({ questions }) => questions),
        answers,
      )[pillar] ?? [],
  )
  const { name = "", questions = [] } = assessment.pillars[pillar] ?? {}
  const widest = questions
    .map(({ text, answers }, question) => {
      const chosen = given.map((part) => part[question] ?? unknown)
      const worth = chosen.map((answer) => answers[answer]?.points ?? 0)
      return { text, answers, chosen, distance: Math.max(...worth) - Math.min(...worth) }
    })
    .filter(({ distance }) => distance > 0)
    .sort((a, b) => b.distance - a.distance)
    .slice(0, 3)
  return (
    <section className={styles.ask}>
      <div>
        <p className={styles.of}>{name}</p>
        <h2>{words.team.ask}</h2>
        <p>{words.team.askText}</p>
      </div>
      <ol role="list">
        {widest.map(({ text, answers, chosen }) => (
          <li key={text}>
            <h3>{text}</h3>
            <dl>
              {[...answers.map((answer) => answer.text), words.questions.unknown].map((answer, index) => {
                const people = chosen.flatMap((each, person) =>
                  each === index || (index === answers.length && each >= unknown) ? [person] : [],
                )
                return (
                  <div key={answer} className={people.length > 0 ? undefined : styles.nobody}>
                    <dt>{answer}</dt>
                    <dd>
                      {people.map((person) => (
                        <span key={person}>{members[person]?.name || assessment.numbers[person + 1]}</span>
                      ))}
                    </dd>
                  </div>
                )
              })}
            </dl>
          </li>
        ))}
      </ol>
    </section>
  )
}

import * as controlStyles from "../../ui/controls/controls.module.css"
import { CopyButton } from "../../ui/controls/copy-button"
import { partsAround } from "../../ui/scores/parts-around"
import { ScoreBars } from "../../ui/scores/score-bars"
import { useSite } from "../../ui/site-context"
import { fill } from "../../ui/text/fill"
import { Headline } from "../../ui/text/headline"
import { TitleOfView } from "../../ui/title-of-view"
import { dateOf, type Member, type QuestionSet, writeTeam } from "../coding"
import type { AssessmentProps } from "../props"
import { byPillar, gainsOf, isPerfect, lowestOf, pointsOf, scoresOf } from "../scoring"
import * as styles from "./result.module.css"

interface ResultProps extends AssessmentProps {
  readonly questionSet: QuestionSet
  readonly result: Member
}

/** One person's scores, and the pillar to begin with. */
export function Result({ assessment, words, result }: Omit<ResultProps, "questionSet">) {
  const { language } = useSite()
  const { pillars, numbers } = assessment
  const scores = scoresOf(pillars, result.answers)
  const lowest = lowestOf(scores)
  const pillar = lowest === undefined ? undefined : pillars[lowest]
  const score = lowest === undefined ? undefined : scores[lowest]
  const written = (value: number) => numbers[value] ?? ""
  const date = dateOf(result.day).toLocaleDateString(language, {
    calendar: "gregory",
    timeZone: "UTC",
    dateStyle: "medium",
  })
  const { result: say } = words
  const start = pillar && score && { pillar: pillar.name, score: written(score.value), reach: written(score.reach) }
  const best = isPerfect(scores) && say.perfect
  const heading = best || (start ? fill(say.heading, start) : words.questions.none)
  const rows = pillars.map(({ name }, index) => ({ name, ...(scores[index] ?? { value: 0, reach: 0 }) }))

  return (
    <>
      <TitleOfView title={heading} />
      <div className={styles.top}>
        <Headline
          heading={start ? partsAround(heading, start.score) : heading}
          intro={[
            fill(say.taken, { date }),
            start && (start.reach === start.score ? say.exact : fill(say.reach, start)),
          ]
            .filter(Boolean)
            .join(" ")}
        />
      </div>
      <figure className={styles.figure}>
        <ScoreBars rows={rows} lowest={lowest} numbers={numbers} />
        <figcaption>
          <b>{say.figure}</b> {say.caption}
        </figcaption>
      </figure>
    </>
  )
}

/** Below a result's advice: what to do with the result, the possible gains of the pillar to begin with, and how it is computed. */
export function ResultEnd({ assessment, words, questionSet, result }: ResultProps) {
  const { pillars, numbers } = assessment
  const lowest = lowestOf(scoresOf(pillars, result.answers))
  const pillar = lowest === undefined ? undefined : pillars[lowest]
  const points = pointsOf(pillars)
  const gains =
    lowest === undefined ? [] : gainsOf(points[lowest] ?? [], byPillar(points, result.answers)[lowest] ?? [])
  const { result: say } = words

  return (
    <>
      <div className={styles.actions}>
        <div className={controlStyles.row}>
          <CopyButton words={say} action={say.copy} text={() => location.href} />
          <button type="button" className={controlStyles.plain} onClick={() => print()}>
            {say.print}
          </button>
        </div>
        <p className={controlStyles.row}>
          <a className={controlStyles.quiet} href={`#${writeTeam([result], questionSet.code, false)}`}>
            {say.team}
          </a>
          <a className={controlStyles.quiet} href="#questions">
            {say.again}
          </a>
        </p>
      </div>
      <div className={styles.how}>
        <section>
          <h2>{say.gains}</h2>
          {gains.length === 0 && <p>{pillar ? say.noGain : words.questions.none}</p>}
          <ol role="list">
            {gains.map(({ question, answer, points: more }) => {
              const { text = "", answers = [] } = pillar?.questions[question] ?? {}
              return (
                <li key={question}>
                  <p>{text}</p>
                  <p>{fill(say.gain, { points: numbers[more] ?? "", answer: answers[answer]?.text ?? "" })}</p>
                </li>
              )
            })}
          </ol>
        </section>
        <section>
          <h2>{say.computed}</h2>
          <p>{say.computedText}</p>
        </section>
      </div>
    </>
  )
}

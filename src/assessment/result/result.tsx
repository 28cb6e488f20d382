import { useState } from "react"
import * as controlStyles from "../../ui/controls/controls.module.css"
import { CopyButton } from "../../ui/controls/copy-button"
import { useSite } from "../../ui/site-context"
import { fill } from "../../ui/text/fill"
import { Headline } from "../../ui/text/headline"
import { dateOf, type Result as Given, type Member, type QuestionSet, writeTeam } from "../coding"
import type { AssessmentProps } from "../props"
import { byPillar, gainsOf, isPerfect, lowestOf, pointsOf, type Score, scoresOf } from "../scoring"
import { Compare } from "./compare"
import { saveResultPicture } from "./picture"
import * as styles from "./result.module.css"
import { ScoreBars } from "./score-bars"

interface ResultProps extends AssessmentProps {
  readonly questionSet: QuestionSet
  readonly result: Member
}

/** One person's scores, the pillar to begin with, its possible gains, and the changes since an earlier result. */
export function Result({ assessment, words, questionSet, result }: ResultProps) {
  const { language } = useSite()
  const [earlier, setEarlier] = useState<Given>()
  const { pillars, numbers } = assessment
  const scores = scoresOf(pillars, result.answers)
  const before = earlier && scoresOf(pillars, earlier.answers)
  const lowest = lowestOf(scores)
  const pillar = lowest === undefined ? undefined : pillars[lowest]
  const score = lowest === undefined ? undefined : scores[lowest]
  const written = (value: number) => numbers[value] ?? ""
  const onDay = (day: number) =>
    dateOf(day).toLocaleDateString(language, { calendar: "gregory", timeZone: "UTC", dateStyle: "medium" })
  const points = pointsOf(pillars)
  const gains =
    lowest === undefined ? [] : gainsOf(points[lowest] ?? [], byPillar(points, result.answers)[lowest] ?? [])
  const { result: say } = words
  const start = pillar && score && { pillar: pillar.name, score: written(score.value), reach: written(score.reach) }
  const best = isPerfect(scores) && say.perfect
  const heading = best || (start ? fill(say.heading, start) : words.questions.none)
  const rows = pillars.map(({ name }, index) => ({
    name,
    ...(scores[index] ?? { value: 0, reach: 0 }),
    before: before?.[index]?.value,
  }))
  const moved = before && mostChangedRow(rows)

  return (
    <>
      <div className={styles.top}>
        <Headline
          heading={heading}
          emphasis={start?.score ?? null}
          intro={[
            fill(say.taken, { date: onDay(result.day) }),
            moved
              ? fill(say.moved, { pillar: moved.name, from: written(moved.before ?? 0), to: written(moved.value) })
              : before && say.unmoved,
            start && (start.reach === start.score ? say.exact : fill(say.reach, start)),
          ]
            .filter(Boolean)
            .join(" ")}
        />
      </div>
      <figure className={styles.figure}>
        <ScoreBars
          rows={rows}
          lowest={lowest}
          numbers={numbers}
          earlier={earlier && ((value) => fill(say.earlier, { score: written(value), date: onDay(earlier.day) }))}
        />
        <figcaption>
          <b>{say.figure}</b> {say.caption} {before && say.comparedCaption}
        </figcaption>
      </figure>
      <div className={styles.actions}>
        <div className={controlStyles.row}>
          <CopyButton words={say} action={say.copy} text={() => location.href} />
          <button type="button" className={controlStyles.plain} onClick={() => print()}>
            {say.print}
          </button>
          <button
            type="button"
            className={controlStyles.plain}
            onClick={() => saveResultPicture("svg", assessment, heading, rows)}
          >
            {say.drawing}
          </button>
          <button
            type="button"
            className={controlStyles.plain}
            onClick={() => saveResultPicture("png", assessment, heading, rows)}
          >
            {say.picture}
          </button>
        </div>
        <Compare words={words} questionSet={questionSet} onCompare={setEarlier} />
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
          {gains.length === 0 && <p>{start ? say.noGain : words.questions.none}</p>}
          <ol role="list">
            {gains.map(({ question, answer, points: more }) => {
              const { text = "", answers = [] } = pillar?.questions[question] ?? {}
              return (
                <li key={question}>
                  <p>{text}</p>
                  <p>{fill(say.gain, { points: written(more), answer: answers[answer]?.text ?? "" })}</p>
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

interface Row extends Score {
  readonly name: string
  readonly before: number | undefined
}

/** @returns the row that changed most; undefined if none did */
function mostChangedRow(rows: readonly Row[]): Row | undefined {
  const distance = ({ value, before = value }: Row) => Math.abs(value - before)
  const [first] = [...rows].sort((a, b) => distance(b) - distance(a))
  return first && distance(first) > 0 ? first : undefined
}

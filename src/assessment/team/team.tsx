import { useState } from "react"
import * as controlStyles from "../../ui/controls/controls.module.css"
import { CopyButton } from "../../ui/controls/copy-button"
import { fill } from "../../ui/text/fill"
import { Headline } from "../../ui/text/headline"
import { TitleOfView } from "../../ui/title-of-view"
import { useWrittenFragment } from "../../ui/use-written-fragment"
import { type Member, type QuestionSet, readLink, writeResult, writeTeam } from "../coding"
import { Help } from "../help"
import type { AssessmentProps } from "../props"
import * as styles from "../result/result.module.css"
import { scoresOf } from "../scoring"
import { AskAloud } from "./ask-aloud"
import { People, type Person } from "./people"
import { Spread, type Spreading } from "./spread"

interface TeamProps extends AssessmentProps {
  readonly questionSet: QuestionSet
  /** The members in the link. */
  readonly members: readonly Member[]
}

/** The results of several people side by side, starting with the widest disagreement. */
export function Team({ assessment, words, questionSet, members: given }: TeamProps) {
  const [people, setPeople] = useState<readonly Person[]>(() => [
    ...given.map((member) => ({ link: `#${writeResult(member, questionSet.code)}`, name: member.name })),
    ...(given.length < 2 ? [{ link: "", name: "" }] : []),
  ])
  const [withNames, setWithNames] = useState(given.some(({ name }) => name !== ""))
  const members = membersOf(people, questionSet)
  const rows = spreadingOf(assessment, members)
  const [widest] = rows
  const { team: say, result: common } = words
  const written = (value: number) => assessment.numbers[value] ?? ""

  // The address keeps the state across a reload, with names only if the visitor wants that.
  const fragment = writeTeam(members, questionSet.code, withNames)
  useWrittenFragment(fragment)

  const distance = widest ? widest.high - widest.low : 0
  const heading =
    members.length < 2 || !widest
      ? say.empty
      : distance === 0
        ? say.same
        : fill(say.heading, { pillar: widest.name, low: written(widest.low), high: written(widest.high) })

  return (
    <>
      <TitleOfView title={heading} />
      <div className={styles.top}>
        <Headline heading={heading} intro={members.length < 2 ? undefined : say.intro} />
      </div>
      {members.length > 1 && (
        <>
          <figure className={styles.figure}>
            <Spread rows={rows} numbers={assessment.numbers} words={say} names={members.map(({ name }) => name)} />
            <figcaption>
              <b>{say.figure}</b> {say.caption}
            </figcaption>
          </figure>
          <div className={styles.actions}>
            <div className={controlStyles.row}>
              <CopyButton words={common} action={say.copy} text={() => new URL(`#${fragment}`, location.href).href} />
              <button type="button" className={controlStyles.plain} onClick={() => print()}>
                {common.print}
              </button>
              <label className={controlStyles.check}>
                <input type="checkbox" checked={withNames} onChange={({ target }) => setWithNames(target.checked)} />
                {say.names}
              </label>
            </div>
          </div>
        </>
      )}
      <People
        people={people}
        questionSet={questionSet}
        words={words}
        numbers={assessment.numbers}
        onChange={setPeople}
      />
      {members.length > 1 && distance > 0 && widest && (
        <AskAloud assessment={assessment} words={words} members={members} pillar={widest.pillar} />
      )}
      <p className={styles.actions}>
        <a className={controlStyles.quiet} href="#questions">
          {common.again}
        </a>
      </p>
      {members.length > 1 && <Help text={common.help} />}
    </>
  )
}

/** A link may contain a whole team. For a single person, a name entered here takes precedence over the link's. */
function membersOf(people: readonly Person[], questionSet: QuestionSet): readonly Member[] {
  return people.flatMap(({ link, name }) => {
    const found = readLink(link, questionSet)
    return typeof found === "object" ? found.map((member) => (found.length === 1 ? { ...member, name } : member)) : []
  })
}

function spreadingOf({ pillars }: Queries.AssessmentFragment, members: readonly Member[]): readonly Spreading[] {
  const scores = members.map(({ answers }) => scoresOf(pillars, answers))
  return pillars
    .map(({ name }, pillar) => {
      const values = scores.map((each) => each[pillar]?.value ?? 0)
      return { name, pillar, values, low: Math.min(...values), high: Math.max(...values) }
    })
    .sort((a, b) => b.high - b.low - (a.high - a.low))
}

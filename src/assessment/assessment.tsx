import { graphql } from "gatsby"
import { Suspense, useEffect, useMemo, useRef } from "react"
import { PageIntro } from "../ui/text/page-intro"
import { Advice } from "./advice/advice"
import * as styles from "./assessment.module.css"
import { type Member, type QuestionSet, readLink } from "./coding"
import { Facts } from "./facts"
import { Result, Team } from "./later-views"
import type { AssessmentProps } from "./props"
import { Questionnaire } from "./questions/questionnaire"
import { isPerfect, lowestOf, scoresOf } from "./scoring"
import { useFragment } from "./use-fragment"

/** Shows the questions, a result or a team's results, depending on the address's fragment. Without JavaScript, the questions with their key. */
export function Assessment({ assessment, words }: AssessmentProps) {
  const fragment = useFragment()
  const questionSet = useMemo<QuestionSet>(
    () => ({
      code: assessment.code,
      counts: assessment.pillars.flatMap(({ questions }) => questions.map(({ answers }) => answers.length)),
    }),
    [assessment],
  )
  const found = fragment === undefined ? undefined : readLink(`#${fragment}`, questionSet)
  const members = typeof found === "object" ? found : undefined
  const [first] = members ?? []
  const view = !members ? "questions" : fragment?.startsWith("t") ? "team" : "result"
  const top = useFocusOnChange(view)

  return (
    <div ref={top} tabIndex={-1} className={styles.whole}>
      <div hidden={view !== "questions"}>
        <PageIntro heading={assessment.heading} intro={assessment.intro}>
          <Facts facts={assessment.facts ?? []} />
        </PageIntro>
        {typeof found === "string" && (
          <p role="alert" className={styles.mistake}>
            {words.mistakes[found]}
          </p>
        )}
        <Questionnaire assessment={assessment} words={words} counts={questionSet.counts} />
      </div>
      <Suspense>
        {view === "result" && first && (
          <Result key={fragment} assessment={assessment} words={words} questionSet={questionSet} result={first} />
        )}
        {view === "team" && members && (
          <Team key={fragment} assessment={assessment} words={words} questionSet={questionSet} members={members} />
        )}
      </Suspense>
      <Advice
        assessment={assessment}
        words={words}
        isLive={fragment !== undefined}
        chosen={view === "team" ? "none" : view === "result" && first ? chosenAdvice(assessment, first) : undefined}
      />
    </div>
  )
}

/** @returns the pillar to begin with, and the band of its score; "none" if nothing is left to gain, or nothing is known */
function chosenAdvice(assessment: Queries.AssessmentFragment, { answers }: Member) {
  const scores = scoresOf(assessment.pillars, answers)
  const pillar = lowestOf(scores)
  if (pillar === undefined || isPerfect(scores)) return "none"
  const value = scores[pillar]?.value ?? 0
  return { pillar, band: assessment.bands.findIndex(({ from, to }) => value >= from && value <= to) }
}

/** Moves keyboard and screen-reader users to the top of a new view. */
function useFocusOnChange(view: string) {
  const element = useRef<HTMLDivElement>(null)
  const before = useRef(view)
  useEffect(() => {
    if (before.current === view) return
    before.current = view
    element.current?.focus({ preventScroll: true })
    scrollTo({ top: 0, behavior: "instant" })
  }, [view])
  return element
}

export const assessmentFragments = graphql`
  fragment Assessment on AssessmentsJson {
    jsonId
    code
    questionCount
    numbers
    openCounts
    heading
    intro
    facts {
      term
      text
    }
    tool {
      title
    }
    pillars {
      id
      name
      about
      helpfulService {
        jsonId
        title
      }
      questions {
        text
        why
        answers {
          text
          points
        }
      }
      advice {
        title
        text
        steps {
          title
          text
          when
        }
        done
      }
    }
    bands {
      name
      from
      to
    }
    sources {
      text
      url
    }
  }
  fragment AssessmentWords on AssessmentPageJson {
    questions {
      unknown
      progress
      note
      keep
      show
      wipe
      none
    }
    key {
      heading
      intro
      points
      pillar
      advice
      sources
    }
    result {
      heading
      perfect
      taken
      exact
      reach
      figure
      caption
      copy
      copied
      notCopied
      print
      again
      drawing
      picture
      computed
      computedText
      gains
      gain
      noGain
      help
      compare
      compareAction
      remove
      moved
      unmoved
      earlier
      comparedCaption
      team
    }
    team {
      heading
      empty
      same
      intro
      figure
      caption
      range
      people
      peopleText
      link
      name
      add
      names
      copy
      ask
      askText
    }
    mistakes {
      damaged
      old
      version
    }
  }
`

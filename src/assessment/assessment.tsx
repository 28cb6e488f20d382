import { graphql } from "gatsby"
import { type RefObject, Suspense, useEffect, useMemo, useRef, useState } from "react"
import { PageIntro } from "../ui/text/page-intro"
import { Advice } from "./advice/advice"
import * as styles from "./assessment.module.css"
import { type Member, type QuestionSet, readLink } from "./coding"
import { Result, ResultEnd, Team } from "./later-views"
import type { AssessmentProps } from "./props"
import { Questionnaire } from "./questions/questionnaire"
import { isPerfect, lowestOf, scoresOf } from "./scoring"

/** The address's fragment without #; undefined before hydration */
function useFragment(): string | undefined {
  const [fragment, setFragment] = useState<string>()
  useEffect(() => {
    const read = () => setFragment(location.hash.slice(1))
    read()
    addEventListener("hashchange", read)
    return () => removeEventListener("hashchange", read)
  }, [])
  return fragment
}

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
  const top = useRef<HTMLDivElement>(null)

  return (
    <div ref={top} className={styles.whole}>
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
        {view === "result" && first && <Result key={fragment} assessment={assessment} words={words} result={first} />}
        {view === "team" && members && (
          <Team key={fragment} assessment={assessment} words={words} questionSet={questionSet} members={members} />
        )}
        <FocusOnChange view={view} top={top} />
      </Suspense>
      <Advice
        assessment={assessment}
        words={words}
        isLive={fragment !== undefined}
        chosen={view === "team" ? "none" : view === "result" && first ? chosenAdvice(assessment, first) : undefined}
      >
        <Suspense>
          {view === "result" && first && (
            <ResultEnd key={fragment} assessment={assessment} words={words} questionSet={questionSet} result={first} />
          )}
        </Suspense>
      </Advice>
    </div>
  )
}

/** What to know before starting. */
function Facts({ facts }: { facts: NonNullable<Queries.AssessmentFragment["facts"]> }) {
  if (facts.length === 0) return null
  return (
    <dl className={styles.facts}>
      {facts.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** @returns the pillar to begin with, and the band of its score; "none" if nothing is left to gain, or nothing is known */
function chosenAdvice(assessment: Queries.AssessmentFragment, { answers }: Member) {
  const scores = scoresOf(assessment.pillars, answers)
  const pillar = lowestOf(scores)
  if (pillar === undefined || isPerfect(scores)) return "none"
  const value = scores[pillar]?.value ?? 0
  return { pillar, band: assessment.bands.filter(({ from }) => from <= value).length - 1 }
}

/**
 * Moves the focus to the headline of a new view, which screen readers then read out. Rendered beside the views, it waits until they are loaded. Renders nothing
 * itself.
 */
function FocusOnChange({ view, top }: { view: string; top: RefObject<HTMLElement> }) {
  const before = useRef(view)
  useEffect(() => {
    if (before.current === view) return
    before.current = view
    const headlines = [...(top.current?.querySelectorAll("h1") ?? [])]
    const shown = headlines.find((each) => !each.closest("[hidden]"))
    if (shown) shown.tabIndex = -1
    shown?.focus({ preventScroll: true })
    scrollTo({ top: 0, behavior: "instant" })
  }, [view, top])
  return null
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
        ...Plan
      }
    }
    bands {
      name
      from
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
      computed
      computedText
      gains
      gain
      noGain
      help
      remove
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

import { graphql } from "gatsby"
import { useEffect } from "react"
import { MoreLinks } from "../ui/links/more-links"
import { Section } from "../ui/section"
import { RichText } from "../ui/text/rich-text"
import * as styles from "./questions.module.css"

interface QuestionsProps {
  questions: Queries.QuestionsFragment
  /** The address's fragment, with #; a question that it names is opened. */
  hash: string
}

/**
 * Questions with their answers behind them. Browsers search closed `<details>` too and open what they find, as they do `hidden="until-found"`, which would only
 * hide an answer a second time.
 */
export function Questions({ questions: { heading, intro, entries }, hash }: QuestionsProps) {
  useEffect(() => {
    const named = document.getElementById(hash.slice(1))
    if (named instanceof HTMLDetailsElement) named.open = true
  }, [hash])
  return (
    <Section id="questions" heading={heading} intro={intro} inFirstView>
      <div className={styles.questions}>
        {entries.map(({ id, question, answer, moreLinks }) => (
          <details key={id} id={id}>
            <summary>
              <h3>{question}</h3>
            </summary>
            <div>
              <RichText html={answer} />
              <MoreLinks links={moreLinks} />
            </div>
          </details>
        ))}
      </div>
    </Section>
  )
}

export const questionsFragment = graphql`
  fragment Questions on EngagementQuestions {
    heading
    intro
    entries {
      id
      question
      answer
      moreLinks {
        ...MoreLinks
      }
    }
  }
`

import { graphql } from "gatsby"
import { useEffect } from "react"
import { MoreLinks } from "../ui/links/more-links"
import { Section } from "../ui/section"
import { RichText } from "../ui/text/rich-text"
import * as styles from "./questions.module.css"

interface QuestionsProps {
  questions: Queries.QuestionsFragment
  /** The address's fragment, with #. If it names a question, that one is opened. */
  hash: string
}

/**
 * Questions that open to show their answers. `hidden="until-found"` is not needed: browsers search closed `<details>` too, and open those where they find
 * something.
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

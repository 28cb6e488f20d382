import { graphql } from "gatsby"
import type { ReactNode } from "react"
import * as styles from "./plan.module.css"

interface PlanProps {
  /** The score that it is for. */
  about: ReactNode
  plan: Queries.PlanFragment
  /** The level of its headings; without it there are none, as in a picture. */
  level?: keyof typeof headings
}

const headings = { 2: ["h2", "h3"], 3: ["h3", "h4"], none: ["p", "p"] } as const

/** The advice for a score: what to do, step by step. */
export function Plan({ about, plan: { title, text, steps, done }, level = "none" }: PlanProps) {
  const [Title, StepTitle] = headings[level]
  return (
    <div className={styles.plan}>
      <div className={styles.head}>
        <p className={styles.about}>{about}</p>
        <Title className={styles.title}>{title}</Title>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      <ol role="list">
        {steps.map((step, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps keep their order, and two may have the same title.
          <li key={nth}>
            {step.when && <p className={styles.when}>{step.when}</p>}
            <div className={styles.step}>
              <StepTitle className={styles.stepTitle}>{step.title}</StepTitle>
              <p className={styles.text}>{step.text}</p>
            </div>
          </li>
        ))}
        {done && (
          <li>
            <svg className={styles.done} viewBox="0 0 16 16" role="presentation">
              <path d="m2 8 4 5 8-11" />
            </svg>
            <p className={styles.step}>
              <b>{done}</b>
            </p>
          </li>
        )}
      </ol>
    </div>
  )
}

export const planFragment = graphql`
  fragment Plan on AssessmentAdvice {
    title
    text
    steps {
      title
      text
      when
    }
    done
  }
`

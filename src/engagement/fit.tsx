import { graphql } from "gatsby"
import { Section } from "../ui/section"
import * as styles from "./fit.module.css"

/** Two lists side by side: whom the owner can help, and who is better served elsewhere. */
export function Fit({ fit: { heading, intro, forYou, notForYou } }: { fit: Queries.FitFragment }) {
  return (
    <Section id="fit" heading={heading} intro={intro} inFirstView>
      <div className={styles.fit}>
        {[forYou, notForYou].map(({ heading: whom, items }) => (
          <div key={whom}>
            <h3>{whom}</h3>
            <ul role="list">
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  )
}

export const fitFragments = graphql`
  fragment FitList on EngagementFitList {
    heading
    items
  }
  fragment Fit on EngagementFit {
    heading
    intro
    forYou {
      ...FitList
    }
    notForYou {
      ...FitList
    }
  }
`

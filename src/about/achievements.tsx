import { graphql } from "gatsby"
import { Section } from "../ui/section"
import * as styles from "./achievements.module.css"

/** Achievements, in groups. */
export function Achievements({ achievements }: { achievements: Queries.AchievementsFragment | null }) {
  if (!achievements?.groups?.length) return null
  return (
    <Section heading={achievements.heading}>
      <div className={styles.groups}>
        {achievements.groups.map(({ heading, items }) => (
          <div key={heading} className={styles.group}>
            <h3>{heading}</h3>
            <ul role="list">
              {items?.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  )
}

export const achievementsFragment = graphql`
  fragment Achievements on AboutAchievements {
    heading
    groups {
      heading
      items
    }
  }
`

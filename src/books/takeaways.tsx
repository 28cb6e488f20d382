import { graphql } from "gatsby"
import { Section } from "../ui/section"
import { TitledList } from "../ui/text/titled-list"

/** The main ideas of the books. */
export function Takeaways({ takeaways }: { takeaways: Queries.TakeawaysFragment | null }) {
  if (!takeaways?.items?.length) return null
  return (
    <Section heading={takeaways.heading} intro={takeaways.intro}>
      <TitledList items={takeaways.items} />
    </Section>
  )
}

export const takeawaysFragment = graphql`
  fragment Takeaways on BooksTakeaways {
    heading
    intro
    items {
      ...TitledText
    }
  }
`

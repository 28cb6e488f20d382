import { graphql } from "gatsby"
import { Section } from "../ui/section"
import { TitledList } from "../ui/text/titled-list"

/** The owner's approach to work, in a meaningful order. */
export function Philosophy({ philosophy }: { philosophy: Queries.PhilosophyFragment | null }) {
  if (!philosophy?.points?.length) return null
  return (
    <Section heading={philosophy.heading}>
      <TitledList items={philosophy.points} numbered />
    </Section>
  )
}

/** The owner's principles with every client. */
export function Values({ values }: { values: Queries.ValuesFragment | null }) {
  if (!values?.items?.length) return null
  return (
    <Section heading={values.heading}>
      <TitledList items={values.items} />
    </Section>
  )
}

export const principlesFragments = graphql`
  fragment Philosophy on AboutPhilosophy {
    heading
    points {
      ...TitledText
    }
  }
  fragment Values on AboutValues {
    heading
    items {
      ...TitledText
    }
  }
`

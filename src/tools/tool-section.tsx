import { graphql } from "gatsby"
import { ButtonLink } from "../ui/links/button-link"
import { Section } from "../ui/section"
import { LeadIn, splitLeadIn } from "../ui/text/lead-in"
import { SampleResult } from "./sample-result"
import * as styles from "./tool-section.module.css"

interface ToolSectionProps {
  tool: Queries.ToolSectionFragment
  copy: Queries.ToolSectionCopyFragment
  words: Queries.SampleResultWordsFragment | null
}

/** One tool: its description, features and benefits, a sample result, and a link to it. */
export function ToolSection({ tool, copy, words }: ToolSectionProps) {
  const { benefits, features } = tool
  return (
    <Section id={tool.jsonId} formerIds={tool.formerIds} heading={tool.title} intro={tool.description} inFirstView>
      {tool.longDescription && <p className={styles.description}>{tool.longDescription}</p>}
      <p className={styles.action}>
        {tool.address && (
          <ButtonLink to={tool.address} newTab>
            {copy.action} {tool.title}
          </ButtonLink>
        )}
      </p>
      {features && features.length > 0 && (
        <div className={styles.block}>
          <h3>{copy.featuresHeading}</h3>
          <ul role="list" className={styles.points}>
            {features.map((feature) => (
              <li key={feature}>
                <LeadIn text={feature} />
              </li>
            ))}
          </ul>
          {copy.figure && (
            <SampleResult
              figure={copy.figure}
              names={features.map((text) => splitLeadIn(text).name ?? text)}
              advice={tool.sampleAdvice}
              words={words}
            />
          )}
        </div>
      )}
      {benefits && benefits.length > 0 && (
        <div className={styles.block}>
          <h3>{copy.benefitsHeading}</h3>
          <ul role="list" className={styles.points}>
            {benefits.map((benefit) => (
              <li key={benefit}>
                <LeadIn text={benefit} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  )
}

export const toolSectionFragments = graphql`
  fragment ToolSection on ToolsJson {
    jsonId
    formerIds
    title
    description
    longDescription
    address
    benefits
    features
    sampleAdvice {
      ...SampleAdvice
    }
  }
  fragment ToolSectionCopy on ToolsPageJson {
    featuresHeading
    benefitsHeading
    action
    figure {
      ...SampleResult
    }
  }
`

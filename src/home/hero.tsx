import { graphql } from "gatsby"
import { CostChart } from "../ui/cost-chart"
import { ButtonLink } from "../ui/links/button-link"
import { Link } from "../ui/links/link"
import { MoreLinks } from "../ui/links/more-links"
import { Picture, type PictureFile } from "../ui/picture/picture"
import { Availability } from "../ui/proof/availability"
import { useHasPage, useSite } from "../ui/site-context"
import { Headline } from "../ui/text/headline"
import * as styles from "./hero.module.css"
import { ProofLine } from "./proof-line"

interface HeroProps {
  hero: Queries.HeroFragment
  face?: PictureFile | undefined
}

/** The promise with the owner's face, the proof next to it, and two calls to action. */
export function Hero({ hero, face }: HeroProps) {
  const { schedulingUrl } = useSite()
  const hasServices = useHasPage("services")
  return (
    <div className={`columns ${styles.hero}`}>
      <div className={styles.copy}>
        <Headline heading={hero.headingParts} intro={hero.intro} size="home">
          {face && <Picture file={face} alt="" priority />}
        </Headline>
        <p className={styles.actions}>
          <ButtonLink to={schedulingUrl}>{hero.primaryAction}</ButtonLink>
          {hasServices && (
            <ButtonLink to="/services/" look="outline">
              {hero.secondaryAction}
            </ButtonLink>
          )}
        </p>
        <Availability />
        <MoreLinks links={hero.moreLinks} />
        {hero.proof && <ProofLine proof={hero.proof} />}
      </div>
      {hero.figure && <CostFigure figure={hero.figure} />}
    </div>
  )
}

/** The claim as a figure, with a link to the sum behind it if the site has one. */
export function CostFigure({ figure: { title, caption, chart } }: { figure: Queries.CostFigureFragment }) {
  const { sum } = chart
  return (
    <CostChart {...chart}>
      <b>{title}</b> {caption}{" "}
      {sum && (
        <Link to={sum.address} className="alone">
          {sum.heading}
        </Link>
      )}
    </CostChart>
  )
}

export const heroFragment = graphql`
  fragment Hero on HomeHero {
    headingParts
    intro
    primaryAction
    secondaryAction
    moreLinks {
      ...MoreLinks
    }
    figure {
      ...CostFigure
    }
    proof {
      ...ProofLine
    }
  }
`

export const costFigureFragment = graphql`
  fragment CostFigure on HomeFigure {
    title
    caption
    chart {
      limit
      limitText
      bars {
        name
        share
        value
        height
      }
      sum {
        address
        heading
      }
    }
  }
`

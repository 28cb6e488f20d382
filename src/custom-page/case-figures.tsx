import { graphql } from "gatsby"
import { CostChart } from "../ui/cost-chart"
import { Figures } from "../ui/long-text/figures"
import * as styles from "./case-figures.module.css"

/** The start of a case study: its figures, and next to them one figure as a bar chart like the home page's. */
export function CaseFigures({ page: { figures, drawing } }: { page: Queries.CaseFiguresFragment }) {
  const list = figures && figures.length > 0 && <Figures figures={figures} />
  if (!drawing) return list || null
  const { title, caption, before, after, heights } = drawing
  const [beforeHeight = 0, afterHeight = 0] = heights
  return (
    <div className={styles.pair}>
      {list}
      <CostChart
        bars={[
          { ...before, height: beforeHeight },
          { ...after, height: afterHeight },
        ]}
      >
        <b>{title}</b> {caption}
      </CostChart>
    </div>
  )
}

export const caseFiguresFragment = graphql`
  fragment CaseFigures on CustomPage {
    figures {
      figure
      text
    }
    drawing {
      title
      caption
      before {
        name
        value
      }
      after {
        name
        value
      }
      heights
    }
  }
`

import { graphql } from "gatsby"
import * as controlStyles from "../ui/controls/controls.module.css"
import { Letterhead } from "../ui/letterhead"
import { Link } from "../ui/links/link"
import { MoreLinks } from "../ui/links/more-links"
import { LongText } from "../ui/long-text/long-text"
import { TextPage } from "../ui/long-text/text-page"
import * as penStyles from "../ui/pen.module.css"
import { useHasPage, useLabels } from "../ui/site-context"
import { Appeared } from "../ui/text/appeared"
import { PageIntro } from "../ui/text/page-intro"
import { UnpublishedMark } from "../ui/unpublished-mark"
import { CaseStudy } from "./case-study"
import * as styles from "./custom-page.module.css"

/** A custom page, which may be a case study or a sheet to print. */
export function CustomPage({ page }: { page: Queries.CustomPageFragment }) {
  const { title, description, client, appeared, shownService, deliverable, picture, text } = page
  const hasServices = useHasPage("services")
  const hasFacts = client || appeared || shownService
  const facts = (hasFacts || page.unpublished) && (
    <ul role="list">
      {page.unpublished && (
        <li>
          <UnpublishedMark post={page} />
        </li>
      )}
      {client && <li>{client}</li>}
      {appeared && !deliverable && (
        <li>
          <Appeared appeared={appeared} />
        </li>
      )}
      {shownService && (
        <li>
          {hasServices ? (
            <Link to={`/services/#${shownService.jsonId}`} className="alone">
              {shownService.title}
            </Link>
          ) : (
            shownService.title
          )}
        </li>
      )}
    </ul>
  )
  const end = deliverable && <DeliverableEnd deliverable={deliverable} />
  if (client || page.figures || page.drawing)
    return (
      <>
        <CaseStudy page={page} facts={facts} />
        {end}
      </>
    )
  const about = (
    <>
      <p>{description}</p>
      {facts}
    </>
  )
  if (!deliverable && !hasFacts && !picture) {
    return (
      <PageIntro heading={title} intro={description}>
        {facts}
        <LongText text={text} />
        <MoreLinks links={page.moreLinks} />
      </PageIntro>
    )
  }
  const shared = { title, picture, text, moreLinks: page.moreLinks }
  if (!deliverable) return <TextPage {...shared} about={about} />
  return (
    <div className={styles.desk}>
      <div className={styles.beside}>{about}</div>
      <TextPage
        {...shared}
        about={null}
        className={`${styles.sheet} ${penStyles.paper}`}
        letterhead={<Letterhead appeared={appeared} />}
      />
      {end}
    </div>
  )
}

interface DeliverableEndProps {
  deliverable: NonNullable<Queries.CustomPageFragment["deliverable"]>
}

/** After a sheet, and beside it where there is room: what it is, and a button that prints it. */
function DeliverableEnd({ deliverable: { heading, text } }: DeliverableEndProps) {
  const { article } = useLabels()
  return (
    <div className={styles.end}>
      <h2>{heading}</h2>
      <p>{text}</p>
      {article.print && (
        <button type="button" className={`${controlStyles.plain} ${controlStyles.scripted}`} onClick={() => print()}>
          {article.print}
        </button>
      )}
    </div>
  )
}

export const customPageFragment = graphql`
  fragment CustomPage on CustomPage {
    title
    description
    unpublished
    draft
    client
    appeared {
      ...Appeared
    }
    shownService {
      jsonId
      title
    }
    deliverable {
      heading
      text
    }
    figures {
      figure
      text
    }
    drawing {
      ...CaseDrawing
    }
    moreLinks {
      ...MoreLinks
    }
    picture {
      ...TextPagePicture
    }
    text {
      ...LongText
    }
  }
`

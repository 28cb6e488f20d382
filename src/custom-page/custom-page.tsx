import { graphql } from "gatsby"
import { Link } from "../ui/links/link"
import { TextPage } from "../ui/long-text/text-page"
import { useHasPage } from "../ui/site-context"
import { Appeared } from "../ui/text/appeared"
import { CaseFigures } from "./case-figures"
import * as styles from "./custom-page.module.css"

/** A custom page; a case study also has its client, service and figures, and a deliverable what it is, which is not printed. */
export function CustomPage({ page }: { page: Queries.CustomPageFragment }) {
  const { title, description, client, appeared, shownService, deliverable, picture, text } = page
  const hasServices = useHasPage("services")
  const about = (
    <>
      <p>{description}</p>
      {(client || shownService) && (
        <ul role="list">
          {client && <li>{client}</li>}
          {client && appeared && (
            <li>
              <Appeared appeared={appeared} />
            </li>
          )}
          {shownService && (
            <li>
              {hasServices ? (
                <Link to={`/services/#${shownService.jsonId}`}>{shownService.title}</Link>
              ) : (
                shownService.title
              )}
            </li>
          )}
        </ul>
      )}
      {deliverable && (
        <div className={styles.what}>
          <h2>{deliverable.heading}</h2>
          <p>{deliverable.text}</p>
        </div>
      )}
    </>
  )
  return (
    <TextPage
      title={title}
      about={deliverable ? <div className={styles.beside}>{about}</div> : about}
      picture={picture}
      text={text}
      moreLinks={page.moreLinks}
      className={deliverable ? styles.sheet : undefined}
    >
      <CaseFigures page={page} />
    </TextPage>
  )
}

export const customPageFragment = graphql`
  fragment CustomPage on CustomPage {
    title
    description
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
    ...CaseFigures
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

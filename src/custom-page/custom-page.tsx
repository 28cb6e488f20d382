import { graphql } from "gatsby"
import { Link } from "../ui/links/link"
import { Figures } from "../ui/long-text/figures"
import { TextPage } from "../ui/long-text/text-page"
import { useHasPage } from "../ui/site-context"

/** A custom page; a case study also has its client, service and figures. */
export function CustomPage({ page }: { page: Queries.CustomPageFragment }) {
  const { title, description, client, shownService, figures, picture, text } = page
  const hasServices = useHasPage("services")
  const about = (
    <>
      <p>{description}</p>
      {(client || shownService) && (
        <ul role="list">
          {client && <li>{client}</li>}
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
    </>
  )
  return (
    <TextPage title={title} about={about} picture={picture} text={text}>
      {figures && figures.length > 0 && <Figures figures={figures} />}
    </TextPage>
  )
}

export const customPageFragment = graphql`
  fragment CustomPage on CustomPage {
    title
    description
    client
    shownService {
      jsonId
      title
    }
    figures {
      figure
      text
    }
    picture {
      ...TextPagePicture
    }
    text {
      ...LongText
    }
  }
`

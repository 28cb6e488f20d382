import { graphql } from "gatsby"
import { Link } from "../ui/links/link"
import { useHasPage } from "../ui/site-context"
import { Appeared } from "../ui/text/appeared"
import { UnpublishedMark } from "../ui/unpublished-mark"

/** A custom page's client, date and service, and whether it is published. A sheet has its date in its letterhead. */
export function Facts({ page }: { page: Queries.CustomPageFragment }) {
  const { client, appeared, shownService, deliverable } = page
  const hasServices = useHasPage("services")
  if (!hasFacts(page) && !page.unpublished) return null
  return (
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
}

/** @returns whether a page has a client, a date or a service */
export const hasFacts = ({ client, appeared, shownService }: Queries.CustomPageFragment): boolean =>
  Boolean(client || appeared || shownService)

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

import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { CaseOffer, NextCase } from "../custom-page/case-end"
import { Seo } from "../seo/seo"
import { CallToAction } from "../ui/call-to-action"
import { pageOf } from "../ui/page-of"

interface FrameProps {
  data: Queries.CustomPageDataFragment
  /** What the page shows. */
  children: ReactNode
}

/** What all custom pages have: their document's head, and how a case study or a sheet ends. */
export function Frame({ data, children }: FrameProps) {
  const page = pageOf(data.customPage, "own")
  const hasOffer = page.client || page.deliverable
  const invitation = hasOffer
    ? (data.services?.callToAction ?? data.home?.callToAction)
    : page.cases.length > 0 && data.home?.callToAction
  return (
    <>
      <Seo
        seo={page}
        card={page.card}
        path={`/${page.slug}/`}
        {...(page.client && { published: page.appeared?.iso ?? null })}
      />
      {children}
      <CaseOffer service={hasOffer ? page.shownService : null} words={data.services?.offer} />
      <CallToAction callToAction={invitation || null} />
      <NextCase next={page.nextCase} />
    </>
  )
}

export const customPageData = graphql`
  fragment CustomPageData on Query {
    customPage(id: { eq: $id }) {
      slug
      menuTitle
      # For src/seo/structured-data alone.
      listedOn {
        slug
        title
        menuTitle
      }
      card {
        ...SocialCard
      }
      ...CustomPage
      shownService {
        ...CaseOffer
      }
      testimonials {
        ...Testimonial
      }
      cases {
        ...CaseList
      }
      nextCase {
        ...NextCase
      }
    }
    # How a case study ends.
    home: homePageJson {
      testimonials {
        heading
      }
      callToAction {
        ...CallToAction
      }
    }
    services: servicesPageJson {
      offer {
        ...OfferWords
      }
      callToAction {
        ...CallToAction
      }
    }
  }
`

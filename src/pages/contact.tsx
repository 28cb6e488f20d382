import { graphql, type PageProps } from "gatsby"
import { ContactInvitation } from "../contact/contact-invitation"
import { Seo } from "../seo/seo"
import { pageOf } from "../ui/page-of"

export default function ContactPage({ data }: PageProps<Queries.ContactPageQuery>) {
  const page = pageOf(data.page, "contact")
  return (
    <>
      <Seo seo={page.seo} card={page.card} path="/contact/" />
      <ContactInvitation contact={page} whereabouts={data.site?.whereabouts ?? []} />
    </>
  )
}

export const query = graphql`
  query ContactPage {
    page: contactPageJson {
      seo {
        ...Seo
      }
      card {
        ...SocialCard
      }
      ...ContactInvitation
    }
    site: siteJson {
      whereabouts {
        ...AfterBooking
      }
      # For src/seo/structured-data alone.
      place {
        ...Place
      }
    }
  }
`

import { graphql, type PageProps } from "gatsby"
import { Seo } from "../seo/seo"
import { ServiceChips } from "../services/service-chips"
import { ServiceSection } from "../services/service-section"
import { CallToAction } from "../ui/call-to-action"
import { pageOf } from "../ui/page-of"
import { PageIntro } from "../ui/text/page-intro"

export default function ServicesPage({ data }: PageProps<Queries.ServicesPageQuery>) {
  const page = pageOf(data.page, "services")
  const services = data.services.nodes
  return (
    <>
      <Seo seo={page.seo} card={page.card} path="/services/" />
      <PageIntro heading={page.heading} intro={page.intro}>
        <ServiceChips label={page.chipsLabel} services={services} />
      </PageIntro>
      {services.map((service) => (
        <ServiceSection key={service.jsonId} service={service} copy={page} />
      ))}
      <CallToAction callToAction={page.callToAction} />
    </>
  )
}

export const query = graphql`
  query ServicesPage {
    page: servicesPageJson {
      seo {
        ...Seo
      }
      card {
        ...SocialCard
      }
      heading
      intro
      chipsLabel
      ...ServiceSectionCopy
      callToAction {
        ...CallToAction
      }
    }
    services: allServicesJson(sort: { index: ASC }) {
      nodes {
        ...ServiceChip
        ...ServiceSection
      }
    }
  }
`

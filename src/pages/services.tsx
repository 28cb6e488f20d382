import { graphql, type PageProps } from "gatsby"
import { Seo } from "../seo/seo"
import { ServiceSection } from "../services/service-section"
import { ServicesIndex } from "../services/services-index"
import { CallToAction } from "../ui/call-to-action"
import { MoreLinks } from "../ui/links/more-links"
import { pageOf } from "../ui/page-of"
import { PageIntro } from "../ui/text/page-intro"

export default function ServicesPage({ data }: PageProps<Queries.ServicesPageQuery>) {
  const page = pageOf(data.page, "services")
  const services = data.services.nodes
  return (
    <>
      <Seo seo={page.seo} card={page.card} path="/services/" />
      <PageIntro heading={page.heading} intro={page.intro}>
        <ServicesIndex label={page.chipsLabel} words={page.glance} services={services} />
        <MoreLinks links={page.moreLinks} />
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
      moreLinks {
        ...MoreLinks
      }
      chipsLabel
      glance {
        ...GlanceWords
      }
      ...ServiceSectionCopy
      callToAction {
        ...CallToAction
      }
    }
    services: allServicesJson(sort: { index: ASC }) {
      nodes {
        ...ServicesIndex
        ...ServiceSection
      }
    }
  }
`

import { Testimonials } from "../ui/proof/testimonials"

/** What the client of a case study says. It does not lead to the case study, where it stands. */
export function ClientTestimonials({ data: { customPage, home } }: { data: Queries.CustomPageDataFragment }) {
  const testimonials = (customPage?.testimonials ?? []).map((testimonial) => ({ ...testimonial, caseStudy: null }))
  return <Testimonials heading={home?.testimonials?.heading} testimonials={testimonials} />
}

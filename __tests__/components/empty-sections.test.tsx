import type { ReactElement } from "react"
import { Achievements } from "../../src/about/achievements"
import { Newsletter } from "../../src/blog/newsletter/newsletter"
import { BookList } from "../../src/books/book-list"
import { Papers } from "../../src/home/papers"
import { ServicesPreview } from "../../src/home/services-preview"
import { TrackRecord } from "../../src/home/track-record"
import { Gallery } from "../../src/media/gallery"
import { Podcasts } from "../../src/media/podcasts"
import { ServicesIndex } from "../../src/services/services-index"
import { ComingSoon } from "../../src/tools/coming-soon"
import { CallToAction } from "../../src/ui/call-to-action"
import { Picture } from "../../src/ui/picture/picture"
import { Testimonials } from "../../src/ui/proof/testimonials"
import { ServiceIcon } from "../../src/ui/service-icon"
import { TitledTexts } from "../../src/ui/text/titled-texts"
import { aService, aTestimonial, mediaCopy as copy } from "./support/content"
import { renderInSite } from "./support/render-in-site"

const heading = "A heading"

test.each<readonly [what: string, section: () => ReactElement]>([
  ["no achievements", () => <Achievements achievements={null} />],
  ["achievements whose groups are empty", () => <Achievements achievements={{ heading, groups: [] }} />],
  ["no texts with titles", () => <TitledTexts />],
  ["texts with titles that are empty", () => <TitledTexts heading={heading} items={[]} />],
  ["no books", () => <BookList books={[]} action="Buy it" />],
  ["no papers", () => <Papers copy={{ heading, intro: null }} papers={[]} />],
  ["no track record", () => <TrackRecord trackRecord={null} />],
  ["a track record whose claims are empty", () => <TrackRecord trackRecord={{ heading, claims: [] }} />],
  ["no podcasts", () => <Podcasts heading={heading} featured={[]} items={[]} copy={copy} />],
  ["no appearances", () => <Gallery id="more" heading={heading} items={[]} copy={copy} />],
  [
    "one service, to which no chip needs to lead",
    () => <ServicesIndex label={heading} words={null} services={[{ ...aService(), trouble: null }]} />,
  ],
  ["no services on their page", () => <ServicesIndex label={heading} words={null} services={[]} />],
  [
    "no services at home",
    () => <ServicesPreview copy={{ heading, intro: "These.", allLink: "All services" }} services={[]} />,
  ],
  ["a service without a drawing", () => <ServiceIcon drawing={null} />],
  ["no newsletter", () => <Newsletter newsletter={null} form={null} notBegun="Not begun: follow {feed} instead." />],
  ["no testimonials", () => <Testimonials heading={heading} testimonials={[]} />],
  ["testimonials without a heading", () => <Testimonials heading={undefined} testimonials={[aTestimonial()]} />],
  ["nothing that is coming soon", () => <ComingSoon comingSoon={null} />],
  ["no call to action", () => <CallToAction callToAction={null} />],
  ["a picture without a file", () => <Picture file={null} alt="A desk" />],
  ["a picture whose file is none", () => <Picture file={{ picture: null }} alt="A desk" />],
])("%s: nothing is shown, no heading either", (_what, section) => {
  expect(renderInSite(section()).container).toBeEmptyDOMElement()
})

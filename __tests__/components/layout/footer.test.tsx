import { screen, within } from "@testing-library/react"
import { Footer } from "../../../src/layout/footer"
import { aService } from "../support/content"
import { hydrateInSite, renderInSite, renderOnServer } from "../support/render-in-site"
import { sampleSite } from "../support/sample-site"
import { expectLink, expectNewTab, expectText, textsOf } from "../support/shown"

const services = [
  aService({ jsonId: "fractional-cto", title: "Fractional CTO" }),
  aService({ jsonId: "org-scaling", title: "Org Scaling" }),
]
const thisYear = new Date().getFullYear()

const linksOf = (group: string) =>
  within(screen.getByRole("navigation", { name: group }))
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")])

test("it has a group for services, for resources and for what is elsewhere, which opens a new tab", () => {
  renderInSite(<Footer services={services} />)
  const groups = within(screen.getByRole("contentinfo")).getAllByRole("navigation")
  expect(groups.flatMap((group) => textsOf("heading", group, { level: 2 }))).toEqual([
    "Services",
    "Resources",
    "Elsewhere",
  ])
  expect(linksOf("Services")).toEqual([
    ["Fractional CTO", "/services/#fractional-cto"],
    ["Org Scaling", "/services/#org-scaling"],
  ])
  expect(linksOf("Resources")).toEqual([
    ["Free Tools", "/tools/"],
    ["Books", "/books/"],
    ["Blog", "/blog/"],
    ["Media", "/media/"],
  ])
  expect(linksOf("Elsewhere").map(([, address]) => address)).toEqual([
    sampleSite.schedulingUrl,
    sampleSite.linkedinUrl,
    sampleSite.twitterUrl,
    sampleSite.githubUrl,
  ])
  expectNewTab("LinkedIn", sampleSite.linkedinUrl ?? "")
  expectLink("Ada Sample", "/")
  expectLink("Privacy", "/privacy/")
  expectLink("Terms", "/terms/")
})

test("without services there is no group for them", () => {
  renderInSite(<Footer services={[]} />)
  expect(screen.queryByRole("navigation", { name: "Services" })).not.toBeInTheDocument()
  expect(screen.queryByRole("heading", { name: "Services" })).not.toBeInTheDocument()
})

test("an absent social address leaves no empty item behind", () => {
  renderInSite(<Footer services={services} />, { linkedinUrl: null, twitterUrl: null, githubUrl: null })
  const elsewhere = screen.getByRole("navigation", { name: "Elsewhere" })
  expect(within(elsewhere).getAllByRole("listitem")).toHaveLength(1)
})

test("it promises what the owner promises, and at what cost", () => {
  const costClaim = { ...sampleSite.costClaim, sentence: "For less than 30% of the cost." }
  renderInSite(<Footer services={services} />, { tagline: "Engineering by the day", costClaim })
  expectText("Engineering by the day")
  expectText("For less than 30% of the cost.")
})

test("in the year of the build it stands as the build wrote it, before where its owner is", () => {
  const place = { town: "Sheffield", country: "United Kingdom" }
  renderInSite(<Footer services={services} />, { buildYear: { number: thisYear, written: "MMXXVI" }, place })
  expectText("© MMXXVI Ada Sample, Sheffield, United Kingdom")
})

test("the page as it is built has the year of the build", () => {
  renderOnServer(<Footer services={services} />)
  expectText("© 2001 Ada Sample")
})

test("a page that was built in an earlier year says the visitor's year once its script runs", () => {
  const footer = <Footer services={services} />
  const container = renderOnServer(footer)

  hydrateInSite(footer, container)

  expectText(`© ${thisYear} Ada Sample`)
  expect(screen.queryByText(/2001/)).not.toBeInTheDocument()
})

test("links of the owner's own choice say that the same person is there, and an email address opens no tab", () => {
  const links = [
    { name: "Mastodon", url: "https://social.example/@ada" },
    { name: "Email", url: "mailto:ada@example.org" },
  ]
  renderInSite(<Footer services={services} />, { links })
  expect(screen.getByRole("link", { name: "Mastodon (opens in a new tab)" })).toHaveAttribute("rel", "me noopener")
  expect(screen.getByRole("link", { name: "Email" })).toHaveAttribute("href", "mailto:ada@example.org")
})

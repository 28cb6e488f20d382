import { screen } from "@testing-library/react"
import { CustomPage } from "../../src/custom-page/custom-page"
import { renderInSite } from "./support/render-in-site"

const page = (changes: Partial<Queries.CustomPageFragment> = {}): Queries.CustomPageFragment => ({
  title: "Prices",
  description: "What a day costs.",
  client: null,
  shownService: null,
  figures: null,
  picture: null,
  text: { parts: [{ html: "<p>By the day.</p>", picture: null }] },
  ...changes,
})

test("a page of the owner's own has its title, its description and its text", () => {
  renderInSite(<CustomPage page={page()} />)
  expect(screen.getByRole("heading", { level: 1, name: "Prices" })).toBeInTheDocument()
  expect(screen.getByText("What a day costs.")).toBeInTheDocument()
  expect(screen.getByText("By the day.")).toBeInTheDocument()
})

test("without a client, a service and figures it has no list", () => {
  renderInSite(<CustomPage page={page()} />)
  expect(screen.queryByRole("list")).not.toBeInTheDocument()
})

const caseStudy = page({
  client: "Ovenbird Health",
  shownService: { jsonId: "org-scaling", title: "Org scaling" },
  figures: [{ figure: "9 to 3", text: "projects at once" }],
})

test("a case study names its client, its figures and its service, which it leads to", () => {
  renderInSite(<CustomPage page={caseStudy} />)
  expect(screen.getByText("Ovenbird Health")).toBeInTheDocument()
  expect(screen.getByText("9 to 3")).toBeInTheDocument()
  expect(screen.getByRole("link", { name: "Org scaling" })).toHaveAttribute("href", "/services/#org-scaling")
})

test("where the services are switched off, their name leads nowhere", () => {
  renderInSite(<CustomPage page={caseStudy} />, { pagesOff: ["services"] })
  expect(screen.getByText("Org scaling")).toBeInTheDocument()
  expect(screen.queryByRole("link", { name: "Org scaling" })).not.toBeInTheDocument()
})

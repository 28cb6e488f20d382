/** @jest-environment jsdom */
import { within } from "@testing-library/dom"
import { contentOf } from "../../scripts/support/owners"
import { fileOf, forEachOwner } from "./support/site"

/** What can be seen is for the browser to say; here nothing is hidden, and to ask of each element whether it is takes long. */
const hidden = { hidden: true }

interface Service {
  readonly id: string
  readonly title: string
  readonly longDescription: string
  readonly benefits: readonly string[]
  readonly realWorldExamples: readonly unknown[]
  readonly offer?: { readonly includes: readonly string[] }
}

type Texts<Key extends string> = Readonly<Record<Key, string>>

forEachOwner(
  ({ owner, text }) => {
    const list = <Entry>(name: string) => contentOf<readonly Entry[]>(owner, `${name}.json`)
    const books = list<Texts<"title" | "author" | "amazonUrl">>("books")
    const media = list<Texts<"title" | "type">>("media")
    const posts = list<Texts<"title" | "slug">>("posts")
    const services = list<Service>("services")
    const site = contentOf<Texts<"name" | "schedulingUrl" | "linkedinUrl">>(owner, "site.json")
    let opened = ""
    /** Shows a page; scripts that are set as HTML do not run. */
    function open(route: string): HTMLElement {
      if (opened !== route) document.documentElement.innerHTML = text(fileOf(route))
      opened = route
      return document.body
    }
    const mainOf = (route: string) => within(open(route)).getByRole("main", hidden)
    const region = (route: string, name: string | RegExp) =>
      within(open(route)).getByRole("region", { ...hidden, name })
    const hrefOf = (container: HTMLElement, name: string | RegExp) =>
      within(container)
        .getByRole("link", { ...hidden, name })
        .getAttribute("href")
    const count = (container: HTMLElement, role: string, name?: string) =>
      within(container).queryAllByRole(role, name ? { ...hidden, name } : hidden).length

    test("home shows the first three services, each leading to its section, and a link to all", () => {
      for (const { id, title } of services.slice(0, 3)) expect(hrefOf(mainOf("/"), title)).toBe(`/services/#${id}`)
      expect(count(mainOf("/"), "link", "Architecture audits")).toBe(0)
      expect(hrefOf(mainOf("/"), "All five services")).toBe("/services/")
    })

    test("home makes four claims of a proven track record and quotes three clients", () => {
      expect(count(region("/", "Proven track record"), "listitem")).toBe(4)
      expect(count(mainOf("/"), "blockquote")).toBe(3)
    })

    test("home shows the cost as a figure: the full cost, and less than 30% of it", () => {
      const figure = within(mainOf("/"))
        .getByText(/Figure 1/)
        .closest("figure")
      expect(figure).toHaveTextContent("100%")
      expect(figure).toHaveTextContent("<30%")
    })

    test("each service has its section, its benefits and examples, and a way to discuss it", () => {
      for (const { id, title, longDescription, benefits, realWorldExamples, offer } of services) {
        const section = open("/services/").querySelector<HTMLElement>(`#${id}`) ?? document.body
        expect(count(section, "heading", title)).toBe(1)
        within(section).getByText(longDescription)
        expect(count(section, "listitem")).toBe(
          benefits.length + realWorldExamples.length + (offer?.includes.length ?? 0),
        )
        expect(hrefOf(section, /Discuss Your Needs/)).toBe(site.schedulingUrl)
      }
    })

    test("the tool names its five pillars", () => {
      const tool = open("/tools/").querySelector("#devex-iq")
      for (const pillar of ["Testing", "CI/CD", "Observability", "Architecture", "GenAI Fluency"])
        expect(tool).toHaveTextContent(`${pillar}:`)
    })

    test("the tool opens in a new tab", () => {
      const tool = within(mainOf("/tools/")).getByRole("link", { ...hidden, name: "Try DevEx IQ (opens in a new tab)" })
      expect(tool).toHaveAttribute("href", "/tools/devex-iq/")
      expect(tool).toHaveAttribute("target", "_blank")
    })

    test("the tools page says that more tools are coming", () => {
      expect(region("/tools/", "More Tools Coming Soon")).toHaveTextContent("6-8 additional tools")
    })

    test("each book shows its title, author, cover, summary and a link to the bookstore", () => {
      const cards = within(mainOf("/books/")).getAllByRole("article", hidden)
      expect(cards).toHaveLength(8)
      for (const [index, { title, author, amazonUrl }] of books.entries()) {
        const card = cards[index] ?? document.body
        expect(count(card, "heading", title)).toBe(1)
        expect(card).toHaveTextContent(author)
        expect(card.querySelectorAll("img")).toHaveLength(1)
        expect(hrefOf(card, new RegExp(`^View at the bookstore ${title.slice(0, 9)}`))).toBe(amazonUrl)
      }
    })

    test("the books page ends in takeaways", () => {
      expect(count(region("/books/", "Where the eight overlap"), "listitem")).toBeGreaterThan(0)
    })

    test("the first three appearances are featured, all seven carry their type", () => {
      const featured = region("/media/", "Featured")
      const more = region("/media/", "Earlier appearances")
      const cards = [featured, more].map((part) => within(part).getAllByRole("article", hidden))
      expect(cards.map(({ length }) => length)).toEqual([3, 4])
      for (const [index, { title, type }] of media.entries()) {
        const card = cards.flat()[index]
        expect(card).toHaveTextContent(title)
        expect(card).toHaveTextContent(new RegExp(type, "i"))
      }
    })

    test("the podcasts stand together, and nothing else with them", () => {
      const podcasts = media.filter(({ type }) => type === "podcast").map(({ title }) => title)
      const links = within(region("/media/", /Podcasts/)).getAllByRole("link", hidden)
      expect(links.map(({ textContent }) => textContent)).toEqual(
        podcasts.map((title) => `${title} (opens in a new tab)`),
      )
    })

    test("media inquiries lead to the contact page", () => {
      expect(hrefOf(mainOf("/media/"), "Ask about a date")).toBe("/contact/")
    })

    test("each post leads to its address under /blog/", () => {
      for (const { title, slug } of posts) expect(hrefOf(mainOf("/blog/"), title)).toBe(`/blog/${slug}/`)
    })

    test("the newsletter form takes an email address", () => {
      const email = within(mainOf("/blog/")).getByPlaceholderText("Your email address")
      expect(email).toHaveAttribute("type", "email")
    })

    test("the about page has a bio, three groups of achievements, three points of philosophy and four values", () => {
      const points = (name: string) =>
        within(region("/about/", name)).getAllByRole("heading", { ...hidden, level: 3 }).length
      expect(mainOf("/about/")).toHaveTextContent("I began in 2007 as the first engineer at Parcelbright")
      expect(points("Key achievements")).toBe(3)
      expect(points("How I decide what comes first")).toBe(3)
      expect(points("Core values")).toBe(4)
      expect(count(mainOf("/about/"), "blockquote")).toBe(3)
    })

    test("the contact page offers LinkedIn and the way home, and no form", () => {
      const main = mainOf("/contact/")
      expect(hrefOf(main, /Connect on LinkedIn/)).toBe(site.linkedinUrl)
      expect(hrefOf(main, "Back to home")).toBe("/")
      expect(count(main, "link")).toBe(2)
      expect(main.querySelector("form")).toBeNull()
    })

    test("the footer holds services, resources, ways to meet, the claim and this year", () => {
      const footer = within(open("/")).getByRole("contentinfo", hidden)
      for (const { id, title } of services) expect(hrefOf(footer, title)).toBe(`/services/#${id}`)
      const resources = within(footer).getByRole("navigation", { ...hidden, name: "Resources" })
      const names = within(resources).getAllByRole("link", hidden)
      expect(names.map(({ textContent }) => textContent)).toEqual(["Free Tools", "Books", "Blog", "Media"])
      expect(hrefOf(footer, /Schedule a call/)).toBe(site.schedulingUrl)
      expect(footer).toHaveTextContent("less than 30%")
      expect(footer).toHaveTextContent(`© ${new Date().getFullYear()} ${site.name}`)
      expect(hrefOf(footer, "Privacy")).toBe("/privacy/")
      expect(hrefOf(footer, "Terms")).toBe("/terms/")
    })
  },
  ["sample"],
)

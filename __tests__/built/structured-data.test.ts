import { contentOf, publicAddress, servedAt } from "../../kit/dev/support/owners"
import { parseUrl } from "../../kit/language/addresses"
import { lostRoute, routesOf } from "../site/support/routes"
import { namedBy } from "../support/html/addresses"
import { all, attribute, first, type Html, inOneLine, shownTextOf, textOf } from "../support/html/parse"
import { nodesIn } from "../support/structured-data"
import { forEachOwner } from "./support/site"

/** The one graph in a page. */
function graphOf(page: Html): object {
  const [graph, ...more] = all('script[type="application/ld+json"]', page)
  expect([graph !== undefined, more.length]).toEqual([true, 0])
  return JSON.parse(textOf(graph ?? null))
}

/** The words that a page shows, those of its head included, in one line. */
function readableWords(page: Html): string {
  const head = all("head > title, head > meta", page).map((tag) => attribute(tag, "content") || textOf(tag))
  return inOneLine([shownTextOf(first("body", page)), ...head].join("\n"))
}

/** Values that do not appear on a page as text or address: JSON-LD's names, the language tag, a number that the link contains, a machine-readable day. */
const wordless = [
  "@context",
  "@type",
  "inLanguage",
  "datePublished",
  "startDate",
  "availabilityStarts",
  "priceCurrency",
  "unitCode",
]

function* textsIn(value: unknown, key = ""): Generator<string> {
  if (typeof value === "string" && !wordless.includes(key)) yield value
  if (Array.isArray(value)) for (const item of value) yield* textsIn(item, key)
  else if (typeof value === "object" && value !== null)
    for (const [name, child] of Object.entries(value)) yield* textsIn(child, name)
}

forEachOwner(({ owner, page, files, text }) => {
  const siteOf = () => contentOf<{ siteUrl: string; language: string }>(owner, "site.json")

  test("every page has one graph, and what its parts refer to is there", () => {
    const lost = [...routesOf(owner), lostRoute].flatMap((route) => {
      const nodes = [...nodesIn(graphOf(page(route)))]
      const described = nodes.filter((node) => Object.keys(node).join() !== "@id").map((node) => node["@id"])
      const ids = described.filter((id) => id !== undefined)
      expect([route, new Set(ids).size]).toEqual([route, ids.length])
      // Another page of the site has a graph of its own.
      const isPage = (id: unknown) => String(id).startsWith(publicAddress(owner, "/")) && !String(id).includes("#")
      return nodes.map((node) => node["@id"]).filter((id) => id !== undefined && !ids.includes(id) && !isPage(id))
    })
    expect(lost).toEqual([])
  })

  test("every page says to programs only what it shows to people", () => {
    const { origin } = new URL(servedAt(owner))
    const hidden = [...routesOf(owner), lostRoute].flatMap((route) => {
      const here = new URL(`.${route}`, servedAt(owner)).href
      const { ids, links, resources } = namedBy(page(route), here)
      const parts = [...ids].map((id) => new URL(`#${id}`, here))
      const known = new Set([here, ...[...links, ...resources, ...parts].map(({ href }) => href)])
      const words = readableWords(page(route))
      const texts = [...textsIn(graphOf(page(route)))]
      expect([route, texts.length > 0]).toEqual([route, true])
      return texts
        .filter((said) => {
          if (words.includes(inOneLine(said)) || known.has(`mailto:${said}`)) return false
          const [address = ""] = said.split("#/")
          return !known.has(parseUrl(address.replace(siteOf().siteUrl, origin))?.href ?? "")
        })
        .map((said) => `${route}: ${said}`)
    })
    expect(hidden).toEqual([])
  })

  test("clients' words are no reviews, and nothing is rated", () => {
    for (const route of routesOf(owner))
      expect(JSON.stringify(graphOf(page(route)))).not.toMatch(/"\w*(?:review|rating)\w*":/i)
  })

  test("structured data costs visitors no script and no page data", () => {
    const described = /ProfessionalService|BreadcrumbList|@graph/
    expect([...files(".js"), ...files(".json")].filter((path) => described.test(text(path)))).toEqual([])
  })
})

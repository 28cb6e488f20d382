import type { Graph } from "schema-dts"
import { withoutSoftHyphens } from "../../../kit/language/soft-hyphens"
import * as pages from "./pages"
import { practiceOf, type SiteFacts } from "./site-facts"
import { breadcrumbs, owner, practice, webPage, webSite } from "./things"

/**
 * Builds a page's structured data: schema.org nodes for the content that it shows, linked by `@id`.
 *
 * @param pathname the page's path within the site, without the path prefix
 * @param data the result of the page's query
 * @returns one graph; for a page not listed here, it has only the nodes that all pages share
 */
export function structuredData(facts: SiteFacts, pathname: string, data: unknown): Graph {
  const page = pageContent(facts, pathname, data)
  const described = new Map(page?.described?.map((each) => [each.jsonId, each]))
  return {
    "@context": "https://schema.org",
    "@graph": [
      ...(page ? [webPage(facts, page)] : []),
      ...(page?.path && page.crumbs ? [breadcrumbs(facts, page.path, page.crumbs)] : []),
      ...(page?.nodes ?? []),
      webSite(facts),
      owner(facts, page?.owner),
      practice(facts, described, page?.owner, isAbout(page, practiceOf(facts)) ? page?.seo.description : undefined),
    ],
  }
}

const isAbout = (page: pages.PageContent | undefined, node: { readonly "@id": string }): boolean =>
  page?.mainEntity !== undefined && "@id" in page.mainEntity && page.mainEntity["@id"] === node["@id"]

const has = (data: unknown, key: string): boolean => typeof data === "object" && data !== null && key in data

/** Recognized by their data, because the owner can choose any path for them. */
const isCustomPage = (data: unknown): data is Queries.CustomPageDataFragment => has(data, "customPage")
const isEngagement = (data: unknown): data is Queries.EngagementPageQuery => has(data, "engagement")

/** Gatsby passes a page's data without a type; the path determines which query it is from. */
function pageContent(facts: SiteFacts, pathname: string, data: unknown): pages.PageContent | undefined {
  switch (pathname) {
    case "/":
      return pages.home(facts, data as Queries.HomePageQuery)
    case "/services/":
      return pages.services(facts, data as Queries.ServicesPageQuery)
    case "/tools/":
      return pages.tools(facts, data as Queries.ToolsPageQuery)
    case "/books/":
      return pages.books(facts, data as Queries.BooksPageQuery)
    case "/media/":
      return pages.media(facts, data as Queries.MediaPageQuery)
    case "/blog/":
      return pages.blogPage(facts, data as Queries.BlogPageQuery)
    case "/about/":
      return pages.about(facts, data as Queries.AboutPageQuery)
    case "/contact/":
      return pages.contact(facts, data as Queries.ContactPageQuery)
    case "/privacy/":
      return pages.legal(facts, "privacy", data as Queries.PrivacyPageQuery)
    case "/terms/":
      return pages.legal(facts, "terms", data as Queries.TermsPageQuery)
    case "/404/":
    case "/404.html":
      return pages.notFound(data as Queries.NotFoundPageQuery)
  }
  if (pathname.startsWith("/blog/")) return pages.article(facts, data as Queries.ArticlePageQuery)
  if (pathname.startsWith("/tools/")) return pages.assessment(facts, data as Queries.AssessmentPageQuery)
  if (isEngagement(data)) return pages.engagement(facts, data)
  return isCustomPage(data) ? pages.customPage(facts, data) : undefined
}

/** @returns the graph for a script element: without soft hyphens, and with no text that could close the element or open a comment */
export const jsonText = (graph: Graph): string => withoutSoftHyphens(JSON.stringify(graph)).replaceAll("<", "\\u003c")

import type { Thing } from "schema-dts"
import { pageOf } from "../../ui/page-of"
import type { PictureFile } from "../../ui/picture/picture"
import { addressOf, ownerOf, pictureAddress, practiceOf, type SiteFacts } from "./site-facts"
import {
  appearance,
  blog,
  blogPosting,
  book,
  caseStudy,
  catalogOf,
  itemList,
  linkedPage,
  type OwnerDetails,
  type PageValues,
  postingId,
  question,
  type ServiceDetails,
  tool,
} from "./things"

/** The owner, on a page that shows their portrait and role. */
const portrayed = (facts: SiteFacts, about?: { readonly portrait?: PictureFile | undefined } | null): OwnerDetails => ({
  jobTitle: facts.site.role,
  image: pictureAddress(about?.portrait, facts),
})

/** A page's additions to the graph that all pages share. */
export interface PageContent extends PageValues {
  /** Nodes of its own. */
  readonly nodes?: readonly Thing[]
  /** The details of the owner that it shows besides the name. */
  readonly owner?: OwnerDetails
  /** The services that it describes; of others, it has only the names. */
  readonly described?: ReadonlyArray<{ readonly jsonId: string } & ServiceDetails>
}

export function home(facts: SiteFacts, data: Queries.HomePageQuery): PageContent {
  const { seo } = pageOf(data.page, "home")
  return {
    type: "WebPage",
    path: "/",
    seo,
    mainEntity: practiceOf(facts),
    described: data.services.nodes,
    owner: { image: pictureAddress(data.about?.portrait, facts) },
  }
}

export function services(facts: SiteFacts, data: Queries.ServicesPageQuery): PageContent {
  const { seo } = pageOf(data.page, "services")
  const described = data.services.nodes
  const page = { ...inMenu(facts, "services"), type: "CollectionPage", seo, described } as const
  return described.length > 0 ? { ...page, mainEntity: catalogOf(facts) } : page
}

export function tools(facts: SiteFacts, data: Queries.ToolsPageQuery): PageContent {
  const page = pageOf(data.page, "tools")
  return listing(
    facts,
    "tools",
    page,
    data.tools.nodes.map((node) => tool(facts, node)),
  )
}

export function books(facts: SiteFacts, data: Queries.BooksPageQuery): PageContent {
  const page = pageOf(data.page, "books")
  return listing(
    facts,
    "books",
    page,
    [...data.books.nodes, ...data.others.nodes].map((node) => book(facts, node)),
  )
}

export function media(facts: SiteFacts, data: Queries.MediaPageQuery): PageContent {
  const page = pageOf(data.page, "media")
  const shown = [...data.lead.nodes, ...data.featured.nodes, ...data.more.nodes]
  const knowsAbout = page.speaker?.topics?.items.map(({ title }) => title)
  return {
    ...listing(facts, "media", page, [
      ...shown.map((node) => appearance(facts, node, node.picture)),
      ...data.older.nodes.map((node) => appearance(facts, node, null)),
    ]),
    owner: { knowsAbout },
  }
}

export function blogPage(facts: SiteFacts, data: Queries.BlogPageQuery): PageContent {
  const { seo } = pageOf(data.page, "blog")
  const node = blog(
    facts,
    data.newest.nodes.map(({ title, excerpt, slug, externalUrl, published, categories, imageUrl }) => ({
      title,
      url: externalUrl ?? addressOf(facts, `/blog/${slug}/`),
      description: excerpt,
      datePublished: published,
      image: pictureAddress(imageUrl, facts),
      keywords: categories,
    })),
  )
  return { ...inMenu(facts, "blog"), type: "CollectionPage", seo, mainEntity: { "@id": node["@id"] }, nodes: [node] }
}

/** An article, and the blog that it belongs to. */
export function article(facts: SiteFacts, data: Queries.ArticlePageQuery): PageContent {
  const { slug, post, text } = pageOf(data.article, "blog")
  const path = `/blog/${slug}/`
  const posting = {
    title: post.title,
    url: addressOf(facts, path),
    description: post.excerpt,
    datePublished: post.published,
    image: pictureAddress(post.imageUrl, facts),
    keywords: post.categories,
    wordCount: text?.words,
  }
  const { crumbs } = inMenu(facts, "blog")
  return {
    type: "WebPage",
    path,
    seo: { title: post.title, description: post.excerpt ?? facts.site.seo.description },
    crumbs: [...crumbs, { name: post.title, path }],
    mainEntity: { "@id": postingId(posting.url) },
    nodes: [blogPosting(facts, posting), blog(facts, [])],
    owner: portrayed(facts, data.about),
  }
}

/** A legal page, linked in the footer. */
export function legal(
  facts: SiteFacts,
  route: "privacy" | "terms",
  data: Queries.PrivacyPageQuery | Queries.TermsPageQuery,
): PageContent {
  const path = `/${route}/`
  const { seo } = pageOf(data.page, route)
  return { type: "WebPage", path, seo, crumbs: [{ name: facts.labels.footer[route], path }] }
}

/** A custom page. A case study is an article below the page that lists all case studies, and that page is a collection. */
export function customPage(facts: SiteFacts, data: Queries.CustomPageDataFragment): PageContent {
  const { slug, title, description, client, appeared, picture, card, cases, listedOn, ...page } = pageOf(
    data.customPage,
    "own",
  )
  const path = `/${slug}/`
  const image = pictureAddress(picture, facts)
  const above = listedOn ? [{ name: listedOn.menuTitle ?? listedOn.title, path: `/${listedOn.slug}/` }] : []
  const crumbs = [...above, { name: page.menuTitle ?? title, path }]
  const values = { path, seo: { title, description }, image, crumbs }
  if (client) {
    const node = caseStudy(facts, path, {
      title,
      client,
      description,
      datePublished: appeared?.iso,
      image: image ?? (card && addressOf(facts, card.path)),
    })
    return { ...values, type: "WebPage", mainEntity: { "@id": node["@id"] }, nodes: [node] }
  }
  if (cases.length === 0) return { ...values, type: "WebPage" }
  const list = itemList(
    facts,
    path,
    title,
    cases.map((each) => linkedPage(facts, `/${each.slug}/`, each.title, each.description)),
  )
  return { ...values, type: "CollectionPage", mainEntity: { "@id": list["@id"] }, nodes: [list] }
}

/** The page about how an engagement works; with questions, it is an FAQPage. */
export function engagement(facts: SiteFacts, data: Queries.EngagementPageQuery): PageContent {
  const { slug, seo, menuTitle, questions } = pageOf(data.engagement, "engagement")
  const path = `/${slug}/`
  const page = { path, seo, crumbs: [{ name: menuTitle, path }] }
  if (!questions) return { ...page, type: "WebPage" }
  return { ...page, type: "FAQPage", mainEntity: questions.entries.map((each) => question(facts, path, each)) }
}

/** The page of a tool's assessment, with the tool as its main entity. */
export function assessment(facts: SiteFacts, data: Queries.AssessmentPageQuery): PageContent {
  const { jsonId, seo, tool: about } = pageOf(data.assessment, "assessment")
  const path = `/tools/${jsonId}/`
  const page = { type: "WebPage", path, seo } as const
  if (!about) return page
  const node = tool(facts, about)
  const crumbs = [...inMenu(facts, "tools").crumbs, { name: about.title, path }]
  return { ...page, crumbs, mainEntity: { "@id": node["@id"] }, nodes: [node] }
}

export function about(facts: SiteFacts, data: Queries.AboutPageQuery): PageContent {
  const page = pageOf(data.page, "about")
  const details = { ...portrayed(facts, page), knowsAbout: facts.services.map(({ title }) => title) }
  return { ...inMenu(facts, "about"), type: "AboutPage", seo: page.seo, mainEntity: ownerOf(facts), owner: details }
}

export function contact(facts: SiteFacts, data: Queries.ContactPageQuery): PageContent {
  const { seo } = pageOf(data.page, "contact")
  // Only if the page shows it, which requires labels.
  const owner = { place: data.site?.whereabouts.length ? data.site.place : null }
  return { ...inMenu(facts, "contact"), type: "ContactPage", seo, mainEntity: practiceOf(facts), owner }
}

/** Without an address, because every unknown address shows it. */
export function notFound(data: Queries.NotFoundPageQuery): PageContent {
  return { type: "WebPage", seo: pageOf(data.page, "not-found").seo }
}

type Route = Exclude<keyof SiteFacts["labels"]["navigation"], "main" | "home">

/** The path and breadcrumbs of a page in the menus. */
function inMenu({ labels }: SiteFacts, route: Route) {
  const path = `/${route}/`
  return { path, crumbs: [{ name: labels.navigation[route], path }] }
}

/** A page that shows a list. If the list is empty, it has no main entity. */
function listing(
  facts: SiteFacts,
  route: Route,
  { seo, heading }: { readonly seo: Queries.SeoFragment; readonly heading: string },
  items: readonly Thing[],
): PageContent {
  const page = { ...inMenu(facts, route), type: "CollectionPage", seo } as const
  if (items.length === 0) return page
  const list = itemList(facts, page.path, heading, items)
  return { ...page, mainEntity: { "@id": list["@id"] }, nodes: [list] }
}

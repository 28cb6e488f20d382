import { contentOf, type Owner } from "./owners"

/** The eight routes of the product specification, section 2, as the built site serves them. */
export const routes = ["/", "/services/", "/tools/", "/books/", "/media/", "/blog/", "/about/", "/contact/"] as const

/** The pages of legal texts, which look alike. */
export const legalRoutes = ["/privacy/", "/terms/"] as const

/** An address that nobody made. */
export const lostRoute = "/no-such-page/"

/** Stands for the page of an owner's first post in a list of routes: only their content knows its address. */
export const firstArticle = "the first article"

interface Post {
  readonly slug: string
  readonly title: string
  readonly externalUrl?: string
  readonly draft?: boolean
  readonly publishOn?: string
}

/** @returns the posts that have a page on an owner's site */
export function articlesOf(owner: Owner): readonly Post[] {
  const today = new Date().toISOString().slice(0, 10)
  return contentOf<Post[]>(owner, "posts.json").filter(
    ({ externalUrl, draft, publishOn }) => !externalUrl && !draft && (publishOn ?? "") <= today,
  )
}

/** @returns the address of a route on an owner's site; undefined for the first article of an owner who has none */
export function addressOf(route: string, owner: Owner): string | undefined {
  if (route !== firstArticle) return route
  const [post] = articlesOf(owner)
  return post && `/blog/${post.slug}/`
}

import posts from "../../../data/posts.json"

/** The eight routes of the product specification, section 2, as the built site serves them. */
export const routes = ["/", "/services/", "/tools/", "/books/", "/media/", "/blog/", "/about/", "/contact/"] as const

/** The articles of the sample's posts, the newest first. */
export const articles = posts.map(({ slug }) => `/blog/${slug}/`)

/** Every page that can be found. */
export const pages: readonly string[] = [...routes, ...articles, "/privacy/", "/terms/"]

/** An address that nobody made. */
export const lostRoute = "/no-such-page/"

/** The eight routes of the product specification, section 2, as the built site serves them. */
export const routes = ["/", "/services/", "/tools/", "/books/", "/media/", "/blog/", "/about/", "/contact/"] as const

/** An address that nobody made. */
export const lostRoute = "/no-such-page/"

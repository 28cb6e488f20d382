import { DomUtils, parseDocument } from "htmlparser2"
import { postAddress } from "../../content/contract/site-addresses"
import { absoluteUrl, parseUrl } from "../../language/addresses"
import { isoDay } from "../../language/dates"
import { escapeAttribute } from "../../language/html"

/** The data that feeds and lists need, with the newest posts and their texts. */
export const publishedQuery = `
  query Published {
    site {
      pathPrefix
    }
    siteJson {
      language
      name
      role
      tagline
      siteUrl
      schedulingUrl
      securityContact
      pagesOff
      costClaim {
        sentence
      }
      seo {
        title
        description
      }
    }
    blogPageJson {
      seo {
        title
        description
      }
    }
    allPostsJson(sort: { index: ASC }) {
      nodes {
        title
        slug
        excerpt
        categories
        externalUrl
        published
      }
    }
    allArticle {
      nodes {
        slug
        text {
          parts {
            html
            picture {
              alt
              caption
              file {
                picture(slot: text) {
                  src
                  width
                  height
                }
              }
            }
          }
        }
      }
    }
  }
`

type PictureInText = Pick<Queries.TextPicture, "alt" | "caption"> & {
  readonly file: { readonly picture: Pick<Queries.Picture, "src" | "width" | "height"> | null } | null
}

/** The query's result. */
export interface PublishedSite {
  readonly site: Pick<Queries.Site, "pathPrefix"> | null
  readonly siteJson: Queries.SiteJson
  readonly blogPageJson: Pick<Queries.BlogPageJson, "seo">
  readonly allPostsJson: {
    readonly nodes: ReadonlyArray<
      Pick<Queries.PostsJson, "title" | "slug" | "excerpt" | "categories" | "externalUrl" | "published">
    >
  }
  readonly allArticle: {
    readonly nodes: ReadonlyArray<{
      readonly slug: string
      readonly text: {
        readonly parts: ReadonlyArray<{ readonly html: string | null; readonly picture: PictureInText | null }>
      } | null
    }>
  }
}

/** A post as a feed item. */
export interface Entry {
  readonly url: string
  readonly title: string
  readonly summary: string | undefined
  /** The whole text, with absolute addresses; absent if the text is published elsewhere. */
  readonly html: string | undefined
  /** The publication day; absent unless the exact day is known: feeds cannot express a month. */
  readonly day: string | undefined
  readonly topics: readonly string[]
}

/** More than a feed reader shows, and less than a hundred texts in one file. */
const maxEntries = 50

/** @returns a function from a path to its absolute address on the site, the same as in canonical links */
export const addressOn =
  ({ site, siteJson }: Pick<PublishedSite, "site" | "siteJson">) =>
  (path: string): string =>
    absoluteUrl(siteJson.siteUrl, site?.pathPrefix ?? "", path)

/**
 * @param published the query's result
 * @returns the newest posts, newest first
 */
export function feedEntries(published: PublishedSite): readonly Entry[] {
  const address = addressOn(published)
  const texts = new Map(published.allArticle.nodes.map(({ slug, text }) => [slug, text]))
  return published.allPostsJson.nodes
    .slice(0, maxEntries)
    .map((post) => {
      const url = post.externalUrl ?? address(postAddress(post.slug))
      const parts = post.externalUrl ? undefined : texts.get(post.slug)?.parts
      return {
        url,
        title: post.title,
        topics: post.categories ?? [],
        summary: post.excerpt ?? undefined,
        html: parts?.map((part) => (part.picture ? figure(part.picture) : (part.html ?? ""))).join("\n"),
        day: post.published && isoDay.test(post.published) ? post.published : undefined,
      }
    })
    .map((entry) => ({ ...entry, html: entry.html && forReaders(entry.html, entry.url) }))
}

function figure({ alt, caption, file }: PictureInText): string {
  if (!file?.picture) return ""
  const { src, width, height } = file.picture
  const img = `<img src="${escapeAttribute(src)}" alt="${escapeAttribute(alt)}" width="${width}" height="${height}">`
  return `<figure>${img}${caption ? `<figcaption>${escapeAttribute(caption)}</figcaption>` : ""}</figure>`
}

/** The elements of an article with their attributes; all others belong to the page that shows it. */
const inFeeds = new Map<string, readonly string[]>([
  ...["p", "br", "hr", "h2", "h3", "h4", "h5", "h6", "em", "strong", "del", "sup", "blockquote", "ul", "li"].map(plain),
  ...["table", "thead", "tbody", "tr", "td", "figure", "figcaption", "section"].map(plain),
  ["a", ["href"]],
  ["img", ["src", "alt", "width", "height"]],
  ["ol", ["start"]],
  ["th", ["scope"]],
  ["pre", ["dir"]],
  ["code", ["dir"]],
])

function plain(name: string): [string, readonly string[]] {
  return [name, []]
}

/** Removes what a page adds to an article: headings' links to themselves, words for screen readers, links back from notes. */
function forReaders(html: string, url: string): string {
  // Without decoding, everything else is printed unchanged; in the parsed tree, addresses shown in code examples stay as written.
  const tree = parseDocument(html, { decodeEntities: false })
  for (const element of DomUtils.getElementsByTagName("*", tree)) {
    const { name, attribs } = element
    const attributes = inFeeds.get(name)
    const isOwnLink = /^h\d$/.test(name) && attribs.id !== undefined
    for (const link of isOwnLink ? DomUtils.getElementsByTagName("a", element) : [])
      if (link.attribs.href === `#${attribs.id}`) unwrap(link)
    if (attribs.class === "visually-hidden" || attribs.class === "back") DomUtils.removeElement(element)
    else if (!attributes) unwrap(element)
    element.attribs = Object.fromEntries(Object.entries(attribs).filter(([key]) => attributes?.includes(key)))
    for (const [key, value] of Object.entries(element.attribs))
      if ((key === "href" || key === "src") && /^[/#]/.test(value))
        element.attribs[key] = parseUrl(value, url)?.href ?? ""
  }
  return DomUtils.getOuterHTML(tree, { encodeEntities: false })
}

function unwrap(element: ReturnType<typeof DomUtils.getElementsByTagName>[number]): void {
  for (const child of [...element.children]) DomUtils.prepend(element, child)
  DomUtils.removeElement(element)
}

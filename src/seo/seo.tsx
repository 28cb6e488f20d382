import { graphql, withPrefix } from "gatsby"
import { Helmet } from "react-helmet"
import { absoluteUrl } from "../../kit/language/addresses"
import { directionOf } from "../../kit/language/direction"
import { withoutSoftHyphens } from "../../kit/language/soft-hyphens"
import { useHasPage, useSite } from "../ui/site-context"
import { useChosenTheme } from "../ui/theme"

interface SeoProps {
  seo: Queries.SeoFragment
  /** The picture for shared links; null in the development server. */
  card: Queries.SocialCardFragment | null
  /** The page's path, with both slashes; absent for a page without an address of its own. */
  path?: string
  /** Whether the title is complete, as on the home page; otherwise the owner's name follows it. */
  wholeTitle?: boolean
  /** For an article: its publication date, or null if unknown. */
  published?: string | null
}

/** Writes the document's head. The page's values take precedence over the site's. */
export function Seo({ seo, card, path, wholeTitle = false, published }: SeoProps) {
  const site = useSite()
  const chosen = useChosenTheme()
  const hasFeeds = useHasPage("blog")
  const own = withoutSoftHyphens(seo.title)
  const title = wholeTitle ? own : `${own} · ${site.name}`
  const whole = (address: string) => absoluteUrl(site.siteUrl, "", withPrefix(address))
  const url = path && whole(path)
  const twitter = twitterName(site.twitterUrl)

  return (
    <Helmet htmlAttributes={{ lang: site.language, dir: directionOf(site.language) }}>
      <title>{title}</title>
      <meta name="description" content={seo.description} />
      {url && <link rel="canonical" href={url} />}
      {url ? <meta property="og:url" content={url} /> : <meta name="robots" content="noindex" />}
      <meta property="og:type" content={published === undefined ? "website" : "article"} />
      {published && <meta property="article:published_time" content={published} />}
      <meta property="og:site_name" content={site.seo.title} />
      <meta property="og:locale" content={site.openGraphLocale} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={seo.description} />
      {card && <meta property="og:image" content={whole(card.path)} />}
      {card && <meta property="og:image:type" content="image/png" />}
      {card && <meta property="og:image:width" content="1200" />}
      {card && <meta property="og:image:height" content="630" />}
      {card && <meta property="og:image:alt" content={card.alt} />}
      <meta name="twitter:card" content={card ? "summary_large_image" : "summary"} />
      {twitter && <meta name="twitter:site" content={twitter} />}
      {hasFeeds && (
        <link rel="alternate" type="application/rss+xml" title={site.seo.title} href={withPrefix("/rss.xml")} />
      )}
      {hasFeeds && (
        <link rel="alternate" type="application/feed+json" title={site.seo.title} href={withPrefix("/feed.json")} />
      )}
      <link rel="icon" type="image/png" sizes="32x32" href={withPrefix("/icons/icon-32x32.png")} />
      {site.iconUrl?.extension === "svg" && (
        <link rel="icon" type="image/svg+xml" sizes="any" href={site.iconUrl.publicURL ?? ""} />
      )}
      <link rel="apple-touch-icon" href={withPrefix("/icons/icon-180x180.png")} />
      <link rel="manifest" href={withPrefix("/manifest.webmanifest")} />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={SURFACES[chosen ?? "light"]} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={SURFACES[chosen ?? "dark"]} />
    </Helmet>
  )
}

export const seoFragment = graphql`
  fragment Seo on Seo {
    title
    description
  }

  fragment SocialCard on SocialCard {
    path
    alt
  }
`

/**
 * @param address the owner's Twitter profile, if any
 * @returns their handle, as "@name"; undefined if the address is on another site, or has no handle of at most 15 letters, digits or underscores
 */
export function twitterName(address: string | null): string | undefined {
  const [, name] = /^https:\/\/(?:www\.|mobile\.)?(?:twitter|x)\.com\/@?(\w{1,15})\/?$/i.exec(address ?? "") ?? []
  return name && `@${name}`
}

import { graphql, withPrefix } from "gatsby"
import { Helmet } from "react-helmet"
import { directionOf } from "../ui/direction"
import { useSite } from "../ui/site-context"
import { type Theme, useChosenTheme } from "../ui/theme"

/** The page's surface in each theme, for the browser's own bars: `--surface` of src/styles/tokens.css in sRGB. */
const surfaces: Readonly<Record<Theme, string>> = { light: "#fcfaf6", dark: "#0d1016" }

interface SeoProps {
  seo: Queries.SeoFragment
  /** The page's path, with both slashes; absent for a page that has no address of its own. */
  path?: string
  /** Home's title is whole; the others are followed by the owner's name. */
  wholeTitle?: boolean
  /** What the page is to those who share it. */
  type?: "website" | "article"
}

/** The one place that writes the document's head. Values come from the page first, then from the site. */
export function Seo({ seo, path, wholeTitle = false, type = "website" }: SeoProps) {
  const site = useSite()
  const chosen = useChosenTheme()
  const title = wholeTitle ? seo.title : `${seo.title} · ${site.name}`
  const url = path && site.siteUrl.replace(/\/$/, "") + path

  return (
    <Helmet htmlAttributes={{ lang: site.language, dir: directionOf(site.language) }}>
      <title>{title}</title>
      <meta name="description" content={seo.description} />
      {url && <link rel="canonical" href={url} />}
      {url ? <meta property="og:url" content={url} /> : <meta name="robots" content="noindex" />}
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={site.seo.title} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={seo.description} />
      <link rel="alternate" type="application/rss+xml" title={site.seo.title} href={withPrefix("/rss.xml")} />
      <link rel="alternate" type="application/feed+json" title={site.seo.title} href={withPrefix("/feed.json")} />
      <link rel="icon" type="image/svg+xml" href={withPrefix("/favicon.svg")} />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={surfaces[chosen ?? "light"]} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={surfaces[chosen ?? "dark"]} />
    </Helmet>
  )
}

export const seoFragment = graphql`
  fragment Seo on Seo {
    title
    description
  }
`

import { type GatsbySSR, type RenderBodyArgs, withPrefix } from "gatsby"
import type { PropsWithChildren, ReactElement } from "react"
import { bodyHtml } from "../../kit/gatsby/patches/missing-types"
import { jsonText, structuredData } from "../seo/structured-data/structured-data"
import { themeScript } from "../ui/theme"
import { fontLinks } from "./fonts/font-links"
import { useShell, wrapPageElement as wrapInLayout } from "./layout"

/**
 * Adds to a page's head what it needs before it is painted (the visitor's theme, the fonts of the first view), and its structured data for programs.
 *
 * The hash in the key is for Gatsby's cache. Each page's HTML contains the styles, but if only CSS has changed, a warm build keeps the old HTML (seen with
 * 5.16.1). A hash in the rendering code makes Gatsby render the pages again.
 */
export const onRenderBody: GatsbySSR["onRenderBody"] = (args) => {
  args.setHeadComponents([
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, inline so that the theme is right in the first frame.
    <script key={`theme ${STYLES_HASH}`} dangerouslySetInnerHTML={{ __html: themeScript }} />,
    // The development server shows the content's diagnostics (kit/gatsby/preview/panel.ts); the built site does not contain them.
    ...(process.env.NODE_ENV === "development" ? [<script key="content" src="/__content/panel.js" defer />] : []),
    ...fontLinks(bodyHtml(args)),
    structuredDataScript(args),
  ])
}

let shell: ReturnType<typeof useShell> | undefined

/** Adds nothing to the page, but stores the data of the shell's query, which Gatsby does not pass to `onRenderBody`. */
function KeepShell({ children }: PropsWithChildren) {
  shell = useShell()
  return <>{children}</>
}

/** As in the browser, but also stores the shell's data for the head. */
export const wrapPageElement: GatsbySSR["wrapPageElement"] = ({ element, props }) =>
  wrapInLayout({ element: <KeepShell>{element}</KeepShell>, props })

/**
 * @returns the page's structured data as a script element. It is only in the built HTML, so it adds nothing to scripts or page data. Null in the development
 *   server, which renders no pages and provides no `loadPageDataSync`.
 */
function structuredDataScript({ pathname, loadPageDataSync }: RenderBodyArgs): ReactElement | null {
  if (!shell || !loadPageDataSync) return null
  const facts = { ...shell, pathPrefix: withPrefix("/").slice(0, -1) }
  const { data } = loadPageDataSync(pathname).result
  return (
    <script
      key="structured-data"
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no text can close the element (json-text.ts).
      dangerouslySetInnerHTML={{ __html: jsonText(structuredData(facts, pathname, data)) }}
    />
  )
}

import type { GatsbySSR } from "gatsby"
import { fontLinks } from "../fonts/font-links"
import { bodyHtml } from "../gatsby/untyped"
import { themeScript } from "../ui/theme"
import { structuredDataScript } from "./structured-data-script"

/**
 * Puts what every page needs before it is painted into its head: the visitor's theme, and the fonts of the first view. And, for
 * programs that read the page, its structured data.
 *
 * The hash in the key is there for Gatsby's cache: the styles stand in each page's HTML, but a warm build after a change of CSS alone
 * keeps the old HTML (seen with 5.16.1). With the hash in the code that renders the pages they are rendered anew.
 */
export const onRenderBody: GatsbySSR["onRenderBody"] = (args) => {
  args.setHeadComponents([
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, inline so that the theme is right in the first frame.
    <script key={`theme ${STYLES_HASH}`} dangerouslySetInnerHTML={{ __html: themeScript }} />,
    // The development server shows what is wrong with the content (src/content/develop/panel.ts); the built site has nothing of it.
    ...(process.env.NODE_ENV === "development" ? [<script key="content" src="/__content/panel.js" defer />] : []),
    ...fontLinks(bodyHtml(args)),
    structuredDataScript(args),
  ])
}

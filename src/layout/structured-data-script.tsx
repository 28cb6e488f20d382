import { type GatsbySSR, type RenderBodyArgs, withPrefix } from "gatsby"
import type { PropsWithChildren, ReactElement } from "react"
import { jsonText, structuredData } from "../seo/structured-data/structured-data"
import { useShell } from "./layout"
import { wrapPageElement as wrapInLayout } from "./wrap-page-element"

let shell: ReturnType<typeof useShell> | undefined

/** Adds nothing to the page. Gatsby gives `onRenderBody` the data of the page, but not that of the shell's query; this keeps it. */
function KeepShell({ children }: PropsWithChildren) {
  shell = useShell()
  return <>{children}</>
}

/** As in the browser, with the shell's data kept for the head. */
export const wrapPageElement: GatsbySSR["wrapPageElement"] = ({ element, props }) =>
  wrapInLayout({ element: <KeepShell>{element}</KeepShell>, props })

/**
 * @returns the page's structured data as a script element, to stand in the built page and nowhere else: it costs no script and no page
 *   data. None in the development server, which renders no pages and gives no `loadPageDataSync`.
 */
export function structuredDataScript({ pathname, loadPageDataSync }: RenderBodyArgs): ReactElement | null {
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

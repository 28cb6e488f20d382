import type { PageProps } from "gatsby"
import { type ReactNode, useRef } from "react"

/** The part of Gatsby's loader used here; Gatsby makes it a global (5.16.1, cache-dir/app.js). */
interface Loader {
  /** @returns what is loaded already */
  loadPageSync(path: string): { readonly page?: { readonly componentChunkName: string } } | undefined
}

interface LastWholePageProps extends Pick<PageProps, "pageResources" | "pageContext" | "data"> {
  children: ReactNode
}

/**
 * Shows the previous page for the moment in which Gatsby's development server gives a deleted page the data of another one, or has queried a page while its
 * content was being replaced.
 */
export function LastWholePage({ children, ...page }: LastWholePageProps) {
  const whole = useRef<ReactNode>(null)
  if (!hasDataOfAnother(page) && !hasLostItsContent(page)) whole.current = children
  return whole.current
}

/**
 * Whether Gatsby renders a page's component with the data of another page. It takes the data from what is loaded now under the page's path, which for a deleted
 * page is the page for unknown addresses, and the component from what was loaded before (5.16.1, cache-dir/query-result-store.js).
 */
function hasDataOfAnother({ pageResources: { page } }: Pick<PageProps, "pageResources">): boolean {
  const loader: Loader = Reflect.get(window, "___loader")
  return loader.loadPageSync(page.path)?.page?.componentChunkName !== page.componentChunkName
}

/**
 * Whether a page was queried while its content was missing: GraphQL then returns no data at all, or no entry for a page that is made from an entry.
 */
const hasLostItsContent = ({ pageContext, data }: Pick<PageProps, "pageContext" | "data">): boolean =>
  data === null ||
  (Reflect.has(Object(pageContext), "id") && (data === undefined || Object.values(Object(data)).includes(null)))

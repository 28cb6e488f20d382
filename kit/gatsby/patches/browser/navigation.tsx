import { navigate, type PageProps, withPrefix } from "gatsby"
import { type ReactNode, useEffect, useRef } from "react"

/** The part of the loader's page record used here. */
interface LoadedPage {
  /** Missing if the page could not be loaded. */
  readonly page?: {
    readonly componentChunkName: string
    /** The build of the site that the host served when the page was loaded. */
    readonly webpackCompilationHash: string
  }
}

/** The part of Gatsby's loader used here; Gatsby makes it a global on every page (5.16.1, cache-dir/loader.js, `publicLoader`). */
interface Loader {
  enqueue(path: string): { abort(): void }
  loadPage(path: string): Promise<LoadedPage | undefined>
  /** What is loaded already. */
  loadPageSync(path: string): LoadedPage | undefined
}

/** Defined once the page is hydrated. */
const loader = (): Loader => Reflect.get(window, "___loader")

/**
 * Fetches a page's files at low priority.
 *
 * @param path with the path prefix, optionally with a query
 */
export const prefetch = (path: string): { abort(): void } => loader().enqueue(path)

/**
 * Fetches a page's files immediately, runs its script and reads its data.
 *
 * @param path with the path prefix, optionally with a query
 */
export const loadPage = (path: string): Promise<LoadedPage | undefined> => loader().loadPage(path)

/**
 * @param loaded the loader's record of a page
 * @returns whether it is of the build that this tab was opened with: scripts and data of different builds do not mix. The development server has only one
 *   build.
 */
const isOfThisBuild = (loaded: LoadedPage | undefined): boolean =>
  loaded?.page !== undefined &&
  (process.env.NODE_ENV === "development" ||
    loaded.page.webpackCompilationHash === Reflect.get(window, "___webpackCompilationHash"))

/**
 * Maximum age, in milliseconds, of a tab whose links are followed by script: its prefetched files are as old as the tab. GitHub Pages has browsers cache its
 * pages for the same time (`Cache-Control: max-age=600`), so no visitor sees an older site than without script.
 */
const goodFor = 10 * 60 * 1000

/** Timeout for loading a page, in milliseconds. Gatsby's router waits forever, without any feedback. */
const timeoutMs = 3000

const openedAt = Date.now()

let waiting: ReturnType<typeof setTimeout> | undefined

/**
 * Follows a link to a page of this site: by Gatsby's router if it can load the page from the build that this tab was opened with, otherwise by the browser.
 * Offline, an old tab still shows what it has prefetched.
 *
 * Gatsby's router is given only pages that it can show (5.16.1, cache-dir/navigation.js). For a page that it cannot load, it hands the browser the path alone;
 * a page of another build it also adds to the history itself, which breaks going back (gatsbyjs/gatsby#25889 was the first of this kind).
 *
 * @param link to a page of this site
 * @param replace whether to replace the current history entry
 */
export function follow(link: HTMLAnchorElement, replace = false): void {
  const { href, pathname, search, hash } = link
  const handOver = () => {
    stopFollowing()
    window.location.assign(href)
  }
  stopFollowing()
  if (navigator.onLine && Date.now() - openedAt > goodFor) {
    handOver()
    return
  }
  // Going back also means that the visitor wants another page.
  window.addEventListener("popstate", stopFollowing, { once: true })
  const own = setTimeout(handOver, timeoutMs)
  waiting = own
  const show = () => {
    stopFollowing()
    // Gatsby's `navigate` prepends the path prefix again.
    navigate(pathname.slice(withPrefix("/").length - 1) + search + hash, { replace })
  }
  // Unless another link was followed meanwhile.
  const ifStillAsked = (act: () => void) => waiting === own && act()
  loadPage(pathname + search).then(
    (page) => ifStillAsked(isOfThisBuild(page) ? show : handOver),
    () => ifStillAsked(handOver),
  )
}

function stopFollowing(): void {
  clearTimeout(waiting)
  waiting = undefined
}

interface SameBuildProps extends Pick<PageProps, "pageResources" | "pageContext" | "data"> {
  children: ReactNode
}

/**
 * On back or forward, reloads the page if the host serves another build of the site than this tab; until then the previous page stays. Gatsby's router compares
 * builds only when a link is followed (5.16.1, cache-dir/ensure-resources.js; since gatsbyjs/gatsby#13871) and when a tab opens its first page, which is
 * therefore shown as it is (cache-dir/production-app.js, gatsbyjs/gatsby#34225).
 *
 * In the development server, the previous page also stays for the moment in which Gatsby gives a deleted page the data of another one, or has queried it while its
 * content was being replaced.
 */
export function SameBuild({ children, ...page }: SameBuildProps) {
  const { pageResources } = page
  const shown = useRef<Pick<SameBuildProps, "pageResources" | "children">>()
  const isOther =
    shown.current !== undefined && pageResources !== shown.current.pageResources && !isOfThisBuild(pageResources)
  if (!isOther && !hasDataOfAnother(pageResources) && !hasLostItsContent(page))
    shown.current = { pageResources, children }

  useEffect(() => {
    if (isOther) window.location.reload()
  }, [isOther])

  return shown.current?.children ?? null
}

/**
 * Whether Gatsby renders a page's component with the data of another page. In the development server it takes the data from what is loaded now under the page's
 * path, which for a deleted page is the page for unknown addresses, and the component from what was loaded before (5.16.1, cache-dir/query-result-store.js).
 */
const hasDataOfAnother = ({ page }: PageProps["pageResources"]): boolean =>
  process.env.NODE_ENV === "development" &&
  loader().loadPageSync(page.path)?.page?.componentChunkName !== page.componentChunkName

/**
 * Whether a page was queried while what it needs was not there: any page, of which GraphQL then gives nothing, or one that is made of an entry, without the entry.
 */
const hasLostItsContent = ({ pageContext, data }: Pick<PageProps, "pageContext" | "data">): boolean =>
  process.env.NODE_ENV === "development" &&
  (data === null ||
    (Reflect.has(Object(pageContext), "id") && (data === undefined || Object.values(Object(data)).includes(null))))

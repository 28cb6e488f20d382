import { navigate, type PageProps, withPrefix } from "gatsby"
import { type ReactNode, useEffect, useRef } from "react"

/** What is used of what Gatsby's loader knows of a page. */
interface LoadedPage {
  /** Missing if the page could not be loaded. */
  readonly page?: {
    /** The build of the site that was on the host when the page was loaded. */
    readonly webpackCompilationHash: string
  }
}

/** What is used of Gatsby's loader, which it gives to every page as a global (5.16.1, cache-dir/loader.js, `publicLoader`). */
interface Loader {
  enqueue(path: string): { abort(): void }
  loadPage(path: string): Promise<LoadedPage | undefined>
}

/** It is there when the page is hydrated. */
const loader = (): Loader => Reflect.get(window, "___loader")

/**
 * Fetches a page's files when there is time.
 *
 * @param path with the path prefix; it may go on with a query
 */
export const prefetch = (path: string): { abort(): void } => loader().enqueue(path)

/**
 * Fetches a page's files at once, runs its script and reads its data.
 *
 * @param path with the path prefix; it may go on with a query
 */
export const loadPage = (path: string): Promise<LoadedPage | undefined> => loader().loadPage(path)

/**
 * @param loaded what the loader knows of a page
 * @returns whether it is of the build that this tab was opened with: scripts and data of two builds do not go together. The development
 *   server has one build only.
 */
const isOfThisBuild = (loaded: LoadedPage | undefined): boolean =>
  loaded?.page !== undefined &&
  (process.env.NODE_ENV === "development" ||
    loaded.page.webpackCompilationHash === Reflect.get(window, "___webpackCompilationHash"))

/**
 * How old a tab may be whose links are followed by script, in milliseconds: what it has prefetched is as old as the tab. GitHub Pages has
 * browsers keep its pages for as long (`Cache-Control: max-age=600`), so that no visitor sees an older site than they would without script.
 */
const goodFor = 10 * 60 * 1000

/** How long a page may take to load, in milliseconds. Gatsby's router waits without an end, and shows nothing of it. */
const patience = 3000

const openedAt = Date.now()

let waiting: ReturnType<typeof setTimeout> | undefined

/**
 * Follows a link to a page of this site: by Gatsby's router if it can load the page from the build that this tab was opened with, else by
 * the browser. Without a connection an old tab shows what it has prefetched, for there is nothing else.
 *
 * Gatsby's router is told only of pages that it can show (5.16.1, cache-dir/navigation.js). Of one that it cannot load it gives the browser the
 * path alone, and one of another build it adds to the history itself as well, after which the way back leads nowhere (gatsbyjs/gatsby#25889
 * was the first of this kind).
 *
 * @param link to a page of this site
 * @param replace whether the history is to have the page in place of the one that is shown
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
  // The way back: the visitor waits for another page.
  window.addEventListener("popstate", stopFollowing, { once: true })
  const own = setTimeout(handOver, patience)
  waiting = own
  const show = () => {
    stopFollowing()
    // Gatsby's `navigate` puts the path prefix before it again.
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

interface SameBuildProps {
  pageResources: PageProps["pageResources"]
  children: ReactNode
}

/**
 * Has the browser load a page that the way back or forward leads to if the host has another build of the site by now; until it is there the
 * page before stays. Gatsby's router compares builds only when a link is followed (5.16.1, cache-dir/ensure-resources.js; gatsbyjs/gatsby#13871
 * brought that), and when a tab opens its first page, which is therefore shown as it is (cache-dir/production-app.js, gatsbyjs/gatsby#34225).
 */
export function SameBuild({ pageResources, children }: SameBuildProps) {
  const shown = useRef({ pageResources, children })
  const isOther = pageResources !== shown.current.pageResources && !isOfThisBuild(pageResources)
  if (!isOther) shown.current = { pageResources, children }

  useEffect(() => {
    if (isOther) window.location.reload()
  }, [isOther])

  return shown.current.children
}

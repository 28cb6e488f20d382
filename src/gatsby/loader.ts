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
export const isOfThisBuild = (loaded: LoadedPage | undefined): boolean =>
  loaded?.page !== undefined &&
  (process.env.NODE_ENV === "development" ||
    loaded.page.webpackCompilationHash === Reflect.get(window, "___webpackCompilationHash"))

/** What is used of Gatsby's loader, which it gives to every page as a global (gatsby/cache-dir/production-app.js). */
interface Loader {
  /** Fetches a page's files when there is time. */
  enqueue(path: string): { abort(): void }
  /** Fetches them at once, runs the page's script and reads its data. */
  loadPage(path: string): Promise<unknown>
}

/** @returns Gatsby's loader; it is there when the page is hydrated */
export const loader = (): Loader => Reflect.get(window, "___loader")

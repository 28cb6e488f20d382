/**
 * What is used of Gatsby's own messages (gatsby/cache-dir/navigation.js): a link was followed, and what it needs is late by a second.
 * `pathname` is all that the link says, the query and the hash too (src/gatsby/whole-loads.ts).
 */
interface Messages {
  on(message: "onDelayedLoadPageResources", hear: (target: { readonly pathname: string }) => void): void
}

/** How long the router may go on waiting after that, in milliseconds. */
const patience = 2000

let waiting: ReturnType<typeof setTimeout> | undefined

/**
 * Lets the browser load a page by itself when the router waits for its data in vain: Gatsby's waits without an end, and shows nothing of
 * it. The page has all its content in its HTML, and a browser shows that it is loading.
 */
export function followLateData(): void {
  const messages: Messages = Reflect.get(window, "___emitter")
  messages.on("onDelayedLoadPageResources", ({ pathname }) => {
    clearTimeout(waiting)
    waiting = setTimeout(() => window.location.assign(pathname), patience)
  })
}

/** The page has come. */
export const stopWaiting = (): void => clearTimeout(waiting)

import { type Change, changeRuntime } from "./gatsby-runtime"

const changes: readonly Change[] = [
  // The place in the page, and what the address asks for, are a part of the link.
  [
    "navigation.js",
    "window.location = pathname\n      clearTimeout(timeoutId)",
    "window.location = pathname + search + hash\n      clearTimeout(timeoutId)",
  ],
  // The same for who hears that the page is late (src/gatsby/slow-navigation.ts).
  [
    "navigation.js",
    "emitter.emit(`onDelayedLoadPageResources`, { pathname })",
    "emitter.emit(`onDelayedLoadPageResources`, { pathname: pathname + search + hash })",
  ],
  // The router must not go there as well: it would add the address to the history once more, and the way back would lead nowhere.
  [
    "navigation.js",
    "window.location = pathname + search + hash\n      }\n    }\n    reachNavigate",
    "window.location = pathname + search + hash\n        clearTimeout(timeoutId)\n        return\n      }\n    }\n    reachNavigate",
  ],
  // On the way back it does not ask whether the site is still the same, and would put today's words into yesterday's page.
  [
    "ensure-resources.js",
    "if (pageResources && pageResources.status !== PageResourceStatus.Error) {",
    "if (pageResources && pageResources.status !== PageResourceStatus.Error && (process.env.NODE_ENV !== `production` || pageResources.page.webpackCompilationHash === window.___webpackCompilationHash)) {",
  ],
]

/**
 * Mends how Gatsby's router hands an address over to the browser: when a page cannot be had otherwise, and when the site is another one than
 * the tab was opened with.
 *
 * @param cache the folder with Gatsby's copy of its runtime
 * @throws an Error if a place is not as Gatsby 5.16 has it
 */
export const mendWholeLoads = (cache = ".cache"): Promise<void> =>
  changeRuntime(changes, "src/gatsby/whole-loads.ts", cache)

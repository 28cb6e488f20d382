import { lazy } from "react"

/**
 * Loads the views after the questions. Called with the first answer, so that they are ready when the result is: without them the page's own script is 4.7 kB
 * with brotli, with them 8.4.
 */
export const loadViews = () => import("./views")

export const Result = lazy(() => loadViews().then(({ Result }) => ({ default: Result })))
export const Team = lazy(() => loadViews().then(({ Team }) => ({ default: Team })))

import { lazy } from "react"

/**
 * Loads what comes after the questions. It is asked for with the first answer, so that it is there when the result is: without it the page's own script is 4.7 kB
 * with brotli, with it 8.4.
 */
export const loadViews = () => import("./views")

export const Result = lazy(() => loadViews().then(({ Result }) => ({ default: Result })))
export const Team = lazy(() => loadViews().then(({ Team }) => ({ default: Team })))

import { lazy } from "react"

/**
 * Loads the views after the questions. Called at the first answer, so that they are ready in time for the result. Loading them separately reduces the page's
 * own script from 8.4 to 4.7 kB (brotli).
 */
export const loadViews = () => import("./views")

export const Result = lazy(() => loadViews().then(({ Result }) => ({ default: Result })))
export const ResultEnd = lazy(() => loadViews().then(({ ResultEnd }) => ({ default: ResultEnd })))
export const Team = lazy(() => loadViews().then(({ Team }) => ({ default: Team })))

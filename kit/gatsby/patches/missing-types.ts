import type { RenderBodyArgs } from "gatsby"

/** The router's location. Its action tells how the visitor arrived (Gatsby 5.16.1, cache-dir/navigation.js); the first page of a visit has none. */
export interface RouterLocation {
  readonly pathname: string
  readonly hash: string
  readonly action?: string
}

/** @returns whether the visitor arrived by a link rather than by back or forward */
export const isLinkNavigation = ({ action }: RouterLocation): boolean => action === "PUSH"

/**
 * @param args of `onRenderBody`
 * @returns the HTML of the page's body, which is missing from Gatsby's types (5.16.1, cache-dir/static-entry.js); undefined in the development server
 */
export const bodyHtml = (args: RenderBodyArgs & { bodyHtml?: string }): string | undefined => args.bodyHtml

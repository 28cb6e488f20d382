import type { RenderBodyArgs } from "gatsby"

/** Where the router is. Its action is how the visitor came there (Gatsby 5.16.1, cache-dir/navigation.js); the page that a visit begins with has none. */
export interface Arrival {
  readonly pathname: string
  readonly hash: string
  readonly action?: string
}

/** @returns whether the visitor came by a link, and not by the browser's way back or forward */
export const cameByLink = ({ action }: Arrival): boolean => action === "PUSH"

/**
 * @param args of `onRenderBody`
 * @returns the HTML of the page's body, which Gatsby gives and does not name in its types (5.16.1, cache-dir/static-entry.js); none in the
 *   development server
 */
export const bodyHtml = (args: RenderBodyArgs & { bodyHtml?: string }): string | undefined => args.bodyHtml

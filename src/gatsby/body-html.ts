import type { RenderBodyArgs } from "gatsby"

/**
 * @param args of `onRenderBody`
 * @returns the HTML of the page's body, which Gatsby gives and does not name in its types (5.16.1, cache-dir/static-entry.js); none in the
 *   development server
 */
export const bodyHtml = (args: RenderBodyArgs & { bodyHtml?: string }): string | undefined => args.bodyHtml

import type { NodePluginArgs } from "gatsby"

interface QueryAction {
  readonly payload: { readonly path: string; readonly queryType: string }
}

/**
 * Answers at once when a page is opened whose query had to run again and found what it had found before. Gatsby's development server waits for the page to be
 * written, which it then is not, and looks again only after 5 s: after a change in site.json that was the time to any other page.
 *
 * @param args of a Gatsby hook: the emitter of the store's actions
 */
export function answerUnchangedPages({ emitter }: Pick<NodePluginArgs, "emitter">): void {
  emitter.on("PAGE_QUERY_RUN", ({ payload }: QueryAction) => {
    // Whoever waits for the page looks whether something is still to be written, and goes on waiting if so.
    if (payload.queryType === "page") emitter.emit("CLEAR_PENDING_PAGE_DATA_WRITE", { payload: { page: payload.path } })
  })
}

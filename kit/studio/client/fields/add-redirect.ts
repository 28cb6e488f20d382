import type { Redirect } from "../../../content/diagnostic/diagnostic"
import { words } from "../../words/words"
import type { ContentStore } from "../content/content-store"
import type { Api } from "../content/sync/api"

/**
 * Adds a redirect at once, as one step to undo. The outcome is shown as a message.
 *
 * @param redirect from an old address to the new one
 * @param api of the studio's server
 * @param store the content
 */
export async function addRedirect({ from, to }: Redirect, api: Api, store: ContentStore): Promise<void> {
  await store.changeFiles(() => api.send("POST redirect", { from, to }), words.renaming.redirected(from, to))
}

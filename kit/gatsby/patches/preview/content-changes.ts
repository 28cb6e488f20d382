import type { NodePluginArgs } from "gatsby"

interface NodeAction {
  readonly payload?: { readonly internal: { readonly type: string } }
}

/**
 * @param emitter of the actions of Gatsby's store
 * @param listener called whenever a node of the content is made, changed or deleted
 */
export function onContentChange(emitter: NodePluginArgs["emitter"], listener: () => void): void {
  for (const event of ["CREATE_NODE", "DELETE_NODE"])
    emitter.on(event, ({ payload }: NodeAction) => {
      // Gatsby's own node for a page is not content.
      if (payload?.internal.type !== "SitePage") listener()
    })
}

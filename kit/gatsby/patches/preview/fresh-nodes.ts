import type { NodePluginArgs } from "gatsby"
import { onContentChange } from "./content-changes"

/** The part of Gatsby's GraphQLRunner that is used here. */
interface Runner {
  nodeModel: unknown
  query(...args: readonly unknown[]): Promise<unknown>
}

/**
 * Prevents stale query results in the development server. Gatsby caches the nodes of a list for a whole round of queries, even if content changes during
 * the round: a query that then looks for a deleted node fails, and the page, or the header of all pages, shows an error.
 *
 * @param args of a Gatsby hook: its store, and the emitter of the store's actions
 */
export async function readFreshNodes({ store, emitter }: Pick<NodePluginArgs, "store" | "emitter">): Promise<void> {
  // A build need not load what it imports.
  const { GraphQLRunner } = await import("gatsby/dist/query/graphql-runner")
  let changes = 0
  onContentChange(emitter, () => {
    changes += 1
  })

  const seen = new WeakMap<Runner, number>()
  const { query } = GraphQLRunner.prototype
  GraphQLRunner.prototype.query = function (this: Runner, ...args) {
    // The cache is in the runner's model; a new runner has a new model.
    if ((seen.get(this) ?? changes) !== changes) this.nodeModel = new GraphQLRunner(store).nodeModel
    seen.set(this, changes)
    return query.call(this, ...args)
  }
}

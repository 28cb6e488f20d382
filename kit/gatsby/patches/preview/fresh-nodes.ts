import type { NodePluginArgs } from "gatsby"
import { onContentChange } from "./content-changes"

/** The part of Gatsby's GraphQLRunner that is used here. */
interface Runner {
  nodeModel: unknown
  query(...args: readonly unknown[]): Promise<unknown>
}

/**
 * Makes queries of the development server find what is there. Gatsby remembers for a whole round of queries which nodes a list has, also when content changes in
 * it: a query that then looks for one that is gone fails, and the page, or the header of all pages, shows an error.
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
    // What it remembers is in the model; a new runner has a new one.
    if ((seen.get(this) ?? changes) !== changes) this.nodeModel = new GraphQLRunner(store).nodeModel
    seen.set(this, changes)
    return query.call(this, ...args)
  }
}

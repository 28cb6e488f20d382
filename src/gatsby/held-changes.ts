import type { NodePluginArgs } from "gatsby"

type Emitter = Pick<NodePluginArgs["emitter"], "on" | "emit">

/** How long no query may have begun or ended for queries to count as done, in milliseconds. */
const quiet = 300

/** An event of our own. */
const begin = "QUERIES_BEGIN"

/** What happens while queries run. */
const signs = [begin, "QUERY_START", "PAGE_QUERY_RUN", "CREATE_COMPONENT_DEPENDENCY"]

const change = "ENQUEUE_NODE_MUTATION"

/**
 * Makes the development server take changes of files when it is not running queries. Otherwise it runs all of them again after each change, and after the
 * seventh time in a row it ends with "nodes appear to be being changed every time we run queries": ten files that were written at once, as by a new
 * language or `git switch`, were enough on a busy machine. Between queries it takes any number of changes as one.
 *
 * @param args of a Gatsby hook: the emitter of the store's actions
 */
export function holdChangesDuringQueries({ emitter }: { readonly emitter: Emitter }): void {
  const emit = emitter.emit.bind(emitter)
  const held: unknown[] = []
  let latest = Number.NEGATIVE_INFINITY
  let timer: NodeJS.Timeout | undefined
  const note = () => {
    latest = Date.now()
  }
  const wait = () => {
    timer = setTimeout(release, quiet)
  }
  const release = () => {
    timer = undefined
    // The event loop may have been busy with queries.
    if (Date.now() - latest < quiet) return wait()
    for (const each of held.splice(0)) emit(change, each)
  }
  for (const sign of signs) emitter.on(sign, note)
  emitter.emit = (type, event) => {
    const isBusy = Date.now() - latest < quiet
    // They keep their order.
    if (type !== change || (!isBusy && held.length === 0)) return emit(type, event)
    held.push(event)
    if (timer === undefined) wait()
    return true
  }
}

/** To be called when Gatsby is about to run queries. */
export const noteQueries = ({ emitter }: { readonly emitter: Emitter }): void => void emitter.emit(begin)

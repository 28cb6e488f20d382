import type { NodePluginArgs } from "gatsby"
import saving from "gatsby/dist/redux/save-state"

type Emitter = Pick<NodePluginArgs["emitter"], "on" | "emit">

/** An event of our own. */
const begin = "QUERIES_BEGIN"

const change = "ENQUEUE_NODE_MUTATION"

/**
 * Makes the development server take changes of files when it is not running queries. Otherwise it runs all of them again after each change, and after the
 * seventh time in a row it ends with "nodes appear to be being changed every time we run queries": ten files that were written at once, as by a new
 * language or `git switch`, were enough on a busy machine. While it waits for changes it takes any number of them as one.
 *
 * @param args of a Gatsby hook: the emitter of the store's actions
 */
export function holdChangesDuringQueries({ emitter }: { readonly emitter: Emitter }): void {
  const emit = emitter.emit.bind(emitter)
  const held: unknown[] = []
  let isRunning = false
  const release = () => {
    isRunning = false
    for (const each of held.splice(0)) emit(change, each)
  }
  emitter.on(begin, () => {
    isRunning = true
  })
  emitter.emit = (type, event) => {
    if (type !== change || !isRunning) return emit(type, event)
    held.push(event)
    return true
  }
  // However queries end, Gatsby saves its state next, and then waits for changes.
  const save = saving.saveState
  saving.saveState = () => {
    setImmediate(release)
    return save()
  }
}

/** To be called when Gatsby is about to run queries. */
export const noteQueries = ({ emitter }: { readonly emitter: Emitter }): void => void emitter.emit(begin)

import type { NodePluginArgs } from "gatsby"

/** What Gatsby's store knows of pages (5.16.1, redux/types.d.ts). */
interface PageData {
  /** Pages whose results are not in `public` yet. */
  readonly pendingPageDataWrites: { readonly pagePaths: ReadonlySet<string> }
  readonly queries: {
    readonly trackedQueries: ReadonlyMap<string, { readonly dirty: number; readonly running: number }>
  }
}

/** The events after which a page may be left unwritten. */
const events = ["ADD_PENDING_PAGE_DATA_WRITE", "ADD_PENDING_TEMPLATE_DATA_WRITE", "CREATE_PAGE"]

/** How long to wait for Gatsby to write a page itself, in milliseconds; it normally takes a few tens. */
const timeoutMs = 1000

/**
 * Writes the results of pages that Gatsby's development server has left unwritten. It writes them when its queries have run, but does nothing if it is still
 * writing those of the run before: the page then has no answer ("Couldn't get query results") until the content changes again.
 *
 * @param args of a Gatsby hook: its store, and the emitter of the store's actions
 * @param write writes what is pending; by default Gatsby's own function, which waits while webpack compiles
 */
export async function writeLeftPageData(
  { store, emitter }: Pick<NodePluginArgs, "store" | "emitter">,
  write?: () => void,
): Promise<void> {
  // A build need not load what it imports.
  const flush = write ?? (await import("gatsby/dist/utils/page-data")).enqueueFlush
  let timer: NodeJS.Timeout | undefined
  let waiting: readonly string[] = []
  const wait = () => {
    timer = setTimeout(look, timeoutMs)
  }
  const look = () => {
    const settled = settledPages(store.getState())
    // Skips pages queried just now: Gatsby is about to write them.
    if (settled.some((path) => waiting.includes(path))) flush()
    waiting = settled
    timer = undefined
    if (settled.length > 0) wait()
  }
  const begin = () => {
    if (timer === undefined) wait()
  }
  for (const event of events) emitter.on(event, begin)
}

/** @returns pages whose query has run, and whose result is not written */
const settledPages = ({ pendingPageDataWrites, queries }: PageData): readonly string[] =>
  [...pendingPageDataWrites.pagePaths].filter((path) => {
    const query = queries.trackedQueries.get(path)
    return query?.dirty === 0 && query.running === 0
  })

import { disableRecompileLimit } from "../../patches/preview/many-edits"

interface State {
  readonly value: unknown
  readonly context: object
  readonly actions: ReadonlyArray<{ readonly type: string }>
}

interface Machine {
  withContext(context: object): Machine
  transition(from: string, event: string): State
}

/** Gatsby's state machine, which its types leave out. */
const { developMachine }: { readonly developMachine: Machine } = require("gatsby/dist/state-machines/develop")

/** What the development server does after runs of its queries, during each of which content has changed. */
function afterRuns(count: number): ReadonlySet<string> {
  const done = new Set<string>()
  let context: object = { compiler: {} }
  for (let run = 0; run < count; run += 1) {
    for (const event of ["ADD_NODE_MUTATION", "done.invoke.run-queries"]) {
      const state = developMachine.withContext(context).transition("runningQueries", event)
      for (const { type } of state.actions) done.add(type)
      context = state.context
    }
  }
  return done
}

test("Gatsby gives up when content has changed during seven runs of its queries", () => {
  expect(afterRuns(7)).toContain("panicBecauseOfInfiniteLoop")
})

test("the development server goes on, however many edits come while its queries run", async () => {
  await disableRecompileLimit()
  const done = afterRuns(50)
  expect(done).toContain("callApi")
  expect(done).not.toContain("panicBecauseOfInfiniteLoop")
})

/**
 * Keeps the development server running during continuous editing. Gatsby counts the runs of its queries during which content has changed, treats the seventh in
 * a row as a loop, and exits: "nodes appear to be being changed every time we run queries". On a slow machine a few saves do that. No query of this site
 * changes content, so there is no loop to fear, and the count stays at zero.
 */
export async function disableRecompileLimit(): Promise<void> {
  // A build need not load what it imports.
  const { buildActions } = await import("gatsby/dist/state-machines/develop/actions")
  // Its state machine looks its actions up by name in this object.
  buildActions.incrementRecompileCount = buildActions.resetRecompileCount
}

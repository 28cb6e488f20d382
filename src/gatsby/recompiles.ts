import { buildActions } from "gatsby/dist/state-machines/develop/actions"

/**
 * Lets content change as often as it likes while the development server runs its queries. Gatsby takes seven such runs in a row for an endless loop and
 * ends itself. Nothing here changes nodes in a query, but find and replace, its undo, and git each write many files at once.
 */
export function allowManyChanges(): void {
  buildActions.incrementRecompileCount = buildActions.resetRecompileCount
}

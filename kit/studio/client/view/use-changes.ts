import type { ContentChange } from "../../server/publishing/compare/content-change"
import type { Api } from "../content/api"
import type { ContentStore } from "../content/content-store"
import type { ContentState } from "../content/state"
import { useRequest } from "../content/use-request"
import type { ViewStore } from "./view-store"

/** The changes since the last commit, for the count and the list. */
export interface ChangesState {
  /** Undefined while they are counted, null without a commit to compare with. */
  readonly changes: readonly ContentChange[] | null | undefined
  /** The last count, to be shown meanwhile. */
  readonly last: readonly ContentChange[] | null | undefined
  /** The last count. */
  readonly count: number | undefined
  /** Recounts them at once. */
  readonly refresh: () => Promise<void>
  /** Opens their dialog, with a new count. */
  readonly open: () => void
}

/** The pause in typing before changes are counted, in milliseconds. */
const pauseMs = 600

/** @returns the changes since the last commit, counted again whenever the content changes */
export function useChanges(
  api: Api,
  store: ContentStore,
  viewStore: ViewStore,
  { docs, pictures }: ContentState,
): ChangesState {
  const { answer, isCurrent, refresh } = useRequest(store, () => api.send("GET changes"), {
    on: [docs, pictures],
    pauseMs,
  })
  const open = () => {
    void refresh()
    viewStore.getState().openDialog("changes")
  }
  return { changes: isCurrent ? answer : undefined, last: answer, count: answer?.length, refresh, open }
}

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
  /** As they were last counted, to be shown meanwhile. */
  readonly last: readonly ContentChange[] | null | undefined
  /** The last count. */
  readonly count: number | undefined
  /** Counts them again at once. */
  readonly refresh: () => Promise<void>
  /** Opens their dialog, counted again. */
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
  const count = async () => {
    const { restored, update } = viewStore.getState()
    const found = await api.send("GET changes")
    // Without changes, the restored version is published by now, or undone.
    if (found?.length === 0 && viewStore.getState().restored === restored) update({ restored: undefined })
    return found
  }
  const { answer, isCurrent, refresh } = useRequest(store, count, { on: [docs, pictures], pauseMs })
  const open = () => {
    void refresh()
    viewStore.getState().openDialog("changes")
  }
  return { changes: isCurrent ? answer : undefined, last: answer, count: answer?.length, refresh, open }
}

import { useCallback, useEffect, useRef, useState } from "react"
import type { ContentChange } from "../../server/publishing/compare/content-change"
import type { ContentState } from "../content/content-state"
import type { ContentStore } from "../content/content-store"
import type { Api } from "../content/sync/api"

/** The changes since the last commit, for the count and the list. */
export interface ChangesNow {
  /** Undefined while they are counted, null without a commit to compare with. */
  readonly changes: readonly ContentChange[] | null | undefined
  /** The last count. */
  readonly count: number | undefined
  readonly refresh: () => void
}

/** The counted changes, and the state of the content that they belong to. */
interface Counted {
  readonly changes: readonly ContentChange[] | null
  readonly docs: ContentState["docs"] | undefined
  readonly pictures: number | undefined
}

/** The pause in typing before changes are counted, in milliseconds. */
const pause = 600

/** @returns the changes since the last commit, counted again whenever the content changes */
export function useChanges(api: Api, store: ContentStore, content: ContentState | undefined): ChangesNow {
  const [counted, setCounted] = useState<Counted>()
  const latest = useRef(0)
  const { docs, pictures } = content ?? {}

  const refresh = useCallback(() => {
    latest.current += 1
    const number = latest.current
    const { docs: of, pictures: ofPictures } = store.snapshot() ?? {}
    void store.asked(api.changes).then((found) => {
      // Only the answer to the latest request counts.
      if (number === latest.current && found !== undefined)
        setCounted({ changes: found, docs: of, pictures: ofPictures })
    })
  }, [api, store])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the changes depend on files and pictures.
  useEffect(() => {
    if (!docs) return
    const timer = setTimeout(refresh, pause)
    return () => clearTimeout(timer)
  }, [refresh, docs, pictures])

  const isCurrent = counted !== undefined && counted.docs === docs && counted.pictures === pictures
  return { changes: isCurrent ? counted.changes : undefined, count: counted?.changes?.length, refresh }
}

import { useCallback, useEffect, useRef, useState } from "react"
import type { ContentChange } from "../../server/publishing/compare/content-change"
import type { ContentState } from "../content/content-state"
import type { ContentStore } from "../content/content-store"
import type { Api } from "../content/sync/api"

/** What differs from the last commit, for the count and the list alike. */
export interface ChangesNow {
  /** Undefined while they are counted, null where there is nothing to compare with. */
  readonly changes: readonly ContentChange[] | null | undefined
  /** How many there were when they were counted last. */
  readonly count: number | undefined
  readonly refresh: () => void
}

/** What was counted, and of which state of the content. */
interface Counted {
  readonly changes: readonly ContentChange[] | null
  readonly docs: ContentState["docs"] | undefined
  readonly pictures: number | undefined
}

/** git is asked when the typing has paused, in milliseconds. */
const pause = 600

/** @returns what differs from the last commit, and how to have it looked at anew */
export function useChanges(api: Api, store: ContentStore, content: ContentState | undefined): ChangesNow {
  const [counted, setCounted] = useState<Counted>()
  const latest = useRef(0)
  const { docs, pictures } = content ?? {}

  const refresh = useCallback(() => {
    latest.current += 1
    const number = latest.current
    const { docs: of, pictures: ofPictures } = store.snapshot() ?? {}
    void store.asked(api.changes).then((found) => {
      // Of two answers the later question's counts, whichever comes first.
      if (number === latest.current && found !== undefined)
        setCounted({ changes: found, docs: of, pictures: ofPictures })
    })
  }, [api, store])

  // biome-ignore lint/correctness/useExhaustiveDependencies: they are others when a file is, or a picture.
  useEffect(() => {
    if (!docs) return
    const timer = setTimeout(refresh, pause)
    return () => clearTimeout(timer)
  }, [refresh, docs, pictures])

  const isCurrent = counted !== undefined && counted.docs === docs && counted.pictures === pictures
  return { changes: isCurrent ? counted.changes : undefined, count: counted?.changes?.length, refresh }
}

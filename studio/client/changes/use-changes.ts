import { useCallback, useEffect, useRef, useState } from "react"
import type { ContentChange } from "../../server/publishing/compare/content-change"
import type { Api } from "../content/api"
import type { Content, ContentStore } from "../content/content-store"

/** What differs from the last commit, for the count and the list alike. */
export interface ChangesNow {
  /** Undefined until they are counted, null where there is nothing to compare with. */
  readonly changes: readonly ContentChange[] | null | undefined
  readonly refresh: () => void
}

/** git is asked when the typing has paused, in milliseconds. */
const pause = 600

/** @returns what differs from the last commit, and how to have it looked at anew */
export function useChanges(api: Api, store: ContentStore, content: Content | undefined): ChangesNow {
  const [changes, setChanges] = useState<ChangesNow["changes"]>()
  const latest = useRef(0)
  const { docs, pictures } = content ?? {}

  const refresh = useCallback(() => {
    latest.current += 1
    const number = latest.current
    void store.asked(api.changes).then((found) => {
      // Of two answers the later question's counts, whichever comes first.
      if (number === latest.current && found !== undefined) setChanges(found)
    })
  }, [api, store])

  // biome-ignore lint/correctness/useExhaustiveDependencies: they are others when a file is, or a picture.
  useEffect(() => {
    if (!docs) return
    const timer = setTimeout(refresh, pause)
    return () => clearTimeout(timer)
  }, [refresh, docs, pictures])

  return { changes, refresh }
}

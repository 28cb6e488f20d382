import { useEffect, useState } from "react"
import type { Api } from "../content/api"
import type { Content, ContentStore } from "../content/content-store"

/** @returns how much differs from the last commit; undefined where that cannot be told */
export function useChangeCount(api: Api, store: ContentStore, content: Content | undefined): number | undefined {
  const [count, setCount] = useState<number>()
  const files = content?.docs

  useEffect(() => {
    if (!files) return
    // git is asked when the typing has paused.
    const timer = setTimeout(() => {
      void store.asked(api.changes).then((changes) => setCount(changes?.length))
    }, 600)
    return () => clearTimeout(timer)
  }, [api, store, files])

  return count
}

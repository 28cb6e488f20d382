import { type RefObject, useCallback, useEffect, useMemo } from "react"
import type { Api } from "../content/api"
import { currentPalette, showColours } from "../content/colours"
import type { ContentStore } from "../content/content-store"
import type { ContentState } from "../content/state"
import { useRequest } from "../content/use-request"

/**
 * @param api to ask for the site's own colours
 * @param store with the owner's
 * @param content changes with them
 * @param frame with the page, which shows each change at once
 * @returns the colours of the site, as typed, undefined until its own are known; and a function that shows them on a page that has just loaded
 */
export function useColours(api: Api, store: ContentStore, content: ContentState, frame: RefObject<HTMLIFrameElement>) {
  const { answer: defaults } = useRequest(store, () => api.send("GET colours"))
  const { docs, unsaved } = content

  // biome-ignore lint/correctness/useExhaustiveDependencies: the values depend on the files and on what is typed.
  const colours = useMemo(
    () => defaults && currentPalette(defaults, (location) => store.value(location)),
    [defaults, store, docs, unsaved],
  )

  const show = useCallback(() => {
    if (colours) showColours(frame.current?.contentDocument, colours)
  }, [colours, frame])
  useEffect(show, [show])

  return { colours, show }
}

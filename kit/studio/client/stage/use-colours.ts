import { type RefObject, useCallback, useEffect, useMemo, useState } from "react"
import type { Palette } from "../../../content/colours/palette"
import type { ContentState } from "../content/content-state"
import type { ContentStore } from "../content/content-store"
import type { Api } from "../content/sync/api"
import { coloursNow, showColours } from "./colours"

/** The colours of the site, as typed. */
export interface Colours {
  /** Undefined until the site's own are known. */
  readonly colours: Palette | undefined
  /** Shows them on a page that has just loaded. */
  readonly show: () => void
}

/**
 * @param api to ask for the site's own colours
 * @param store with the owner's
 * @param content changes with them
 * @param frame with the page, which shows each change at once
 */
export function useColours(
  api: Api,
  store: ContentStore,
  content: ContentState | undefined,
  frame: RefObject<HTMLIFrameElement>,
): Colours {
  const [defaults, setDefaults] = useState<Palette>()
  const { docs, unsaved } = content ?? {}

  useEffect(() => {
    void store.asked(api.colours).then(setDefaults)
  }, [api, store])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the values depend on the files and on what is typed.
  const colours = useMemo(
    () =>
      defaults &&
      coloursNow(defaults, (location) => (store.unsavedAt(location) ?? { mine: store.stored(location) }).mine),
    [defaults, store, docs, unsaved],
  )

  const show = useCallback(() => {
    if (colours) showColours(frame.current?.contentDocument, colours)
  }, [colours, frame])
  useEffect(show, [show])

  return { colours, show }
}

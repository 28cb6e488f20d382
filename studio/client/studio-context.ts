import { createContext, type RefObject, useContext, useSyncExternalStore } from "react"
import type { NewKind } from "../server/content/new-things"
import type { ContentState } from "./content/content-state"
import type { ContentStore } from "./content/content-store"
import type { Place } from "./content/location"
import type { Api } from "./content/sync/api"

/** What every part of the studio knows. */
export interface Studio {
  readonly store: ContentStore
  readonly api: Api
  readonly content: ContentState
  /** What can be added as `npm run new` adds it. */
  readonly kinds: readonly NewKind[]
  /** The page that is shown. */
  readonly frame: RefObject<HTMLIFrameElement>
  /** The place that is being edited. */
  readonly chosen: Place | undefined
  /** Another number each time somebody is led to the chosen place, also to the one that was chosen already. */
  readonly request: number
  readonly choose: (place: Place) => void
  /** Leads to the field of a place, wherever it is. */
  readonly open: (place: Place) => void
}

export const StudioContext = createContext<Studio | undefined>(undefined)

/** @returns what every part of the studio knows */
export function useStudio(): Studio {
  const studio = useContext(StudioContext)
  if (!studio) throw new Error("This is shown within the studio alone.")
  return studio
}

/** @returns the content as it is now; undefined until it is read for the first time */
export const useContent = (store: ContentStore): ContentState | undefined =>
  useSyncExternalStore(store.subscribe, store.snapshot)

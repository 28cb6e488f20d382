import { createContext, type RefObject, useContext, useSyncExternalStore } from "react"
import type { NewKind } from "../server/content/new-things"
import type { ContentState } from "./content/content-state"
import type { ContentStore } from "./content/content-store"
import type { ContentLocation } from "./content/location"
import type { Api } from "./content/sync/api"

/** What every part of the studio knows. */
export interface StudioContextValue {
  readonly store: ContentStore
  readonly api: Api
  readonly content: ContentState
  /** What can be added as `npm run new` adds it. */
  readonly kinds: readonly NewKind[]
  /** The page that is shown. */
  readonly frame: RefObject<HTMLIFrameElement>
  /** The location that is being edited. */
  readonly chosen: ContentLocation | undefined
  /** Another number each time somebody is led to the chosen location, also to the one that was chosen already. */
  readonly request: number
  readonly choose: (location: ContentLocation) => void
  /** Leads to the field of a location, wherever it is. */
  readonly open: (location: ContentLocation) => void
}

export const StudioContext = createContext<StudioContextValue | undefined>(undefined)

/** @returns what every part of the studio knows */
export function useStudio(): StudioContextValue {
  const studio = useContext(StudioContext)
  if (!studio) throw new Error("This is shown within the studio alone.")
  return studio
}

/** @returns the content as it is now; undefined until it is read for the first time */
export const useContent = (store: ContentStore): ContentState | undefined =>
  useSyncExternalStore(store.subscribe, store.snapshot)

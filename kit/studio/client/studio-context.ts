import { createContext, type RefObject, useContext, useSyncExternalStore } from "react"
import type { Palette } from "../../content/colours/palette"
import type { NewKind } from "../server/content/new-things"
import type { ContentState } from "./content/content-state"
import type { ContentStore } from "./content/content-store"
import type { ContentLocation } from "./content/location"
import type { Api } from "./content/sync/api"
import type { Wanted } from "./replace/replace-form"

/** Shared by all parts of the studio. */
export interface StudioContextValue {
  readonly store: ContentStore
  readonly api: Api
  readonly content: ContentState
  /** The kinds of things that `npm run new` can add. */
  readonly kinds: readonly NewKind[]
  /** All colours of the site, as typed; undefined until they are known. */
  readonly colours: Palette | undefined
  /** The frame with the page. */
  readonly frame: RefObject<HTMLIFrameElement>
  /** The location being edited. */
  readonly chosen: ContentLocation | undefined
  /** Changes with each request to show the chosen location, even if it was chosen already. */
  readonly request: number
  readonly choose: (location: ContentLocation) => void
  /** Opens the field of a location, on any page; of a Markdown text, also its line in the file, from 1. */
  readonly open: (location: ContentLocation & { readonly line?: number }) => void
  /** Opens find and replace. */
  readonly findWords: (wanted: Wanted) => void
}

export const StudioContext = createContext<StudioContextValue | undefined>(undefined)

/** @returns the studio's context; throws outside the studio */
export function useStudio(): StudioContextValue {
  const studio = useContext(StudioContext)
  if (!studio) throw new Error("This is shown within the studio alone.")
  return studio
}

/** @returns the current content; undefined until it is read for the first time */
export const useContent = (store: ContentStore): ContentState | undefined =>
  useSyncExternalStore(store.subscribe, store.snapshot)

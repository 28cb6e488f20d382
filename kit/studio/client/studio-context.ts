import { createContext, type RefObject, useContext, useSyncExternalStore } from "react"
import type { Palette } from "../../content/colours/palette"
import type { NewKind } from "../../owner/new/new"
import type { RequestName } from "../server/requests/requests"
import type { Api, InputOf } from "./content/api"
import type { ContentStore } from "./content/content-store"
import type { ContentLocation } from "./content/location"
import type { ContentState } from "./content/state"
import { type RequestOptions, useRequest } from "./content/use-request"
import type { Page } from "./view/pages"
import type { Section } from "./view/sections"
import type { ChangesState } from "./view/use-changes"
import type { View } from "./view/view-store"

/** Shared by all parts of the studio. */
export interface StudioContextValue {
  readonly store: ContentStore
  readonly api: Api
  readonly content: ContentState
  /** What is open and how it is shown, with the functions that change it. */
  readonly view: View
  /** All choices of the page menu. */
  readonly pages: readonly Page[]
  /** The open page. */
  readonly page: Page
  /** Its open section; undefined for the page as a whole. */
  readonly section: Section | undefined
  /** The location being edited, in the file's present name. */
  readonly chosen: ContentLocation | undefined
  /** The changes since the last commit. */
  readonly changes: ChangesState
  /** The kinds of things that `npm run new` can add. */
  readonly kinds: readonly NewKind[]
  /** All colours of the site, as typed; undefined until they are known. */
  readonly colours: Palette | undefined
  /** The frame with the page. */
  readonly frame: RefObject<HTMLIFrameElement>
}

export const StudioContext = createContext<StudioContextValue | undefined>(undefined)

/** @returns the studio's context; throws outside the studio */
export function useStudio(): StudioContextValue {
  const studio = useContext(StudioContext)
  if (!studio) throw new Error("This is shown within the studio alone.")
  return studio
}

/**
 * @param name of a request whose answer is shown
 * @param options when it is sent again
 * @param values of the request
 * @returns its answer
 */
export function useAnswer<Name extends RequestName>(name: Name, options?: RequestOptions, ...values: InputOf<Name>) {
  const { api, store } = useStudio()
  return useRequest(store, () => api.send(name, ...values), options)
}

/** @returns the current content; undefined until it is read for the first time */
export const useContent = (store: ContentStore): ContentState | undefined =>
  useSyncExternalStore(store.subscribe, store.snapshot)

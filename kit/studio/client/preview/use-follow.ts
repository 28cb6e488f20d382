import { type RefObject, useEffect, useRef, useState } from "react"
import { pathOf } from "../../../content/contract/site-addresses"
import type { ContentStore } from "../content/content-store"
import { type ContentLocation, locationKey } from "../content/location"
import { elementOf } from "./clicks"

/** How often the page is searched for what is edited, and for how long, in milliseconds: after a change it is made anew. */
const [pauseMs, timeoutMs] = [300, 2400]

/** So many texts of a section are searched for at most. */
const maxTexts = 12

interface Following {
  readonly frame: RefObject<HTMLIFrameElement>
  readonly store: ContentStore
  /** What is edited: a field, an entry or a section; undefined for a whole page. */
  readonly place: ContentLocation | undefined
  /** Changes with each request to show the same place. */
  readonly request: number
  /** A click on the page has led there: it is in view. */
  readonly isClicked: boolean
  /** Of the page in the frame. */
  readonly address: string
  /** Shows another page, which may show what this one does not. */
  readonly onElsewhere: (address: string) => void
}

/** The pages that show what has no page of its own. */
function pagesShowing({ file, path: [part] }: ContentLocation): readonly string[] {
  if (file === "testimonials.json") return [pathOf("home"), pathOf("about")]
  return file === "labels.json" && (part === "filter" || part === "newsletter") ? [pathOf("blog")] : []
}

/**
 * Brings what is edited into view on the page.
 *
 * @returns whether the page shows it nowhere
 */
export function useFollow(following: Following): boolean {
  const { frame, store, place, request, isClicked, address, onElsewhere } = following
  const [nowhere, setNowhere] = useState<string>()
  const tried = useRef<{ readonly place: string; readonly addresses: Set<string> }>()
  const own = place && locationKey(place)
  const key = own && `${own} ${address}`

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the place; each request shows it again.
  useEffect(() => {
    setNowhere(undefined)
    if (!place || own === undefined || isClicked || isShownByAll(place)) return
    if (tried.current?.place !== own) tried.current = { place: own, addresses: new Set() }
    tried.current.addresses.add(address)
    const { addresses } = tried.current
    let end: number | undefined
    const timer = setInterval(() => {
      const page = frame.current?.contentDocument
      if (page?.location.pathname !== address) return
      end ??= performance.now() + timeoutMs
      const found = elementAround(page, place, store)
      if (!found && performance.now() < end) return
      clearInterval(timer)
      if (!found) {
        const next = pagesShowing(place).find((each) => !addresses.has(each))
        return next === undefined ? setNowhere(key) : onElsewhere(next)
      }
      if (isInView(found)) return
      const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches
      found.scrollIntoView({ block: "center", behavior: isCalm ? "auto" : "smooth" })
    }, pauseMs)
    return () => clearInterval(timer)
  }, [key, request, isClicked, frame, store])

  return key !== undefined && nowhere === key
}

/** Colours are everywhere on the page. */
const isShownByAll = ({ file }: ContentLocation): boolean => file === "brand.json"

/** The element for a value, or for a text beside it: a number or a day may be written otherwise, and a group has none. */
function elementAround(page: Document, place: ContentLocation, store: ContentStore): Element | undefined {
  const { file, path } = place
  const isPart = path.length > 1 || typeof path[0] === "number"
  const groups = isPart ? [place, { file, path: path.slice(0, -1) }] : [place]
  const own = elementOf(page, place, store.value(place))
  if (own) return own
  for (const group of groups) {
    const position = store.positionOf(group)
    if (!position) continue
    // Its title may also be in a menu: the longest of its texts is likeliest to be nowhere else.
    const texts = textsOf(store.valueAt(file, position)).toSorted((one, other) => other.length - one.length)
    for (const text of texts.slice(0, maxTexts)) {
      // A short word may stand anywhere.
      const found = text.length > 3 ? elementOf(page, group, text) : undefined
      if (found) return found
    }
  }
  return undefined
}

function textsOf(value: unknown): readonly string[] {
  if (typeof value === "string") return [value]
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : []
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  const height = element.ownerDocument.defaultView?.innerHeight ?? 0
  return top >= 0 && bottom <= height
}

import { type RefObject, useEffect, useRef, useState } from "react"
import { routePath } from "../../../content/contract/site-addresses"
import { asText, valueAt } from "../../../content/location/json-path"
import { shownLetters, writtenLetters } from "../../model/written-place"
import type { FieldFacts } from "../../server/content/contract"
import type { ContentStore } from "../content/content-store"
import { type ContentLocation, isOfHead, locationKey } from "../content/location"
import { elementAt, elementWithin, textsFrom } from "./sources"

/**
 * How often the page is searched for the edited value, if the page has changed, and after how long it counts as nowhere, in milliseconds. A new entry may
 * appear later still, and in the footer before its page: both are re-rendered after a change.
 */
const [pauseMs, timeoutMs] = [300, 2400]

/** How long after a change of the content the page may still show the former content, in milliseconds. */
const anewMs = 15_000

/** How many letters of a text's end show that the page has it. */
const maxLetters = 24

interface Following {
  readonly frame: RefObject<HTMLIFrameElement>
  readonly store: ContentStore
  /** The edited field, entry or section; undefined for a whole page. */
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

/** The pages that show content without a page of its own. */
function pagesShowing({ file, path: [part] }: ContentLocation): readonly string[] {
  if (file === "testimonials.json") return [routePath("home"), routePath("about")]
  return file === "labels.json" && (part === "filter" || part === "newsletter") ? [routePath("blog")] : []
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
  const changedAt = useRef(Number.NEGATIVE_INFINITY)

  useEffect(() => {
    let known = store.snapshot()?.docs
    return store.subscribe(() => {
      const docs = store.snapshot()?.docs
      if (known && docs !== known) changedAt.current = performance.now()
      known = docs
    })
  }, [store])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the place; each request shows it again.
  useEffect(() => {
    setNowhere(undefined)
    if (!place || own === undefined || isClicked) return
    if (tried.current?.place !== own) tried.current = { place: own, addresses: new Set() }
    tried.current.addresses.add(address)
    const { addresses } = tried.current
    let end: number | undefined
    let watched: Document | undefined
    let shown: Element | undefined
    let isChanged = true
    const observer = new MutationObserver(() => {
      isChanged = true
    })
    const timer = setInterval(() => {
      const page = frame.current?.contentDocument
      if (page?.location.pathname !== address) return
      end ??= performance.now() + timeoutMs
      if (page !== watched) {
        observer.disconnect()
        observer.observe(page, { attributes: true, characterData: true, childList: true, subtree: true })
        watched = page
        isChanged = true
      }
      const found = isChanged && elementAround(page, place, store)
      isChanged = false
      if (found && found !== shown) {
        if (!shown) end = performance.now() + timeoutMs
        shown = found
        setNowhere(undefined)
        if (!isInView(found)) bringIntoView(found)
      } else if (performance.now() > end) {
        const next = pagesShowing(place).find((each) => !addresses.has(each))
        if (shown) return stop()
        if (next === undefined && performance.now() < changedAt.current + anewMs) return
        end = Number.POSITIVE_INFINITY
        if (next !== undefined) onElsewhere(next)
        else if (isOfHead(place) || hasWords(store.value(place), store.factsOf(place))) setNowhere(key)
      }
    }, pauseMs)
    const stop = () => {
      clearInterval(timer)
      observer.disconnect()
    }
    return stop
  }, [key, request, isClicked, frame, store])

  return key !== undefined && nowhere === key
}

/** What is brought into view of a long text. */
const blocks = "p, li, td, h1, h2, h3"

/** While the end of a text is written, the page shows that end. */
export function useShownEnd({ frame, store, place }: Pick<Following, "frame" | "store" | "place">): void {
  const own = place && locationKey(place)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the place.
  useEffect(() => {
    if (!place) return undefined
    const notation = place.path.length === 0 ? "markdown" : "plain"
    const lastLetters = () =>
      writtenLetters(asText(store.value(place) ?? "").slice(-10 * maxLetters), notation).text.slice(-maxLetters)
    let [before, timer] = [lastLetters(), 0]
    const unsubscribe = store.subscribe(() => {
      const letters = lastLetters()
      if (letters === before) return
      before = letters
      clearInterval(timer)
      const end = performance.now() + timeoutMs
      timer = window.setInterval(() => {
        const page = frame.current?.contentDocument
        const ends = page
          ? textsFrom(page, place, store).map(({ parentElement }) => parentElement?.closest(blocks))
          : []
        const found = ends.findLast((each) => shownLetters(each?.textContent ?? "").text.endsWith(letters))
        if (found || performance.now() > end) clearInterval(timer)
        if (letters.length === maxLetters) found?.scrollIntoView({ block: "nearest" })
      }, pauseMs)
    })
    return () => {
      clearInterval(timer)
      unsubscribe()
    }
  }, [own, frame, store])
}

/** The element for a value, or for a text of its group or of its entry: a group has none of its own, nor does a number. */
function elementAround(page: Document, place: ContentLocation, store: ContentStore): Element | undefined {
  const { file, path } = place
  const own = elementAt(page, place, store)
  if (own || isOfHead(place)) return own
  const entry = path.findLastIndex((step) => typeof step === "number") + 1
  const least = Math.max(1, Math.min(entry || path.length - 1, path.length))
  for (let length = path.length; length >= least; length -= 1) {
    const found = elementWithin(page, { file, path: path.slice(0, length) }, store)
    if (found) return found
  }
  return undefined
}

/** Whether a value has words: what a page says in another form, such as a number or a day, is also not found where it is shown. */
function hasWords(value: unknown, facts: FieldFacts | undefined): boolean {
  if (typeof value === "string") return facts !== undefined && ["text", "markup"].includes(facts.kind)
  if (Array.isArray(value)) return value.some((each) => hasWords(each, facts?.items))
  return (facts?.keys ?? []).some(([key, field]) => hasWords(valueAt(value, [key]), field))
}

function bringIntoView(element: Element): void {
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches
  element.scrollIntoView({ block: "center", behavior: isCalm ? "auto" : "smooth" })
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  const height = element.ownerDocument.defaultView?.innerHeight ?? 0
  return top >= 0 && bottom <= height
}

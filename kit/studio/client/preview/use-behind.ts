import { type RefObject, useEffect, useState } from "react"
import { shownLetters, writtenLetters } from "../../model/written-place"
import type { ContentStore } from "../content/content-store"
import { notationOf } from "../content/text-forms"
import { useStudio } from "../studio-context"
import { locationOf, wholeTexts } from "./sources"

/** How often a page is compared, and for how long it may differ while the preview updates, in milliseconds. */
const [pauseMs, patienceMs] = [1000, 4000]

/**
 * Compares the page with the content after each change, until they are equal.
 *
 * @param frame with the page
 * @returns a text that the page still shows some seconds after its value has changed; undefined if there is none
 */
export function useBehind(frame: RefObject<HTMLIFrameElement>): string | undefined {
  const { store } = useStudio()
  const [behind, setBehind] = useState<string>()
  useEffect(() => {
    let [page, docs, since, isEqual] = [frame.current?.contentDocument, store.snapshot()?.docs, 0, false]
    const timer = setInterval(() => {
      const [shown, now] = [frame.current?.contentDocument, store.snapshot()?.docs]
      if (shown !== page || now !== docs) [page, docs, since, isEqual] = [shown, now, Date.now(), false]
      if (isEqual || !page) return
      const found = behindText(page, store)
      isEqual = found === undefined
      if (isEqual || Date.now() - since > patienceMs) setBehind(found)
    }, pauseMs)
    return () => clearInterval(timer)
  }, [frame, store])
  return behind
}

/** The page has other words in its place. */
const placeholder = /\{\w+\}/

/**
 * @param page that is shown
 * @param store the content
 * @returns the first text of the page that shows a whole value with other words than it has now, or one that is gone
 */
function behindText(page: Document, store: ContentStore): string | undefined {
  for (const { text, source } of wholeTexts(page)) {
    const location = locationOf(source, store)
    if (!location) return text
    const facts = store.factsOf(location)
    // What is being typed may be refused, and the page made anew without it.
    const isBehind = [store.value(location), store.stored(location)].every((value) => {
      const notation = typeof value === "string" ? notationOf(facts, value) : undefined
      if (typeof value !== "string" || !notation || placeholder.test(value)) return false
      return writtenLetters(value, notation).text !== shownLetters(text).text
    })
    if (isBehind) return text
  }
  return undefined
}

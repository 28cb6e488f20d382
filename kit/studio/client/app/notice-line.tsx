import { useEffect, useLayoutEffect, useRef, useState } from "react"
import { typedAt } from "../../model/unsaved-edit"
import { words } from "../../words/words"
import type { Notice } from "../content/state"
import { useStudio } from "../studio-context"
import { Icon } from "../ui/icon"
import { QuietButton } from "../ui/quiet-button"
import { whenRead } from "./when-read"

/**
 * The last message, over the top of the page, where nothing moves and no field is covered: a success in one line, which can be expanded, a failure in full. One
 * about something that is still wrong stays.
 */
export function NoticeLine() {
  const { store, content, view } = useStudio()
  const { notice, connection } = content
  const unsaved = content.unsaved.get(notice.about ?? "")
  const line = useRef<HTMLDivElement>(null)
  const text = useRef<HTMLSpanElement>(null)
  const [open, setOpen] = useState<Notice>()
  const [isCut, setIsCut] = useState(false)
  const [isHeld, setIsHeld] = useState(false)
  const [old, setOld] = useState<Notice>()
  const isOpen = open === notice
  const isStill = notice.isWrong && (notice.about !== undefined || connection !== "open")
  const files = notice.files?.map((file) => `data/${file}`).join(", ")

  // The bar has a second line in a narrow window.
  useEffect(() => {
    const { current } = line
    const bar = current?.parentElement
    if (!bar) return undefined
    const observer = new ResizeObserver(() => current.style.setProperty("--below-bar", `${bar.offsetHeight}px`))
    observer.observe(bar)
    return () => observer.disconnect()
  }, [])

  // On top of everything, including a dialog that was opened meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new message must be on top again.
  useLayoutEffect(() => {
    const { current } = line
    if (!current) return
    current.popover = "manual"
    if (document.querySelector("dialog[open]") && current.matches(":popover-open")) current.hidePopover()
    if (!current.matches(":popover-open")) current.showPopover()
    setIsCut(text.current !== null && text.current.scrollWidth > text.current.clientWidth)
  }, [notice])

  useEffect(() => {
    if (isStill || isHeld || isOpen) return undefined
    // Details take as long to read as a failure.
    const kind = notice.isWrong || notice.details ? "wrong" : "done"
    return whenRead(
      kind,
      (element) => line.current?.contains(element) ?? false,
      () => setOld(notice),
    )
  }, [notice, isStill, isHeld, isOpen])

  const state = `${notice.isWrong ? " is-wrong" : ""}${isOpen ? " is-open" : ""}${old === notice ? " is-old" : ""}`
  return (
    <div
      ref={line}
      role="status"
      className={`said${state}`}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      {notice.words && (
        <>
          {!notice.isWrong && <Icon name="check" />}
          <span ref={text}>
            {notice.words}
            {files && <small> {files}</small>}
          </span>
          {notice.canUndo && <QuietButton onClick={() => void store.undo()}>{words.topBar.undo}</QuietButton>}
          {unsaved && (
            <QuietButton onClick={() => view.openLocation(typedAt(unsaved))}>{words.unsaved.goToField}</QuietButton>
          )}
          {(isCut || notice.details !== undefined) && (
            <button
              type="button"
              aria-label={words.topBar.more}
              aria-expanded={isOpen}
              onClick={() => setOpen(isOpen ? undefined : notice)}
            >
              <Icon name="down" />
            </button>
          )}
          <button type="button" aria-label={words.window.close} onClick={() => store.notify({ words: "" })}>
            <Icon name="close" />
          </button>
          {isOpen && notice.details && (
            <ul>
              {notice.details.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          )}
        </>
      )}
    </div>
  )
}

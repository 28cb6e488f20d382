import { useCallback, useEffect, useRef, useState } from "react"
import type { DroppedFiles } from "../view/view-store"

/** The class of elements in a dialog on which files may be dropped. */
export const dropTargetClass = "takes-files"

interface Listener {
  /** Called while files are dragged over an element that takes them. */
  readonly onOver: (event: DragEvent) => void
  /** Called when they are over another element, or dropped. */
  readonly onAway: () => void
  readonly onFiles: (given: DroppedFiles) => void
  /** @returns whether it has taken the drop of a picture */
  readonly onPicture: (event: DragEvent) => boolean
}

/**
 * Listens to files that are dropped on a page. A field that takes the file keeps it: it prevents the browser's default. Elsewhere the browser would navigate
 * from the studio to the file.
 *
 * @param page the studio's own, or the one in its frame
 * @returns a function that ends it
 */
function listenToFiles(page: Document, { onOver, onAway, onFiles, onPicture }: Listener): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const take = (event: DragEvent) => {
    event.preventDefault()
    onAway()
    if (event.dataTransfer && isFree() && (isOpen() || !onPicture(event))) onFiles(givenIn(event.dataTransfer))
  }
  page.addEventListener(
    "dragover",
    (event) => {
      if (!hasFiles(event)) return
      if (event.defaultPrevented || isInEditor(event) || !isFree()) onAway()
      else onOver(event)
      event.preventDefault()
    },
    { signal },
  )
  page.addEventListener("drop", (event) => !event.defaultPrevented && hasFiles(event) && take(event), { signal })
  page.addEventListener(
    "drop",
    (event) => {
      // An editor takes pictures, and would write any other file into the text.
      if (!hasFiles(event) || !isInEditor(event) || hasPicture(event)) return
      event.stopPropagation()
      take(event)
    },
    { signal, capture: true },
  )
  return () => stop.abort()
}

/** A dialog is open, and takes all files. */
const isOpen = (): boolean => document.querySelector(`dialog[open] > .${dropTargetClass}`) !== null

const isFree = (): boolean => isOpen() || document.querySelector("dialog[open]") === null

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes("Files") ?? false

const hasPicture = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.files[0]?.type.startsWith("image/") ?? false

const isInEditor = ({ target }: DragEvent): boolean =>
  target instanceof Element && target.closest(".cm-editor") !== null

function givenIn({ files, items }: DataTransfer): DroppedFiles {
  const hasFolder = [...items].some((item) => item.webkitGetAsEntry()?.isDirectory)
  return { files: [...files], hasFolder }
}

/** Browsers report at least every 350 ms that something is dragged over a page, but not that it has moved to another page. */
const silenceTimeoutMs = 700

interface FileDropActions {
  /** Handles files dropped anywhere on the studio. */
  readonly onFiles: (given: DroppedFiles) => void
  /** Takes the drop of a picture; returns whether it has. */
  readonly onPicture: (event: DragEvent) => boolean
  /** Called when files are dragged over something else, with what a drop would do; with undefined when they leave. */
  readonly onAim: (event: DragEvent | undefined) => string
}

/**
 * @returns what a drop would do, while files are dragged over the studio, and a function that listens on another page too, such as each one that the frame
 * loads
 */
export function useFileDrop(actions: FileDropActions) {
  const [over, setOver] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const aimed = useRef<EventTarget | null>()
  const now = useRef(actions)
  now.current = actions
  const listenOn = useCallback((page: Document) => {
    const onAway = () => {
      clearTimeout(timer.current)
      aimed.current = undefined
      now.current.onAim(undefined)
      setOver(undefined)
    }
    const onOver = (event: DragEvent) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(onAway, silenceTimeoutMs)
      if (aimed.current !== event.target) setOver(now.current.onAim(isOpen() ? undefined : event))
      aimed.current = event.target
    }
    return listenToFiles(page, {
      onOver,
      onAway,
      onFiles: (given) => now.current.onFiles(given),
      onPicture: (event) => now.current.onPicture(event),
    })
  }, [])
  useEffect(() => listenOn(document), [listenOn])
  useEffect(() => () => clearTimeout(timer.current), [])
  return { over, listenOn }
}

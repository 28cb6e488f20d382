import { useCallback, useEffect, useRef, useState } from "react"
import type { DroppedFiles } from "../view/view-store"
import { listenToFiles } from "./file-drop"

/** Browsers say at least every 350 ms that something is dragged over a page, but not that it has left it for another. */
const silenceTimeoutMs = 700

interface FileDrop {
  /** What a drop would do of what is dragged over the studio; undefined if nothing is. */
  readonly over: string | undefined
  /** Listens on another page too, such as each that the frame loads. */
  readonly listenOn: (page: Document) => void
}

interface FileDropActions {
  /** Hears of files that are dropped anywhere on the studio. */
  readonly onFiles: (given: DroppedFiles) => void
  /** Takes a drop if it is of a picture, and says whether it has. */
  readonly onPicture: (event: DragEvent) => boolean
  /** Called when files come over something else, or go away, with undefined: says what a drop would do. */
  readonly onAim: (event: DragEvent | undefined) => string
}

/** @returns what is said while files are dragged over the studio, which takes those that are dropped */
export function useFileDrop(actions: FileDropActions): FileDrop {
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
      if (aimed.current !== event.target) setOver(now.current.onAim(event))
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

import { useCallback, useEffect, useRef, useState } from "react"
import type { DroppedFiles } from "../view/view-store"
import { listenToFiles } from "./file-drop"

/** Browsers say at least every 350 ms that something is dragged over a page, but not that it has left it for another. */
const silenceTimeoutMs = 700

interface FileDrop {
  /** Files are dragged over the studio. */
  readonly isOver: boolean
  /** Listens on another page too, such as each that the frame loads. */
  readonly listenOn: (page: Document) => void
}

/**
 * @param onFiles hears of files that are dropped anywhere on the studio
 * @param onPicture takes a drop if it is of a picture, and says whether it has
 */
export function useFileDrop(
  onFiles: (given: DroppedFiles) => void,
  onPicture: (event: DragEvent) => boolean,
): FileDrop {
  const [isOver, setIsOver] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const now = useRef({ onFiles, onPicture })
  now.current = { onFiles, onPicture }
  const listenOn = useCallback((page: Document) => {
    const onAway = () => {
      clearTimeout(timer.current)
      setIsOver(false)
    }
    const onOver = () => {
      clearTimeout(timer.current)
      timer.current = setTimeout(onAway, silenceTimeoutMs)
      setIsOver(true)
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
  return { isOver, listenOn }
}

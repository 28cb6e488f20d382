import { useEffect } from "react"
import { softHyphen, withoutSoftHyphens } from "../language/soft-hyphens"

/** Takes soft hyphens out of what a visitor copies from a page: browsers copy them, and nobody would see them where they end up. */
export function usePlainCopy(): void {
  useEffect(() => {
    const copy = (event: ClipboardEvent) => {
      const selection = document.getSelection()
      const text = selection?.toString() ?? ""
      if (!selection || !event.clipboardData || !text.includes(softHyphen)) return
      const copied = document.createElement("div")
      for (let index = 0; index < selection.rangeCount; index += 1)
        copied.append(selection.getRangeAt(index).cloneContents())
      event.clipboardData.setData("text/plain", withoutSoftHyphens(text))
      event.clipboardData.setData("text/html", withoutSoftHyphens(copied.innerHTML))
      event.preventDefault()
    }
    document.addEventListener("copy", copy)
    return () => document.removeEventListener("copy", copy)
  }, [])
}

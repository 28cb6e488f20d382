import { useEffect } from "react"
import { softHyphen, withoutSoftHyphens } from "../../kit/language/soft-hyphens"

/** Removes soft hyphens from copied text: browsers copy them, and they would be invisible wherever they are pasted. */
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

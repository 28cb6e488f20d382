import { clipboardToMarkdown } from "./clipboard"
import { ImportRefusal } from "./format"
import type { ClipboardTask, ReadingNews } from "./read-apart"

/** Makes a text of the HTML of a clipboard in a process of its own (see read-apart.ts), which ends it. */
function read({ html }: ClipboardTask): ReadingNews {
  try {
    return { kind: "read", content: clipboardToMarkdown(html) }
  } catch (error) {
    return error instanceof ImportRefusal
      ? { kind: "refused", message: error.message }
      : { kind: "failed", message: String(error) }
  }
}

process.once("message", (task) => process.send?.(read(task as ClipboardTask)))
process.once("disconnect", () => process.exit())

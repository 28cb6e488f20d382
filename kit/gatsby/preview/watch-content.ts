import { posix } from "node:path"
import type { Node, SourceNodesArgs } from "gatsby"
import type { FileSystemNode } from "gatsby-source-filesystem"
import { checkData } from "../../content/check/check-data"
import { formatHuman } from "../../content/check/format-human"
import { assessmentId } from "../../content/contract/data-paths"
import { type Diagnostic, isError } from "../../content/diagnostic/diagnostic"
import { memoOfData } from "../../content/files/memo"
import { writeError } from "../../content/files/terminal"
import { watchFolder } from "../../content/files/watch-folder"
import { writeBrandStyles } from "../brand/brand"
import { createContentNodes } from "../nodes/content-nodes"
import { createCustomPageNode, isCustomPage } from "../nodes/custom-page-nodes"

/** Receives the content's diagnostics immediately and after each change. Errors that it throws are printed, and do not end the preview. */
type Listener = (diagnostics: readonly Diagnostic[]) => void | Promise<void>

/** Debounce time in milliseconds: editors write a file in several steps. */
const quiet = 150

let latest: readonly Diagnostic[] = []
const listeners = new Set<Listener>()

/**
 * @param listener called at once and after each check
 * @returns a function that removes it
 */
export function onContentChecked(listener: Listener): () => void {
  listeners.add(listener)
  void tell(listener)
  return () => listeners.delete(listener)
}

/** Catches all errors, because Gatsby ends the preview on an unhandled rejection. */
async function tell(listener: Listener): Promise<void> {
  try {
    await listener(latest)
  } catch (error) {
    writeError(
      `\nThe preview could not show a change of data/: ${String(error)}\nSave a file of data/ again to have it try again.\n`,
    )
  }
}

/**
 * Checks the content at once and whenever something in data/ changes, and prints new diagnostics.
 *
 * @param say prints a text as it is
 */
export async function watchContent(say: (text: string) => void): Promise<void> {
  const check = async () => {
    const earlier = latest
    latest = await checkData("data", { memo: memoOfData })
    const text = describeChanges(earlier, latest)
    if (text) say(`\n${text}`)
    for (const listener of listeners) void tell(listener)
  }
  await check()

  let running = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const soon = () => {
    clearTimeout(timer)
    // Checks run one after another, so that an older one cannot finish last.
    timer = setTimeout(() => {
      running = running
        .then(check)
        .catch((error: unknown) => say(`\nThe content could not be checked: ${String(error)}\n`))
    }, quiet)
  }
  watchFolder("data", {}, soon)
}

/**
 * @param earlier diagnostics before a change
 * @param now diagnostics after it
 * @returns the new diagnostics, or a message that the last error is fixed; empty if neither applies
 */
export function describeChanges(earlier: readonly Diagnostic[], now: readonly Diagnostic[]): string {
  const known = new Set(earlier.map(withoutRange))
  const fresh = now.filter((diagnostic) => !known.has(withoutRange(diagnostic)))
  if (fresh.length > 0) return formatHuman(fresh, { color: false })
  return earlier.some(isError) && !now.some(isError) ? "All errors in data/ are fixed.\n" : ""
}

/** Identifies a diagnostic regardless of its line, which edits above it change. */
const withoutRange = ({ file, path, message }: Diagnostic): string => JSON.stringify([file, path, message])

/** @returns the errors as text for the panel in the browser; empty if there are none */
export function describeErrors(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter(isError)
  if (errors.length === 0) return ""
  const start = "Until you fix data/, the page may show earlier content."
  return `${start}\n\n${formatHuman(errors, { color: false })}`
}

/**
 * Updates the owner's colours in the development server after a check; if they have an error, the last valid ones stay.
 *
 * @param diagnostics of the check
 */
export async function refreshBrandStyles(diagnostics: readonly Diagnostic[]): Promise<void> {
  const broken = diagnostics.some((each) => isError(each) && posix.basename(each.file) === "brand.json")
  if (!broken) await writeBrandStyles()
}

/**
 * Recreates what differs from Gatsby's cache although its file has not changed: the day of a post has come, an assessment is written and its tool with it, or a
 * build follows `npm run develop`, which shows drafts.
 *
 * @param args of Gatsby's sourceNodes
 */
export async function refreshDrafts(args: SourceNodesArgs): Promise<void> {
  for (const node of args.getNodesByType("File"))
    if (isCustomPage({ node })) await createCustomPageNode({ ...args, node })
    else if (["posts.json", "tools.json", "site.json"].includes(nodePath(node)) || assessmentId(nodePath(node)))
      await createContentNodes({ ...args, node })
}

// gatsby's types say Node; the nodes of gatsby-source-filesystem have more fields.
const nodePath = (node: Node): string => (node as unknown as FileSystemNode).relativePath

import { createHash } from "node:crypto"
import { posix } from "node:path"
import { gatsbyScripts } from "../patches/build/built-site"
import { hashDigestLength } from "../patches/build/webpack"
import type { Edit, Tag } from "./edit-page"

/** Maximum wait for a page to load, in milliseconds, before its scripts start anyway: a picture may never arrive. */
const timeoutMs = 3000

/** Marks our own script, also in a page that a warm build kept. */
const mark = "data-starts"

/** A page whose scripts start late. */
interface DeferredPage {
  /** Its tags with our script instead of Gatsby's. */
  readonly tags: readonly Tag[]
  readonly edits: readonly Edit[]
  /** Additional files that the site needs: names and contents. */
  readonly files: ReadonlyArray<readonly [name: string, text: string]>
}

/**
 * Makes a page start Gatsby's scripts once it is loaded and painted: the first view consists of HTML, styles, fonts and pictures, with which the scripts would
 * compete for bandwidth and processor. The whole page can be read, and its links followed, before that. Gatsby's setup, the same in every page, becomes a file
 * that loads with the scripts, so that pages fit into the first packets of a connection.
 *
 * @param tags of a finished page
 * @returns the page's tags afterwards, and the edits to make
 * @throws an Error if Gatsby's scripts are not found in the page: Gatsby writes them differently
 */
export function deferScripts(tags: readonly Tag[]): DeferredPage {
  const scripts = gatsbyScripts(tags)
  if (!scripts) {
    if (tags.some(({ attributes }) => mark in attributes)) return { tags, edits: [], files: [] }
    throw new Error("no scripts of Gatsby's where they are expected")
  }
  const { first, last, setup, addresses } = scripts
  const [start = 0, end = start] = [tags[first]?.start, tags[last]?.end]
  const name = `start-${createHash("sha256").update(setup).digest("hex").slice(0, hashDigestLength)}.js`
  // In the scripts' folder, so that it has their path prefix.
  const own = posix.join(posix.dirname(addresses[0] ?? "/"), name)
  const text = loader([own, ...addresses])
  const tag: Tag = { name: "script", attributes: { [mark]: "late" }, start, end, text }
  return {
    tags: [...tags.slice(0, first), tag, ...tags.slice(last + 1)],
    edits: [{ start, end, text: `<script ${mark}="late">${text}</script>` }],
    files: [[name, setup]],
  }
}

/**
 * Starts the scripts, in order, after the page has loaded, the browser has reported a paint, and two more frames have begun, so that a late picture is on
 * screen too: the frame after `load` may still be on its way there.
 */
function loader(scripts: readonly string[]): string {
  return [
    `(function(w,d){var s=${JSON.stringify(scripts)};`,
    "function start(){while(s.length){var e=d.createElement('script');e.async=false;e.src=s.shift();d.body.appendChild(e)}}",
    "function frame(then){return function(){requestAnimationFrame(then)}}",
    "function later(){new PerformanceObserver(frame(frame(start))).observe({type:'paint',buffered:true})}",
    // First, so that it works even if the rest fails in an old browser.
    `setTimeout(start,${timeoutMs});`,
    "d.readyState=='complete'?later():w.addEventListener('load',later)})(window,document)",
  ].join("")
}

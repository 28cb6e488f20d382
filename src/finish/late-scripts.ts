import { createHash } from "node:crypto"
import { posix } from "node:path"
import { gatsbyScripts } from "../gatsby/built-site"
import type { Edit, Tag } from "./page"

/** How long a page may go on loading, in milliseconds, before its scripts start all the same: a picture may never come. */
const patience = 3000

/** Marks our own script, in a page that a warm build kept as well. */
const mark = "data-starts"

/** A page whose scripts start late. */
export interface LatePage {
  /** Its tags with our script in place of Gatsby's. */
  readonly tags: readonly Tag[]
  readonly edits: readonly Edit[]
  /** What the site needs beside what is there already: names and texts. */
  readonly files: ReadonlyArray<readonly [name: string, text: string]>
}

/**
 * Has a page start Gatsby's scripts once the page stands: its first view is HTML, styles, fonts and pictures, which the scripts would share
 * the line and the processor with if they started while the page is read. Everything on a page can be read and followed before. What Gatsby
 * tells its scripts in every page becomes a file that starts with them, so that pages fit into the first packets of a connection.
 *
 * @param tags of a finished page
 * @returns the page's tags after it, and what is to be changed
 * @throws an Error if the page has no such scripts: Gatsby would have changed how it writes them
 */
export function startLate(tags: readonly Tag[]): LatePage {
  const scripts = gatsbyScripts(tags)
  if (!scripts) {
    if (tags.some(({ attributes }) => mark in attributes)) return { tags, edits: [], files: [] }
    throw new Error("no scripts of Gatsby's where they are expected")
  }
  const { first, last, setup, addresses } = scripts
  const [start = 0, end = start] = [tags[first]?.start, tags[last]?.end]
  const name = `start-${createHash("sha256").update(setup).digest("hex").slice(0, 20)}.js`
  // Beside the others, so that it has their path prefix.
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
 * When everything that stands in the page has come, the browser says that it has painted, and two more frames have begun, so that a picture
 * which came last is on the screen too: the frame after `load` may still be on its way there. The scripts run in their order.
 */
function loader(scripts: readonly string[]): string {
  return [
    `(function(w,d){var s=${JSON.stringify(scripts)};`,
    "function start(){while(s.length){var e=d.createElement('script');e.async=false;e.src=s.shift();d.body.appendChild(e)}}",
    "function frame(then){return function(){requestAnimationFrame(then)}}",
    "function later(){new PerformanceObserver(frame(frame(start))).observe({type:'paint',buffered:true})}",
    // First, so that it holds whatever comes of the rest in an old browser.
    `setTimeout(start,${patience});`,
    "d.readyState=='complete'?later():w.addEventListener('load',later)})(window,document)",
  ].join("")
}

import { createHash } from "node:crypto"
import { readFile, writeFile } from "node:fs/promises"
import { join, posix } from "node:path"
import { finishedPages } from "./finished-pages"

/** How long a page may go on loading, in milliseconds, before its scripts start all the same: a picture may never come. */
const patience = 3000

/**
 * Has every finished page start Gatsby's scripts once the page stands: its first view is HTML, styles, fonts and pictures, which the
 * scripts would share the line and the processor with if they started, as Gatsby has it, while the page is being read. Everything on a
 * page can be read and followed before. What Gatsby says to its scripts in every page, the same in each, becomes a file that starts with
 * them, so that pages fit into the first packets of a connection. docs/performance.md has the measurements.
 *
 * All of it is between Gatsby's marks of a slice, so that its next build puts its own there again if it has others.
 *
 * @param folder with the built site
 * @throws an Error if a page has no such scripts: Gatsby would have changed how it writes them
 */
export async function startScriptsLate(folder: string): Promise<void> {
  const pages = await Promise.all(
    (await finishedPages(folder)).map(async (path) => ({ path, ...changed(await readFile(path, "utf8"), path) })),
  )
  const files = new Map(pages.flatMap(({ files: some }) => some))
  await Promise.all([
    ...[...files].map(([name, text]) => writeFile(join(folder, name), text)),
    ...pages.map(({ path, html }) => writeFile(path, html)),
  ])
}

const gatsbys =
  /<script\s+id="gatsby-chunk-mapping"\s*>([^<]*)<\/script>\s*<script>(window\.___[^<]*)<\/script>((?:<script src="[^"]+" async><\/script>)+)/
const addresses = /src="([^"]+)"/g

/** Marks the loader in a page that a warm build did not make anew. */
const mark = '<script data-starts="late">'

/**
 * Gatsby 5.16.1 writes its map of chunks as a string, and its loader asks it as an object (cache-dir/loader.js, createComponentUrls): it finds
 * nothing, and fetches no page's script ahead. Parsed, it does, and a link is followed without waiting for it.
 */
const parsed = (chunks: string): string => chunks.replace(/^(window\.___chunkMapping=)(".*")/, "$1JSON.parse($2)")

interface Changed {
  readonly html: string
  /** What it needs beside what is there already. */
  readonly files: ReadonlyArray<readonly [name: string, text: string]>
}

function changed(html: string, path: string): Changed {
  const [found, chunks = "", build = "", tags = ""] = gatsbys.exec(html) ?? []
  if (found === undefined) {
    if (html.includes(mark)) return { html, files: [] }
    throw new Error(`${path} has no scripts of Gatsby's where they are expected.`)
  }
  const scripts = [...tags.matchAll(addresses)].map(([, address = ""]) => address)
  const text = `${parsed(chunks.trim())}${build}\n`
  const name = `start-${createHash("sha256").update(text).digest("hex").slice(0, 20)}.js`
  // Beside the others, so that it has their path prefix.
  const own = posix.join(posix.dirname(scripts[0] ?? "/"), name)
  return {
    html: html.replace(found, () => `${mark}${loader([own, ...scripts])}</script>`),
    files: [[name, text]],
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

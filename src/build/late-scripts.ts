import { readFile, writeFile } from "node:fs/promises"
import { finishedPages } from "./finished-pages"

/** How long a page may go on loading, in milliseconds, before its scripts start all the same: a picture may never come. */
const patience = 3000

/**
 * Has every finished page start Gatsby's scripts once the page stands: its first view is HTML, styles, fonts and pictures, which the
 * scripts would share the line and the processor with if they started, as Gatsby has it, while the page is being read. Everything on a
 * page can be read and followed before. docs/performance.md has the measurement.
 *
 * The tags are between Gatsby's marks of a slice, so that its next build puts its own there again if it has others.
 *
 * @param folder with the built site
 * @throws an Error if a page has no such scripts: Gatsby would have changed how it writes them
 */
export async function startScriptsLate(folder: string): Promise<void> {
  const paths = await finishedPages(folder)
  await Promise.all(paths.map(async (path) => writeFile(path, withLateScripts(await readFile(path, "utf8"), path))))
}

const tags = /(?:<script src="[^"]+" async><\/script>)+/
const addresses = /src="([^"]+)"/g

/** Marks the loader in a page that a warm build did not make anew. */
const mark = '<script data-starts="late">'

function withLateScripts(html: string, path: string): string {
  const [found] = tags.exec(html) ?? []
  if (found === undefined) {
    if (html.includes(mark)) return html
    throw new Error(`${path} has no scripts of Gatsby's where they are expected.`)
  }
  const scripts = [...found.matchAll(addresses)].map(([, address = ""]) => address)
  return html.replace(found, () => `${mark}${loader(scripts)}</script>`)
}

/** A frame after everything that stands in the page has come, the browser has painted it. Scripts that are added run as they come. */
function loader(scripts: readonly string[]): string {
  return [
    `(function(w,d){var s=${JSON.stringify(scripts)};`,
    "function start(){while(s.length){var e=d.createElement('script');e.src=s.shift();d.body.appendChild(e)}}",
    "function later(){requestAnimationFrame(function(){setTimeout(start)})}",
    "d.readyState=='complete'?later():w.addEventListener('load',later);",
    `setTimeout(start,${patience})})(window,document)`,
  ].join("")
}

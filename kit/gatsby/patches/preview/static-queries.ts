import { readFile } from "node:fs/promises"
import type { ServerResponse } from "node:http"
import { basename, join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"

/** The part of Gatsby's development server, an Express app, used here. */
interface DevelopmentServer {
  get(
    path: string,
    answer: (request: { readonly path: string }, response: ServerResponse, next: () => void) => Promise<void>,
  ): unknown
}

/** The address of the results, and their folder in `public` (Gatsby 5.16.1, query/query-runner.js). */
const results = "page-data/sq/d"

/** How often an incomplete result is read again, and the pause in between in milliseconds: 3 s altogether. */
const maxTries = 60
const between = 50

/**
 * Serves the result of a static query only once it is completely written. Gatsby overwrites the file in place; its router (cache-dir/loader.js) that reads half
 * of it covers the page with "EnsureResources was not able to find resources" until somebody reloads.
 *
 * @param app Gatsby's development server
 * @param built the folder of the built site
 */
export function serveStaticQueries(app: DevelopmentServer, built = "public"): void {
  app.get(`/${results}/:hash.json`, async ({ path }, response, next) => {
    const text = await complete(join(built, results, basename(path)))
    if (text === undefined) return next()
    response.setHeader("Content-Type", "application/json; charset=utf-8")
    response.end(text)
  })
}

/** @returns the JSON text of a file; undefined if it stays incomplete or missing */
async function complete(file: string): Promise<string | undefined> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const text = await readFile(file, "utf8").catch(() => "")
    if (isJson(text)) return text
    await pause(between)
  }
  return undefined
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

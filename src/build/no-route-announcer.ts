import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"

/** Where Gatsby's runtime puts its announcer: in the browser, in the built pages, and in the pages of the development server. */
const places = [
  ["navigation.js", "<RouteAnnouncer location={location} />"],
  ["static-entry.js", "<div {...RouteAnnouncerProps} />"],
  ["ssr-develop-static-entry.js", "<div {...RouteAnnouncerProps} />"],
] as const

/**
 * Takes Gatsby's announcer out of its runtime. It says "Navigated to" in English whatever the site's language is, and has no setting;
 * src/layout/route-announcer.tsx speaks in its place. Gatsby copies its runtime into `.cache` anew each time it starts, before
 * onPreBootstrap.
 *
 * @param cache the folder of that copy
 * @throws an Error if a place is not as Gatsby 5.16 has it
 */
export async function removeRouteAnnouncer(cache = ".cache"): Promise<void> {
  for (const [file, announcer] of places) {
    const path = join(cache, file)
    const code = await readFile(path, "utf8")
    const parts = code.split(announcer)
    if (parts.length !== 2)
      throw new Error(
        `${path} has not just one ${announcer}. Gatsby's announcer speaks English: src/build/no-route-announcer.ts must learn where it is now.`,
      )
    await writeFile(path, parts.join(""))
  }
}

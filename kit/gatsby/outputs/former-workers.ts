import { existsSync } from "node:fs"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"

/**
 * The addresses of service workers that a former site may have left in its visitors' browsers, where they keep showing it. Of Gatsby's offline plugin, next-pwa,
 * Nuxt, Astro and many by hand; of Create React App, SvelteKit and Workbox; of Angular; of PWABuilder; of Jekyll's Chirpy; and of WordPress's SuperPWA (also
 * beside OneSignal), PWA for WP and PWA, whose worker has an ending of its own.
 */
export const formerWorkers = [
  "sw.js",
  "service-worker.js",
  "serviceworker.js",
  "ngsw-worker.js",
  "pwabuilder-sw.js",
  "sw.min.js",
  "superpwa-sw.js",
  "OneSignalSDKWorker.js",
  "pwa-sw.js",
  "wp.serviceworker",
] as const

/** A browser asks for the worker's script anew when somebody visits. On a host with several sites the caches of the others stay. */
const farewell = `self.addEventListener("install", () => self.skipWaiting())
self.addEventListener("activate", (event) =>
  event.waitUntil(
    (async () => {
      const { scope } = self.registration
      const isWholeHost = scope === self.location.origin + "/"
      const names = await caches.keys()
      await Promise.all(names.filter((name) => isWholeHost || name.includes(scope)).map((name) => caches.delete(name)))
      await self.registration.unregister()
      const pages = await self.clients.matchAll({ type: "window" })
      await Promise.all(pages.map((page) => page.navigate(page.url)))
    })(),
  ),
)
`

/** Writes in their place workers that take themselves away and load the page anew; a file of `static/` counts more. */
export async function writeFormerWorkers(): Promise<void> {
  const names = formerWorkers.filter((name) => !existsSync(join("static", name)))
  await Promise.all(names.map((name) => writeFile(join("public", name), farewell)))
}

import { request as rawRequest } from "node:http"
import { join } from "node:path"
import { expect, test } from "@playwright/test"
import { everywhere } from "../../src/build/hosting/rules"
import { builtFiles } from "./support/built-files"
import { serveWithNginx } from "./support/nginx"
import { sample } from "./support/owners"

const port = sample.port + 50
const origin = `http://127.0.0.1:${port}`

test.describe("served by nginx with the shipped settings", { tag: "@sample" }, () => {
  test.describe.configure({ mode: "default" })
  let stop: () => Promise<void>
  test.beforeAll(async () => {
    stop = await serveWithNginx(join(sample.folder, "public"), port)
  })
  test.afterAll(() => stop())

  test("a page has the headers that lock it down, and is asked for anew each time", async ({ request }) => {
    const response = await request.get(`${origin}/services/`)
    expect(response.status()).toBe(200)
    const headers = response.headers()
    for (const [name, value] of Object.entries(everywhere)) expect(headers[name.toLowerCase()], name).toBe(value)
    expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate")
    expect(headers["content-type"]).toBe("text/html; charset=utf-8")
    expect(headers.server).toBe("nginx")
  })

  test("files with a hash in their names are kept, with the same locks", async ({ request }) => {
    const [script = "", ...others] = builtFiles(".js")
    const files = [
      script,
      ...others,
      ...builtFiles(".css"),
      ...builtFiles(".woff2"),
      ...builtFiles(".avif").slice(0, 3),
    ]
    for (const file of files) {
      expect(file).toMatch(/(^static\/)|-[0-9a-f]{16,20}\.js$|\.[0-9a-f]{16,20}\.css$/)
      const response = await request.get(`${origin}/${file}`)
      expect(response.headers()["cache-control"], file).toBe("public, max-age=31536000, immutable")
      expect(response.headers()["x-content-type-options"], file).toBe("nosniff")
    }
  })

  for (const path of [
    "/page-data/services/page-data.json",
    "/page-data/app-data.json",
    "/rss.xml",
    "/sitemap-index.xml",
  ])
    test(`${path} is asked for anew each time`, async ({ request }) => {
      const response = await request.get(origin + path)
      expect(response.status()).toBe(200)
      expect(response.headers()["cache-control"]).toBe("public, max-age=0, must-revalidate")
    })

  test("what has not changed is not sent again", async ({ request }) => {
    const { etag = "" } = (await request.get(`${origin}/about/`)).headers()
    const again = await request.get(`${origin}/about/`, { headers: { "If-None-Match": etag } })
    expect(again.status()).toBe(304)
  })

  const scripts = builtFiles(".js").filter((file) => file.startsWith("app-"))
  for (const file of ["/", "/page-data/blog/page-data.json", "/rss.xml", ...scripts.map((script) => `/${script}`)])
    test(`${file} comes compressed`, async ({ request }) => {
      const { headers } = await rawGet(file, { "Accept-Encoding": "gzip" })
      expect(headers["content-encoding"]).toBe("gzip")
      expect(headers.vary).toContain("Accept-Encoding")
      expect((await request.get(origin + file)).status()).toBe(200)
    })

  test("an address without its last slash leads to the page", async () => {
    const { status, headers } = await rawGet("/services?from=card")
    expect(status).toBe(301)
    expect(headers.location).toBe("/services/?from=card")
  })

  test("a lost visitor gets the page for it, with its status, and nobody keeps it", async ({ request }) => {
    for (const path of ["/no-such-page/", "/no-such-file-0123456789abcdef0123.js", "/static/none.avif"]) {
      const response = await request.get(origin + path)
      expect(response.status(), path).toBe(404)
      expect(response.headers()["cache-control"], path).toBe("public, max-age=0, must-revalidate")
      expect(response.headers()["x-content-type-options"], path).toBe("nosniff")
      expect(await response.text(), path).toContain("<main")
    }
  })

  test("no folder is listed, and nothing is told of one without a page", async ({ request }) => {
    for (const path of ["/static/", "/page-data/", "/page-data/services/"]) {
      const response = await request.get(origin + path)
      expect(response.status(), path).toBe(404)
      expect(await response.text(), path).not.toContain("Index of")
    }
  })

  test("what is not meant for visitors is not served", async () => {
    for (const path of ["/_headers", "/.env", "/.git/config"]) expect((await rawGet(path)).status, path).toBe(404)
  })

  test("no path leads out of the folder", async () => {
    for (const path of [
      "/../package.json",
      "/..%2fpackage.json",
      "/static/..%2f..%2fpackage.json",
      "/%2e%2e/package.json",
    ]) {
      const { status, body } = await rawGet(path)
      expect([400, 404], path).toContain(status)
      expect(body, path).not.toContain("devDependencies")
    }
  })
})

/** A request whose path nothing tidies up on the way. */
function rawGet(path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number | undefined; headers: Record<string, unknown>; body: string }>(
    (resolve, reject) => {
      const sent = rawRequest({ host: "127.0.0.1", port, path, headers }, (response) => {
        const chunks: Buffer[] = []
        response.on("data", (chunk: Buffer) => chunks.push(chunk))
        response.on("end", () =>
          resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks).toString() }),
        )
      })
      sent.on("error", reject)
      sent.end()
    },
  )
}

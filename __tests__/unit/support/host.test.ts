import { brotliDecompressSync } from "node:zlib"
import { host } from "../../../scripts/support/host"
import { everywhere } from "../../../src/outputs/hosting"

const page = Buffer.from("<!DOCTYPE html><title>Home</title>".repeat(20))
const picture = Buffer.from("not really a picture")
const answerTo = host(
  new Map([
    ["index.html", page],
    ["blog/index.html", Buffer.from("blog")],
    ["404.html", Buffer.from("lost")],
    ["app-0123.js", Buffer.from("let a = 1")],
    ["page-data/index/page-data.json", Buffer.from("{}")],
    ["static/0123/a.avif", picture],
  ]),
)
const ask = (path: string, acceptsBrotli = true) => answerTo({ path, acceptsBrotli })

test("a page comes compressed with brotli to a browser that takes it, and as it is to another", () => {
  const compressed = ask("/")
  expect(compressed.headers).toMatchObject({ "Content-Encoding": "br", Vary: "Accept-Encoding" })
  expect(brotliDecompressSync(compressed.body)).toEqual(page)

  const plain = ask("/", false)
  expect(plain.headers).not.toHaveProperty("Content-Encoding")
  expect(plain.headers).toHaveProperty("Vary", "Accept-Encoding")
  expect(plain.body).toEqual(page)
})

test("a picture comes as it is, for its format has compressed it", () => {
  const { headers, body } = ask("/static/0123/a.avif")
  expect(headers).toHaveProperty("Content-Type", "image/avif")
  expect(headers).not.toHaveProperty("Content-Encoding")
  expect(body).toBe(picture)
})

test("what has a hash in its name is kept for good, all else is asked for again", () => {
  const forGood = "public, max-age=31536000, immutable"
  const askedAgain = "public, max-age=0, must-revalidate"
  for (const path of ["/app-0123.js", "/static/0123/a.avif"])
    expect(ask(path).headers).toHaveProperty("Cache-Control", forGood)
  for (const path of ["/", "/blog/", "/page-data/index/page-data.json", "/lost.js"])
    expect(ask(path).headers).toHaveProperty("Cache-Control", askedAgain)
})

test("every answer carries the headers that every host sends", () => {
  for (const path of ["/", "/blog", "/lost/", "/app-0123.js"]) expect(ask(path).headers).toMatchObject(everywhere)
})

test("an address of a page without its slash leads to the one with it, and a lost one to the page for lost visitors", () => {
  expect(ask("/blog")).toMatchObject({ status: 301, headers: { Location: "/blog/" } })

  const lost = ask("/no-such-page/", false)
  expect(lost.status).toBe(404)
  expect(lost.body.toString()).toBe("lost")
})

test("a browser that has the same already gets it said, and no copy", () => {
  const { ETag: kept } = ask("/").headers
  expect(answerTo({ path: "/", acceptsBrotli: true, kept })).toMatchObject({ status: 304, body: Buffer.of() })
  expect(answerTo({ path: "/blog/", acceptsBrotli: true, kept }).status).toBe(200)
})

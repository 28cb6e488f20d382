import { mkdir, readdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { scratchFolder } from "../../../../__tests__/support/scratch-folder"
import { redirectsFile, removeRedirects, writeRedirects } from "../../outputs/redirects"

const moved = [
  { from: "/blog/old/", to: "/blog/new/" },
  { from: "/services/#old", to: "/services/#new" },
  { from: "/offer/", to: "/blog/new/#préface" },
]

/** What Gatsby provides for a site under a path prefix, whose owner has words for a page that has moved, or none. */
const answer = (redirects: typeof moved, words: string | null = "Moved <here>") => {
  const siteJson = { language: "ar", name: "Ada & Co", siteUrl: "https://ada.example" }
  const data = {
    site: { pathPrefix: "/team" },
    siteJson,
    labelsJson: { moved: words },
    allRedirectsJson: { nodes: redirects },
  }
  return { graphql: (async () => ({ data })) as never }
}

let built: string
beforeEach(async () => {
  built = scratchFolder()
})

const text = (path: string) => readFile(join(built, path), "utf8")
const files = async () =>
  (await readdir(built, { recursive: true })).filter((path) => path.includes(".") || path.startsWith("_"))

test("an old address has a page that leads on, which no search engine lists; without words for it, it bears the owner's name", async () => {
  await writeRedirects(answer(moved), built)
  const page = await text("blog/old/index.html")
  expect(page).toContain('<html lang="ar" dir="rtl">')
  expect(page).toContain('<meta http-equiv="refresh" content="0; url=/team/blog/new/"/>')
  expect(page).toContain('<link rel="canonical" href="https://ada.example/team/blog/new/"/>')
  expect(page).toContain('<meta name="robots" content="noindex"/>')
  expect(page).toContain("<h1>Moved &lt;here&gt;</h1>")
  expect(page).toContain('<a href="/team/blog/new/">https://ada.example/team/blog/new/</a>')
  await writeRedirects(answer(moved, null), built)
  expect(await text("offer/index.html")).toContain("<h1>Ada &amp; Co</h1>")
})

test("hosts get lists of the redirects that they can apply, under the site's path", async () => {
  await writeRedirects(answer(moved), built)
  expect((await files()).sort()).toEqual(["_redirects", "_redirects.nginx", "blog/old/index.html", "offer/index.html"])
  expect(await text("_redirects")).toBe(
    "/team/blog/old/ /team/blog/new/ 301\n/team/offer/ /team/blog/new/#pr%C3%A9face 301\n",
  )
})

test("a site from which nothing has moved gets nothing", async () => {
  await writeRedirects(answer([]), built)
  expect(await files()).toEqual([])
})

test("what an earlier build wrote is removed, and a page of the site that took its place is not", async () => {
  await writeRedirects(answer(moved), built)
  await mkdir(join(built, "offer"), { recursive: true })
  await writeFile(join(built, "offer/index.html"), "<h1>My offer</h1>")
  await removeRedirects(built)
  expect(await files()).toEqual(["offer/index.html"])
})

test("a build on Netlify leads on from addresses that have a page too", () => {
  expect(redirectsFile([{ from: "/old/", to: "/new/" }], true)).toBe("/old/ /new/ 301!\n")
})

test("an address in other letters is in each list as its hosts compare it, and its page has a folder of that name", async () => {
  await writeRedirects(
    answer([
      { from: "/u\u0308ber mich/", to: "/about/" },
      { from: "/category/c++/", to: "/blog/" },
      { from: "/%E6%97%A5/", to: "/rss.xml" },
    ]),
    built,
  )
  expect(await text("_redirects")).toBe(
    "/team/%C3%BCber%20mich/ /team/about/ 301\n/team/category/c++/ /team/blog/ 301\n/team/%E6%97%A5/ /team/rss.xml 301\n",
  )
  expect(await text("_redirects.nginx")).toBe(
    [
      'location = "/team/über mich/" {\n  return 301 /team/about/;\n}',
      "location = /team/category/c++/ {\n  return 301 /team/blog/;\n}",
      "location = /team/日/ {\n  return 301 /team/rss.xml;\n}\n",
    ].join("\n"),
  )
  expect(await text("über mich/index.html")).toContain("/team/about/")
})

test("an address at which the build has written a file is named", async () => {
  await writeFile(join(built, "app-0123.js"), "")
  await expect(writeRedirects(answer([{ from: "/app-0123.js/", to: "/blog/" }]), built)).rejects.toThrow(
    "data/redirects.json: the build writes a file at /app-0123.js/, so it cannot be redirected. Remove this entry.",
  )
})

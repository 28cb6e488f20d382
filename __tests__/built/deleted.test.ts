import { readdirSync, readFileSync } from "node:fs"
import { join, parse } from "node:path"
import { formerData, formerSite } from "../../kit/dev/support/owners"
import { forEachOwner } from "./support/site"

const former = join(__dirname, "../..", formerData)

/** What identified an entry of the bare owner's former content: its title, name, words and addresses. */
function* traces(): Generator<string> {
  for (const file of ["services", "tools", "books", "media", "posts", "testimonials"]) {
    const entries: Array<Record<string, unknown>> = JSON.parse(readFileSync(join(former, `${file}.json`), "utf8"))
    for (const { title, quote, slug, author, excerpt, url, amazonUrl, externalUrl } of entries)
      for (const trace of [title, quote, slug, author, excerpt, url, amazonUrl, externalUrl])
        if (typeof trace === "string") yield trace
  }
  for (const text of readdirSync(join(former, "posts")))
    yield readFileSync(join(former, "posts", text), "utf8")
      .trim()
      .split("\n")[0] ?? ""
}

forEachOwner(
  ({ owner, files, text }) => {
    test("what the owner has deleted is on no page, in no list and in no data of the site", () => {
      const gone = [...new Set(traces())]
      expect(gone.length).toBeGreaterThan(15)
      const left = files("")
        .filter((path) => /\.(html|json|xml|txt|js|map)$/.test(path))
        .flatMap((path) => {
          const all = text(path)
          // A single word may also occur in the content that is left.
          const isIn = (trace: string) => all.includes(/[ /-]/.test(trace) ? trace : `"${trace}"`)
          return gone.filter(isIn).map((trace) => `${path} has ${trace}`)
        })
      expect(left).toEqual([])
    })

    test("the pictures that the owner has deleted are no longer available", () => {
      const picturesIn = (data: string) => readdirSync(join(data, "images")).map((file) => parse(file).name)
      const gone = picturesIn(former).filter((name) => !picturesIn(owner.data).includes(name))
      expect(gone.length).toBeGreaterThan(0)
      const left = files("").filter((path) => !/^cards\/|^icons\//.test(path))

      expect(
        left.filter((path) => gone.some((name) => path.includes(`/${name}.`) || path.includes(`/${name}-`))),
      ).toEqual([])
      expect(left.filter((path) => /^(static|pictures)\/.*\.(png|jpe?g|webp|avif)$/.test(path))).toEqual([])
    })

    test("the site's scripts differ from those of its former state: the blog's is gone, that of About is the same", () => {
      const script = (name: string) =>
        readdirSync(formerSite(owner)).find((path) => path.startsWith(`component---src-pages-${name}-tsx-`)) ?? ""
      const hash = (name: string) => /-([0-9a-f]{8})\.js$/.exec(script(name))?.[1] ?? "no script"
      // Earlier script files stay, for open tabs; webpack's runtime names today's by their hashes.
      const pages = files(".html").map(text).join()
      const runtime = files(".js").find((path) => path.startsWith("webpack-runtime-") && pages.includes(path)) ?? ""
      expect(text(runtime)).not.toContain(hash("blog"))
      expect(text(runtime)).toContain(hash("about"))
    })
  },
  ["bare"],
)

import { readdirSync, readFileSync } from "node:fs"
import { join, parse } from "node:path"
import { builtFile, builtFiles } from "./support/built-files"
import { formerData } from "./support/owners"
import { expect, test } from "./support/test"

const former = join(__dirname, "../..", formerData)

/** What told one entry of the bare owner's former content from anything else: its title, name, words and addresses. */
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

test("what the owner has deleted is on no page, in no list and in no data of the site", { tag: "@bare" }, async ({
  owner,
}) => {
  const gone = [...new Set(traces())]
  expect(gone.length).toBeGreaterThan(15)
  for (const path of builtFiles("", owner).filter((file) => /\.(html|json|xml|txt|js|map)$/.test(file))) {
    const text = builtFile(path, owner).toString()
    // A single word may be one of the words that are left.
    const isIn = (trace: string) => text.includes(/[ /-]/.test(trace) ? trace : `"${trace}"`)
    expect(gone.filter(isIn), path).toEqual([])
  }
})

test("the pictures that the owner has deleted are no longer to be had", { tag: "@bare" }, async ({ owner }) => {
  const picturesIn = (data: string) => readdirSync(join(data, "images")).map((file) => parse(file).name)
  const pictures = picturesIn(former).filter((name) => !picturesIn(owner.data).includes(name))
  const files = builtFiles("", owner).filter((path) => path.startsWith("static/"))

  expect(files.filter((path) => pictures.some((name) => path.includes(`/${name}.`)))).toEqual([])
  expect(files.filter((path) => /\.(png|jpe?g|webp|avif)$/.test(path))).toEqual([])
})

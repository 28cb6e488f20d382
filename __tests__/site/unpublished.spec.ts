import { builtFile, builtFiles } from "./support/built-files"
import { unseen } from "./support/crowded"
import { postsOf } from "./support/routes"
import { expect, test } from "./support/test"

const tag = "@crowded"

test("nothing of a draft, or of a post whose day has not come, is in any file of the site or in its name", { tag }, ({
  owner,
}) => {
  const words = unseen.map(({ word }) => word)
  const files = builtFiles("", owner)
  expect(files.length).toBeGreaterThan(100)
  const traces = files.flatMap((path) => {
    const all = `${path}\n${builtFile(path, owner).toString("latin1")}`.toLowerCase()
    return words.filter((word) => all.includes(word)).map((word) => `${path} has ${word}`)
  })

  expect(traces).toEqual([])
})

test("the posts around them are there", { tag }, ({ owner }) => {
  const blog = builtFile("blog/index.html", owner).toString()
  for (const { slug, externalUrl } of postsOf(owner)) {
    const address = externalUrl ?? `${owner.prefix}/blog/${slug}/`
    expect(blog).toContain(`href="${address.replaceAll("&", "&amp;")}"`)
  }
})

import { unseen } from "../../kit/dev/owners/crowded"
import { postsOf } from "../site/support/routes"
import { forEachOwner } from "./support/site"

forEachOwner(
  ({ owner, files, bytes, text }) => {
    test("nothing of a draft, a post or a page, or of a post whose day has not come, is in any file or in its name", () => {
      const words = unseen.map(({ word }) => word)
      const paths = files("")
      expect(paths.length).toBeGreaterThan(100)
      const traces = paths.flatMap((path) => {
        const all = `${path}\n${bytes(path).toString("latin1")}`.toLowerCase()
        return words.filter((word) => all.includes(word)).map((word) => `${path} has ${word}`)
      })

      expect(traces).toEqual([])
    })

    test("the posts around them are there", () => {
      const blog = text("blog/index.html")
      for (const { slug, externalUrl } of postsOf(owner)) {
        const address = externalUrl ?? `${owner.prefix}/blog/${slug}/`
        expect(blog).toContain(`href="${address.replaceAll("&", "&amp;")}"`)
      }
    })
  },
  ["crowded"],
)

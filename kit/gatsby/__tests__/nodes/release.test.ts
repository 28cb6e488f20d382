import { released } from "../../../content/contract/posts"

const build = { day: "2026-11-20", includeUnpublished: false }

test.each([
  ["a post without conditions is shown", {}, 1],
  ["a draft stays out of a build", { draft: true }, 0],
  ["what is no draft any more is shown", { draft: false }, 1],
  ["a post of tomorrow stays out of a build", { publishOn: "2026-11-21" }, 0],
  ["a post is shown from its day on", { publishOn: "2026-11-20" }, 1],
  ["a post of last year is shown", { publishOn: "2025-12-31" }, 1],
  ["a draft stays out even when its day has come", { draft: true, publishOn: "2026-11-19" }, 0],
])("%s", (_what, post, shown) => {
  expect(released([post], build)).toEqual([{ ...post, unpublished: false }].slice(0, shown))
})

test("develop shows what is unpublished, marked", () => {
  const post = { publishOn: "2026-11-21" }
  expect(released([post], { ...build, includeUnpublished: true })).toEqual([{ ...post, unpublished: true }])
})

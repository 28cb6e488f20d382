import { releasedPosts } from "../../../content/contract/posts"

const build = { day: "2026-11-20", includeUnpublished: false }
const develop = { ...build, includeUnpublished: true }

const shown = (post: object, circumstances = build) => releasedPosts([post], circumstances)

test("a post without conditions is shown", () => {
  expect(shown({ slug: "a" })).toEqual([{ slug: "a", unpublished: false }])
})

test("a draft stays out of a build", () => {
  expect(shown({ slug: "a", draft: true })).toEqual([])
})

test("what is no draft any more is shown", () => {
  expect(shown({ slug: "a", draft: false })).toHaveLength(1)
})

test("a post of tomorrow stays out of a build", () => {
  expect(shown({ slug: "a", publishOn: "2026-11-21" })).toEqual([])
})

test.each(["2026-11-20", "2026-11-19", "2025-12-31"])("a post is shown from its day on: %s", (publishOn) => {
  expect(shown({ slug: "a", publishOn })).toHaveLength(1)
})

test("a draft stays out even when its day has come", () => {
  expect(shown({ slug: "a", draft: true, publishOn: "2026-11-19" })).toEqual([])
})

test("develop shows what is unpublished, marked", () => {
  expect(shown({ slug: "a", publishOn: "2026-11-21" }, develop)).toEqual([
    { slug: "a", publishOn: "2026-11-21", unpublished: true },
  ])
})

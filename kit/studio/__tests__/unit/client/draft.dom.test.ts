import { fireEvent, render, screen } from "@testing-library/react"
import { createElement, Fragment } from "react"
import type { ContentStore } from "../../../client/content/content-store"
import { currentValue } from "../../../client/content/reading"
import { PostSwitch } from "../../../client/panel/menus/shown-switch"
import { DraftCount, MissingPost } from "../../../client/panel/missing-post"
import { StudioContext, type StudioContextValue } from "../../../client/studio-context"
import type { Page } from "../../../client/view/pages"
import { docsOf, freshState, locationIn } from "../support/docs"

/** What is said of a post, and what its buttons ask for. */
function showPost(entry: Readonly<Record<string, unknown>>, text: string) {
  const docs = docsOf({ "posts.json": JSON.stringify([{ slug: "rota", ...entry }]), "posts/rota.md": text })
  const content = freshState(docs)
  const perform = jest.fn()
  const onOpen = jest.fn()
  const store = { stored: (place) => currentValue(content, place), perform } as Pick<ContentStore, "stored" | "perform">
  const [post, body] = [locationIn(docs, "posts.json", [0]), locationIn(docs, "posts/rota.md", [])]
  const page: Page = { key: "", name: "Rota", kind: "posts", parts: [post, body] }
  const parts = [
    createElement(DraftCount, { page, onOpen, key: 1 }),
    createElement(PostSwitch, { post, key: 2 }),
    createElement(MissingPost, { page, key: 3 }),
  ]
  const studio = { store, content } as unknown as StudioContextValue
  render(createElement(StudioContext.Provider, { value: studio }, createElement(Fragment, null, parts)))
  return { perform, onOpen, draft: { ...post, path: [...post.path, "draft"] } }
}

const shown = () => screen.getByRole("switch", { name: "Shown to visitors" })

test("the head of a draft says how much it lacks, and one switch shows it to visitors", () => {
  const { perform, onOpen, draft } = showPost({ draft: true, excerpt: "A rota." }, "")
  fireEvent.click(screen.getByRole("button", { name: "Draft, 4 missing" }))
  expect(onOpen).toHaveBeenCalled()
  expect(screen.getAllByRole("listitem")).toHaveLength(4)
  expect(shown()).not.toBeChecked()
  fireEvent.click(shown())
  expect(perform).toHaveBeenCalledWith({ kind: "remove", location: draft }, "The post is no longer a draft")
})

test("a post that visitors see has no such words in its head, and can be made a draft", () => {
  const { perform, draft } = showPost({ date: "2026-01-02" }, "Two teams.")
  expect(screen.queryByRole("button", { name: /^Draft/ })).toBeNull()
  expect(shown()).toBeChecked()
  fireEvent.click(shown())
  expect(perform).toHaveBeenCalledWith({ kind: "set", location: draft, to: true }, "The post is a draft again")
})

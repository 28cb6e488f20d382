import { fireEvent, render, screen } from "@testing-library/react"
import { createElement, Fragment } from "react"
import type { ContentStore } from "../../../client/content/content-store"
import { currentValue } from "../../../client/content/reading"
import type { ContentState, LocatedDiagnostic } from "../../../client/content/state"
import { DraftSwitch } from "../../../client/panel/menus/shown-switch"
import { DraftCount, Missing } from "../../../client/panel/missing"
import { StudioContext, type StudioContextValue } from "../../../client/studio-context"
import { draftAt, type Page } from "../../../client/view/pages"
import { docsOf, freshState, locationIn } from "../support/docs"

/** What is said of a post, and what its buttons ask for. */
function showPost(entry: Readonly<Record<string, unknown>>, text: string) {
  const docs = docsOf({ "posts.json": JSON.stringify([{ slug: "rota", ...entry }]), "posts/rota.md": text })
  const [post, body] = [locationIn(docs, "posts.json", [0]), locationIn(docs, "posts/rota.md", [])]
  return show(freshState(docs), { key: "", name: "Rota", kind: "posts", parts: [post, body] })
}

/** What is said of a page, and what its buttons ask for. */
function show(content: ContentState, page: Page) {
  const perform = jest.fn()
  const onOpen = jest.fn()
  const store = { stored: (place) => currentValue(content, place), perform } as Pick<ContentStore, "stored" | "perform">
  const draft = draftAt(page)
  if (!draft) throw new Error(`${page.kind} cannot be drafts`)
  const openLocation = jest.fn()
  const parts = [
    createElement(DraftCount, { page, onOpen, key: 1 }),
    createElement(DraftSwitch, { location: draft, key: 2 }),
    createElement(Missing, { page, key: 3 }),
  ]
  const studio = { store, content, view: { openLocation } } as unknown as StudioContextValue
  render(createElement(StudioContext.Provider, { value: studio }, createElement(Fragment, null, parts)))
  return { perform, onOpen, openLocation, draft }
}

const shown = () => screen.getByRole("switch", { name: "Shown to visitors" })

test("the head of a draft says how much it lacks, and one switch shows it to visitors", () => {
  const { perform, onOpen, draft } = showPost({ draft: true, excerpt: "A rota." }, "")
  fireEvent.click(screen.getByRole("button", { name: "Draft, 4 missing" }))
  expect(onOpen).toHaveBeenCalled()
  expect(screen.getAllByRole("listitem")).toHaveLength(4)
  expect(shown()).not.toBeChecked()
  fireEvent.click(shown())
  expect(perform).toHaveBeenCalledWith({ kind: "remove", location: draft }, "It is no longer a draft")
})

test("a post that visitors see has no such words in its head, and can be made a draft", () => {
  const { perform, draft } = showPost({ date: "2026-01-02" }, "Two teams.")
  expect(screen.queryByRole("button", { name: /^Draft/ })).toBeNull()
  expect(shown()).toBeChecked()
  fireEvent.click(shown())
  expect(perform).toHaveBeenCalledWith({ kind: "set", location: draft, to: true }, "It is a draft again")
})

test("a page of one’s own that is a draft says what its template left open, each with the way to its field", () => {
  const file = "pages/own/case.md"
  const location = { file, path: ["title"] }
  const sentence = { key: "open-point(words)", values: { words: "the client" } }
  const open = { code: "open-point", severity: "warning", file, location, sentence } as unknown as LocatedDiagnostic
  const docs = docsOf({ [file]: '---\ntitle: "[[the client]]"\ndraft: true\n---\n\nText.\n' })
  const content = { ...freshState(docs), diagnostics: [open, { ...open, code: "case-drawing" }] }
  const { openLocation } = show(content, { key: "", name: "Case", kind: "custom", parts: [{ file, path: [] }] })
  expect(screen.getByRole("button", { name: "Draft, 1 missing" })).toBeVisible()
  fireEvent.click(screen.getByRole("button", { name: "the client" }))
  expect(openLocation).toHaveBeenCalledWith(location)
})

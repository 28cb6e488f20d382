import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { postAddress } from "../../../kit/content/contract/site-addresses"
import { docsOf, freshState } from "../../../kit/studio/__tests__/unit/support/docs"
import { storedValue } from "../../../kit/studio/client/content/reading"
import { UnseenNote } from "../../../kit/studio/client/preview/preview-frame"
import { StudioContext, type StudioContextValue } from "../../../kit/studio/client/studio-context"
import { pagesOf } from "../../../kit/studio/client/view/pages"

/** The actions of the note above a post, on a site with these texts. */
function renderNote(site: string, post: string) {
  const done = jest.fn()
  const content = freshState(docsOf({ "site.json": site, "posts.json": `[${post}]` }))
  const store = {
    stored: (location: Parameters<typeof storedValue>[1]) => storedValue(content, location),
    perform: ({ kind }: { readonly kind: string }) => done(kind),
    changeFiles: () => done("shown"),
  }
  const studio = { store, content, pages: pagesOf(content.docs, content.contract) } as unknown as StudioContextValue
  render(
    <StudioContext.Provider value={studio}>
      <UnseenNote address={postAddress("on-nights")} />
    </StudioContext.Provider>,
  )
  return done
}

const draft = '{ "title": "On nights", "slug": "on-nights", "draft": true }'

test("a note above a draft says that visitors do not see it, with a button that ends this", async () => {
  const done = renderNote("{}", draft)
  expect(screen.getByText(/This is a draft/)).toBeVisible()
  await userEvent.click(screen.getByRole("button", { name: "Show it to visitors" }))
  expect(done).toHaveBeenCalledWith("remove")
})

test("for a draft in a blog that is left out, the button ends the draft: the blog comes with its first post", async () => {
  const done = renderNote('{ "pagesOff": ["blog"] }', draft)
  await userEvent.click(screen.getByRole("button", { name: "Show it to visitors" }))
  expect(done.mock.calls).toEqual([["remove"]])
})

test("above a post of a blog that is left out, the blog is shown", async () => {
  const done = renderNote('{ "pagesOff": ["blog"] }', '{ "title": "On nights", "slug": "on-nights" }')
  await userEvent.click(screen.getByRole("button", { name: "Show it to visitors" }))
  expect(done.mock.calls).toEqual([["shown"]])
})

test("above a post that visitors see there is no note", () => {
  renderNote("{}", '{ "title": "On nights", "slug": "on-nights" }')
  expect(screen.queryByRole("button")).toBeNull()
})

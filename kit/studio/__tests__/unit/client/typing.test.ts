/** @jest-environment jsdom */
import fc from "fast-check"
import { runs } from "../../../../../__tests__/support/runs"
import { showTyping } from "../../../client/preview/typing"

/** What a page shows after a text on it was typed over. */
function typed(html: string, before: string, after: string): string {
  document.body.innerHTML = html
  showTyping(document, before, after)
  return document.body.innerHTML
}

test("what is typed stands on the page at once", () => {
  expect(typed("<h1>One</h1><p>Two</p>", "Two", "Three")).toBe("<h1>One</h1><p>Three</p>")
})

test("what is typed into on the page keeps its spaces", () => {
  const edited = '<ul><li><a contenteditable="plaintext-only">Two </a></li></ul>'
  expect(typed(`${edited}<p>Two</p>`, "Two", "Two and")).toBe(`${edited}<p>Two and</p>`)
})

test("words in colour stay in colour while others are typed", () => {
  const headline = "<h1>Ship what <span>matters</span> now</h1>"
  expect(typed(headline, "Ship what matters now", "Sell what matters now")).toBe(
    "<h1>Sell what <span>matters</span> now</h1>",
  )
  expect(typed(headline, "Ship what matters now", "Ship what matters today")).toBe(
    "<h1>Ship what <span>matters</span> today</h1>",
  )
})

test("words in colour are typed over in colour", () => {
  expect(typed("<h1>Ship what <span>matters</span> now</h1>", "Ship what matters now", "Ship what counts now")).toBe(
    "<h1>Ship what <span>counts</span> now</h1>",
  )
})

test("the preview renders only what has changed: words in colour that were emptied meanwhile are there again", async () => {
  document.body.innerHTML = "<h1>For <em>under 25%</em> of it</h1>"
  const [heading] = document.querySelectorAll("h1")
  const place = { key: "heading", isElsewhere: () => false }
  showTyping(document, "For under 25% of it", "", place)
  showTyping(document, "", "A CTO at under 25% of the cost", place)
  const [first, last] = [heading?.firstChild, heading?.lastChild]
  if (first && last) [first.nodeValue, last.nodeValue] = ["A CTO at ", " of the cost"]
  await Promise.resolve()
  expect(document.body.innerHTML).toBe("<h1>A CTO at <em>under 25%</em> of the cost</h1>")
})

test("what is taken away across a border goes from both sides", () => {
  expect(typed("<h1>One two <span>three four</span></h1>", "One two three four", "One four")).toBe(
    "<h1>One <span>four</span></h1>",
  )
})

test("soft hyphens that the build has put in do not matter", () => {
  expect(typed("<h1>Con\u00adsul\u00adting</h1>", "Consulting", "Consultings")).toBe("<h1>Consultings</h1>")
})

test("a text that is on the page twice changes in both places", () => {
  expect(typed("<a>Blog</a><p>Read the Blog</p><h1>Blog</h1>", "Blog", "Notes")).toBe(
    "<a>Notes</a><p>Read the Blog</p><h1>Notes</h1>",
  )
})

test("scripts and styles stay as they are", () => {
  const html = "<script>One</script><style>One</style><p>One</p>"
  expect(typed(html, "One", "Two")).toBe(html.replace("<p>One</p>", "<p>Two</p>"))
})

test("spaces that the page has around a text are no other text", () => {
  document.body.innerHTML = "<p>\n  One\n  two\n</p>"
  showTyping(document, "One two", "One three")
  expect(document.body.textContent).toBe("One three")
})

test("what is typed is text and no markup", () => {
  expect(typed("<p>One</p>", "One", "<b>One</b>")).toBe("<p>&lt;b&gt;One&lt;/b&gt;</p>")
})

test.each([
  ["an empty text", "", "One"],
  ["a text of spaces alone", " ", "One"],
  ["a text that is not on the page", "Three", "One"],
])("%s changes nothing", (_what, before, after) => {
  expect(typed("<p></p><p>Two</p>", before, after)).toBe("<p></p><p>Two</p>")
})

test("without a page nothing happens", () => {
  expect(() => showTyping(null, "One", "Two")).not.toThrow()
})

test("whatever is typed letter by letter, the page follows and keeps its elements", () => {
  const letters = fc.stringMatching(/^[a-c]{1,6}$/)
  fc.assert(
    fc.property(
      fc.array(letters, { minLength: 1, maxLength: 4 }),
      fc.array(letters, { minLength: 1 }),
      (parts, states) => {
        document.body.innerHTML = `<i>else</i><h1>${parts.map((part) => `<span>${part}</span>`).join("")}</h1>`
        let shown = parts.join("")
        for (const state of states) {
          showTyping(document, shown, state)
          shown = state
          expect(document.querySelector("h1")?.textContent).toBe(state)
          expect(document.querySelectorAll("h1 > span")).toHaveLength(parts.length)
        }
        expect(document.querySelector("i")?.outerHTML).toBe("<i>else</i>")
      },
    ),
    { numRuns: runs(100) },
  )
})

test("words in colour are there again when what was typed over them is taken back, and not before", () => {
  const headline = "<h1>Ship what <span>matters</span> now</h1>"
  document.body.innerHTML = headline
  showTyping(document, "Ship what matters now", "Ask me")
  expect(document.body.textContent).toBe("Ask me")
  showTyping(document, "Ask me", "Ask me anything")
  showTyping(document, "Ask me anything", "Ship what matters now")
  expect(document.body.innerHTML).toBe(headline)
})

test("spaces that do not break are no reason to wait for the preview", () => {
  expect(typed("<h1>For <span>30\u00a0%</span> of it</h1>", "For 30 % of it", "For 40 % of it")).toBe(
    "<h1>For <span>40&nbsp;%</span> of it</h1>",
  )
})

test("what the preview has rendered since is not taken for what was there before", () => {
  document.body.innerHTML = "<h1>One <span>two</span></h1>"
  showTyping(document, "One two", "Three")
  const [title] = document.querySelectorAll("h1")
  title?.replaceChildren("Three")
  showTyping(document, "Three", "One two")
  expect(document.body.innerHTML).toBe("<h1>One two</h1>")
})

/** What a page shows after a place has had these texts one after the other; others of the content have `elsewhere`. */
function typedThrough(html: string, states: readonly string[], elsewhere: readonly string[] = []): string {
  document.body.innerHTML = html
  for (const [index, after] of states.slice(1).entries()) {
    const before = states[index] ?? ""
    showTyping(document, before, after, { key: html, isElsewhere: () => elsewhere.includes(before) })
  }
  return document.body.innerHTML
}

test("a text that is for a moment the name in the header does not take the header along", () => {
  const header = "<header>Ada Byron</header>"
  const states = ["A portrait", "Ada Byron", "Ada Byron at a window"]
  expect(typedThrough(`${header}<img>`, states, ["Ada Byron"])).toBe(`${header}<img>`)
  expect(typedThrough(`${header}<h1>A portrait</h1>`, states, ["Ada Byron"])).toBe(
    `${header}<h1>Ada Byron at a window</h1>`,
  )
})

test("a text that was emptied is there again when it is typed or given back", () => {
  const html = "<h1>Ada <b>Byron</b></h1><p></p>"
  expect(typedThrough(html, ["Ada Byron", "", "Ada Byron"])).toBe(html)
})

test("a text goes on being shown when the page was made anew under the typing", () => {
  const place = { key: "anew", isElsewhere: () => false }
  document.body.innerHTML = "<h1>One</h1>"
  showTyping(document, "One", "Two", place)
  document.body.innerHTML = "<h1>Two</h1>"
  showTyping(document, "Two", "Three", place)
  expect(document.body.innerHTML).toBe("<h1>Three</h1>")
})

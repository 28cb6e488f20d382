/** @jest-environment jsdom */
import fc from "fast-check"
import { runs } from "../../../../../__tests__/support/runs"
import { textsIn } from "../../../client/preview/page-text"
import { showTyping } from "../../../client/preview/typing"

/** All texts of the page: here they come from one text of the content. */
const texts = () => textsIn(document.body)

/** What a page shows after a text on it was typed over. */
function typed(html: string, before: string, after: string): string {
  document.body.innerHTML = html
  showTyping(texts(), before, after)
  return document.body.innerHTML
}

const edited = '<ul><li><a contenteditable="plaintext-only">Two </a></li></ul>'
const headline = "<h1>Ship what <span>matters</span> now</h1>"
const claim = "Ship what matters now"
const two = "<p></p><p>Two</p>"

test.each([
  ["what is typed stands on the page at once", "<h1>One</h1><p>Two</p>", "Two", "Three", "<h1>One</h1><p>Three</p>"],
  [
    "what is typed into on the page keeps its spaces",
    `${edited}<p>Two</p>`,
    "Two",
    "Two and",
    `${edited}<p>Two and</p>`,
  ],
  [
    "words in colour stay in colour while those before them are typed",
    headline,
    claim,
    "Sell what matters now",
    "<h1>Sell what <span>matters</span> now</h1>",
  ],
  [
    "words in colour stay in colour while those behind them are typed",
    headline,
    claim,
    "Ship what matters today",
    "<h1>Ship what <span>matters</span> today</h1>",
  ],
  [
    "words in colour are typed over in colour",
    headline,
    claim,
    "Ship what counts now",
    "<h1>Ship what <span>counts</span> now</h1>",
  ],
  [
    "what is taken away across a border goes from both sides",
    "<h1>One two <span>three four</span></h1>",
    "One two three four",
    "One four",
    "<h1>One <span>four</span></h1>",
  ],
  [
    "soft hyphens that the build has put in do not matter",
    "<h1>Con\u00adsul\u00adting</h1>",
    "Consulting",
    "Consultings",
    "<h1>Consultings</h1>",
  ],
  [
    "a text that is on the page twice changes in both places",
    "<a>Blog</a><p>Read the Blog</p><h1>Blog</h1>",
    "Blog",
    "Notes",
    "<a>Notes</a><p>Read the Blog</p><h1>Notes</h1>",
  ],
  ["what is typed is text and no markup", "<p>One</p>", "One", "<b>One</b>", "<p>&lt;b&gt;One&lt;/b&gt;</p>"],
  [
    "spaces that do not break are no reason to wait for the preview",
    "<h1>For <span>30\u00a0%</span> of it</h1>",
    "For 30 % of it",
    "For 40 % of it",
    "<h1>For <span>40&nbsp;%</span> of it</h1>",
  ],
  ["an empty text changes nothing", two, "", "One", two],
  ["a text of spaces alone changes nothing", two, " ", "One", two],
  ["a text that is not on the page changes nothing", two, "Three", "One", two],
])("%s", (_what, html, before, after, shown) => expect(typed(html, before, after)).toBe(shown))

test("the preview renders only what has changed: words in colour that were emptied meanwhile are there again", async () => {
  document.body.innerHTML = "<h1>For <em>under 25%</em> of it</h1>"
  const [heading] = document.querySelectorAll("h1")
  showTyping(texts(), "For under 25% of it", "")
  showTyping(texts(), "", "A CTO at under 25% of the cost")
  const [first, last] = [heading?.firstChild, heading?.lastChild]
  if (first && last) [first.nodeValue, last.nodeValue] = ["A CTO at ", " of the cost"]
  await Promise.resolve()
  expect(document.body.innerHTML).toBe("<h1>A CTO at <em>under 25%</em> of the cost</h1>")
})

test("spaces that the page has around a text are no other text", () => {
  document.body.innerHTML = "<p>\n  One\n  two\n</p>"
  showTyping(texts(), "One two", "One three")
  expect(document.body.textContent).toBe("One three")
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
          showTyping(texts(), shown, state)
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
  document.body.innerHTML = headline
  showTyping(texts(), claim, "Ask me")
  expect(document.body.textContent).toBe("Ask me")
  showTyping(texts(), "Ask me", "Ask me anything")
  showTyping(texts(), "Ask me anything", claim)
  expect(document.body.innerHTML).toBe(headline)
})

test("what the preview has rendered since is not taken for what was there before", () => {
  document.body.innerHTML = "<h1>One <span>two</span></h1>"
  showTyping(texts(), "One two", "Three")
  const [title] = document.querySelectorAll("h1")
  title?.replaceChildren("Three")
  showTyping(texts(), "Three", "One two")
  expect(document.body.innerHTML).toBe("<h1>One two</h1>")
})

/** What a page shows after a text has been one after the other of these. */
function typedThrough(html: string, states: readonly string[]): string {
  document.body.innerHTML = html
  for (const [index, after] of states.slice(1).entries()) showTyping(texts(), states[index] ?? "", after)
  return document.body.innerHTML
}

test("a text that was emptied is there again when it is typed or given back", () => {
  const html = "<h1>Ada <b>Byron</b></h1><p></p>"
  expect(typedThrough(html, ["Ada Byron", "", "Ada Byron"])).toBe(html)
})

test("a text goes on being shown when the page was made anew under the typing", () => {
  document.body.innerHTML = "<h1>One</h1>"
  showTyping(texts(), "One", "Two")
  document.body.innerHTML = "<h1>Two</h1>"
  showTyping(texts(), "Two", "Three")
  expect(document.body.innerHTML).toBe("<h1>Three</h1>")
})

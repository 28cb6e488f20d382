import fc from "fast-check"
import { runs } from "../../../../__tests__/support/runs"
import { wordsAfter } from "../../server/content/edits/words-within"

const before = "For under 25% of the cost"
const words = "under 25%"

test.each<[what: string, after: string, now: string | undefined]>([
  ["a word typed within them", "For under just 25% of the cost", "under just 25%"],
  ["a word typed at their start", "For just under 25% of the cost", "just under 25%"],
  ["letters typed onto their start", "For thunder 25% of the cost", "thunder 25%"],
  ["letters typed onto their end", "For under 25%! of the cost", "under 25%!"],
  ["letters and a word typed at their end", "For under 25%! Now of the cost", "under 25%!"],
  ["a word typed behind them", "For under 25% now of the cost", words],
  ["a word typed before them", "Only for under 25% of the cost", words],
  ["their first word deleted", "For 25% of the cost", "25%"],
  ["their last word deleted", "For under of the cost", "under"],
  ["their last word deleted up to a space, at which another is to be typed", "For under  of the cost", "under "],
  ["all of them replaced", "For half of the cost", "half"],
  ["the word before them deleted with a part of them", "25% of the cost", "25%"],
  ["the word behind them deleted with a part of them", "For under the cost", "under"],
  ["all of them deleted", "For  of the cost", undefined],
  ["another headline", "Ask me anything", undefined],
  ["another headline that has them", "Costs under 25%", words],
])("words in colour are followed through an edit of the headline: %s", (_what, after, now) => {
  expect(wordsAfter(words, before, after)).toBe(now)
})

/** A headline with words in colour, and what is typed or deleted within them. */
const edits = fc
  .record({
    left: fc.constantFrom("", "For ", "A CTO for "),
    words: fc.stringMatching(/^[a-d]{1,6}( [a-d]{1,6}){0,3}$/),
    right: fc.constantFrom("", " of it", ", all told"),
    from: fc.nat(24),
    length: fc.nat(6),
    insert: fc.stringMatching(/^[w-z]{0,5}( [w-z]{1,4})?$/),
  })
  .map(({ left, words, right, from, length, insert }) => {
    const start = Math.min(from, words.length - 1)
    return { left, words, right, now: words.slice(0, start) + insert + words.slice(start + length) }
  })
  // What the headline has of them elsewhere, or nothing, is for the examples above.
  .filter(({ now }) => now.trim() !== "")

test("whatever is typed or deleted within them, words in colour are all that stands between what was before and behind them", () => {
  fc.assert(
    fc.property(edits, ({ left, words, right, now }) => {
      const found = wordsAfter(words, left + words + right, left + now + right)
      expect(found?.trim()).toBe(now.trim())
    }),
    { numRuns: runs(3000) },
  )
})

import { findReplacedWords } from "../../../../client/replace/other-places"

test.each([
  [
    "a name",
    "Edda Marlowe",
    "Edda Stone",
    [
      ["Edda Marlowe", "Edda Stone"],
      ["Marlowe", "Stone"],
    ],
  ],
  ["a figure alone", "34", "35", [["34", "35"]]],
  ["an email address", "mailto:a@b.example", "mailto:c@b.example", [["a@b.example", "c@b.example"]]],
  [
    "a claim, without the sign behind it",
    "All of it for less than 30%, in a year",
    "All of it for less than a quarter, in a year",
    [
      ["All of it for less than 30%, in a year", "All of it for less than a quarter, in a year"],
      ["30%", "a quarter"],
    ],
  ],
  [
    "words that are left out",
    "A fractional CTO",
    "A CTO",
    [
      ["A fractional CTO", "A CTO"],
      ["fractional", ""],
    ],
  ],
])("the old words of %s", (_what, before, after, expected) => {
  expect(findReplacedWords(before, after).map(({ find, to }) => [find, to])).toEqual(expected)
})

test.each([
  ["short words", "one", "two"],
  ["nothing new", "The same words", "The same words"],
  ["a long text that is another as a whole", "word ".repeat(40), "other ".repeat(40)],
])("of %s there is nothing to find", (_what, before, after) => {
  expect(findReplacedWords(before, after)).toEqual([])
})

import fc from "fast-check"
import { escapeAttribute, escapeText } from "../html"
import { decodeAttribute, decodeEntities } from "../html-entities"

const letters = fc.string({ unit: fc.constantFrom(..."ab;& <>\"'#x2é") })

test("a browser shows the words that were escaped", () => {
  fc.assert(fc.property(letters, (words) => decodeEntities(escapeText(words)) === words))
})

test("a browser reads the attribute that was escaped", () => {
  fc.assert(fc.property(letters, (words) => decodeAttribute(escapeAttribute(words)) === words))
})

test("words cannot begin a tag, or end an attribute", () => {
  fc.assert(fc.property(letters, (words) => !/[<>"]/.test(escapeAttribute(words)) && !/[<>]/.test(escapeText(words))))
})

test("entities are the letters that they stand for", () => {
  expect(decodeEntities("caf&eacute; &#8211; &quot;open&quot;")).toBe('café – "open"')
})

test("a query parameter named like an entity stays", () => {
  expect(decodeAttribute("/post?u=1&amp;id=2&copy=3")).toBe("/post?u=1&id=2&copy=3")
})

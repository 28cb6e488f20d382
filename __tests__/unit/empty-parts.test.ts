import { emptyParts } from "../support/html/empty-parts"
import { parse } from "../support/html/parse"

test.each([
  ["<ul><li><h3>An entry</h3></li></ul>", []],
  ["<ul><li><article><h3>An entry</h3></article></li></ul>", []],
  ["<section><h2>A section</h2><p>Words</p><figure><img alt=''></figure></section>", []],
  ["<section><h2>A section</h2><figure><img alt='One'></figure></section>", []],
  ["<section><h2>A section</h2></section>", ["h2  A section"]],
  ["<section><h2>A section</h2><p>Words</p><figure></figure></section>", ["figure"]],
  ["<section><h2>A section</h2><p>Words</p><ul></ul></section>", ["ul"]],
])("of %s, what is empty is %j", (main, empty) => {
  const found = emptyParts(parse(`<main>${main}</main>`))
  expect(found.map((each) => each.replace(/ +/g, " "))).toEqual(empty.map((each) => each.replace(/ +/g, " ")))
})

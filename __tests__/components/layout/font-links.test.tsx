import { renderToStaticMarkup } from "react-dom/server"
import { fontLinks } from "../../../src/layout/fonts/font-links"

const nav = (words: string) => `<nav><a href="/services/">${words}</a></nav>`
const page = ({ name = "Maren Holt", menu = "Services", heading = "Work", text = "It waits." }) =>
  `<header class="bar"><a href="/">${name}</a>${nav(menu)}</header><main><h1 id="top">${heading}</h1><p>${text}</p></main>`

/** The fonts that a page asks for in its head. */
function fontsOf(html: string): string[] {
  const head = renderToStaticMarkup(<head>{fontLinks(html)}</head>)
  return [...head.matchAll(/href="([^"]*)"/g)].map(([, file = ""]) => file)
}

const plain = ["besley", "public-sans"]

test("a page of plain letters asks for the first file of each font", () => {
  expect(fontsOf(page({}))).toEqual(plain)
})

test("a letter such as ł in a text or in the menu is asked for in the text's font", () => {
  expect(fontsOf(page({ text: "Zespół" }))).toEqual([...plain, "public-sans-further"])
  expect(fontsOf(page({ menu: "Usługi" }))).toEqual([...plain, "public-sans-further"])
})

test("one in a heading or in the owner's name is asked for in the headings' font too", () => {
  const all = ["besley", "besley-further", "public-sans", "public-sans-further"]
  expect(fontsOf(page({ heading: "Usługi" }))).toEqual(all)
  expect(fontsOf(page({ name: "Michał Wójcik" }))).toEqual(all)
})

test("one in an address, which nobody reads, is not", () => {
  expect(fontsOf('<p><a href="/łódź/">Lodz</a></p>')).toEqual(plain)
})

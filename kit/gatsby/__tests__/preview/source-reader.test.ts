/** @jest-environment jsdom */
import {
  type PageSources,
  sourceKey,
  sourceWithin,
  tagged,
  taggedParts,
  withTag,
  writeSource,
} from "../../../content/location/source-tags"
import { readSources } from "../../preview/source-reader"

const from = (...path: string[]) => writeSource({ file: "site.json", path })
const say = (text: string, ...path: string[]) => withTag(text, from(...path))
const known = (): PageSources => Reflect.get(window, "contentSources")
const runsOf = (node: ChildNode | null | undefined) => known().texts.get(node as Text)?.runs

beforeAll(() => {
  document.documentElement.innerHTML = `<head><title>${say("Ada", "name")}</title></head><body></body>`
  readSources()
})

/** The page's text, once the browser has told what was added. */
async function shown(html: string): Promise<string | null> {
  document.body.innerHTML = html
  await Promise.resolve()
  return document.body.textContent
}

test("a text stands on the page without its tag, and its source is known", async () => {
  expect(await shown(`<p>${say("Ada", "name")}</p>`)).toBe("Ada")
  expect(runsOf(document.querySelector("p")?.firstChild)).toEqual([{ end: 3, sources: [from("name")] }])
  expect(document.title).toBe("Ada")
})

test("of a text within another, both are known, the inner one first", async () => {
  expect(await shown(`<p>© ${say(`2027 ${say("Ada", "name")}.`, "copyright")}</p>`)).toBe("© 2027 Ada.")
  expect(runsOf(document.querySelector("p")?.firstChild)).toEqual([
    { end: 2, sources: [] },
    { end: 7, sources: [from("copyright")] },
    { end: 10, sources: [from("name"), from("copyright")] },
    { end: 11, sources: [from("copyright")] },
  ])
})

test("a text that a component has divided goes on in the next node", async () => {
  const [start = "", end = ""] = say("Read the board", "action").split(" board")
  expect(await shown(`<a>${start}<b> board${end}</b></a>`)).toBe("Read the board")
  expect(known().texts.get(document.querySelector("a")?.firstChild as Text)?.open).toEqual([from("action")])
})

test("a text that the site divides into parts is one text, whose source goes on in its last part", async () => {
  const hero = { [sourceKey]: from("hero") }
  const [before = "", emphasis = "", after = ""] = taggedParts(["For ", "less", " of it"], hero, "heading")
  expect(await shown(`<h1>${before}<em>${emphasis}</em>${after}</h1>`)).toBe("For less of it")
  const [start, , end] = document.querySelector("h1")?.childNodes ?? []
  expect(known().texts.get(start as Text)?.open).toEqual([from("hero", "heading")])
  expect(known().texts.get(end as Text)?.open).toEqual([])
})

test("of inserted HTML, the element is known, and of an attribute its name", async () => {
  expect(await shown(`<div>${say("<p>One.</p>", "text")}</div><img alt="${say("Ada", "alt")}">`)).toBe("One.")
  expect(known().elements.get(document.querySelector("div") as Element)).toBe(from("text"))
  const [picture] = document.images
  expect([picture?.alt, picture && known().attributes.get(picture)]).toEqual(["Ada", { alt: from("alt") }])
})

test("a text that is written anew is read anew", async () => {
  await shown(`<p>${say("Ada", "name")}</p>`)
  const [paragraph] = document.querySelectorAll("p")
  if (paragraph?.firstChild) paragraph.firstChild.nodeValue = say("Ben", "role")
  await Promise.resolve()
  expect(paragraph?.textContent).toBe("Ben")
  expect(runsOf(paragraph?.firstChild)).toEqual([{ end: 3, sources: [from("role")] }])
})

test("the source of a key is within its group's, and a group that is written as a text is its own", () => {
  const group = (more: object) => ({ [sourceKey]: writeSource({ file: "site.json", path: ["place"], ...more }) })
  expect(sourceWithin(group({}), "areas", 1)).toBe(writeSource({ file: "site.json", path: ["place", "areas", 1] }))
  expect(sourceWithin(group({ isShort: true }), "text")).toBe(from("place"))
  expect(sourceWithin({}, "name")).toBeUndefined()
  expect(tagged("Ada", {}, "name")).toBe("Ada")
})

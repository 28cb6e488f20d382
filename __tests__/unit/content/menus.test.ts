import { rowFit, rowWidth } from "../../../src/content/menus"

const english = ["Home", "Services", "Free Tools", "Books", "Media", "About", "Get in Touch"]
const german = ["Start", "Leistungen", "Werkzeuge", "Bücher", "Medien", "Über mich", "Kontakt aufnehmen"]

test("short words stand in one row from 60 rem on", () => {
  expect(rowWidth("Edda Marlowe", english)).toBe(60)
  expect(rowFit("Edda Marlowe", english)).toBe(1)
})

test("longer words need a wider page", () => {
  expect(rowWidth("Edda Marlowe", german)).toBeGreaterThan(60)
  expect(rowFit("Edda Marlowe", german)).toBeLessThan(1)
})

test("words that no page holds are never in one row", () => {
  expect(
    rowFit(
      "Edda Marlowe",
      german.map((label) => label + label),
    ),
  ).toBe(0.1)
})

test("where a word may be divided takes no room", () => {
  expect(rowWidth("Edda Marlowe", [...german, "Ver\u00adöf\u00adfent\u00adli\u00adchun\u00adgen"])).toBe(
    rowWidth("Edda Marlowe", [...german, "Veröffentlichungen"]),
  )
})

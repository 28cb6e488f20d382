import { givesWay } from "../../../src/ui/text/long-words"

test("a headline gives way if a word of it has more letters than its place holds", () => {
  expect(givesWay("Zwölf Buchstaben")).toBe(false)
  expect(givesWay("Mehr Verantwortungen")).toBe(true)
  expect(givesWay("Architecture", 11)).toBe(false)
  expect(givesWay("Architecture", 9)).toBe(true)
})

test("narrow letters take less room, wide ones more", () => {
  expect(givesWay("Developer effectiveness")).toBe(false)
  expect(givesWay("Donaudampfsch")).toBe(true)
})

test("a word that can be divided is as long as its longest part", () => {
  expect(givesWay("Ver\u00adant\u00adwor\u00adtungs\u00adbe\u00adwusst\u00adsein")).toBe(false)
})

import type { TextMatch } from "../content/text-index"

/** Where the menus are on every page (src/layout). */
const places = [
  ["header", "header nav li"],
  ["footer", "nav[aria-labelledby='footer-resources'] li"],
] as const

/** @returns the menu that an element of a page is a word of, as another thing that a click on it may mean; empty for all others */
export const menuOfWord = (element: Element): readonly TextMatch[] =>
  places.flatMap(([name, place]) =>
    element.closest(place) ? [{ file: "site.json", path: ["menu", name], value: element.textContent ?? "" }] : [],
  )

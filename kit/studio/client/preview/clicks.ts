import { asText } from "../../../content/location/json-path"
import { partsOf, shortName } from "../../../content/pictures/slots"
import type { ContentStore } from "../content/content-store"
import { type ContentLocation, factsAt, isOfHead, isSamePlace, pictureDescribed } from "../content/location"
import { pathWithin } from "../content/picture-path"
import {
  findMatches,
  holds,
  normalizeText,
  picturesIn,
  picturesNamed,
  saysOnly,
  shownForms,
  type TextMatch,
} from "../content/text-index"
import type { Clicked } from "../view/view-store"
import { textsIn } from "./page-text"

/** How many elements outwards from the clicked one a text is looked for. */
const maxDepth = { text: 4, picture: 7 } as const

/**
 * @param target of a click
 * @param store the content
 * @returns the values that it may come from; undefined if none is in the content
 */
export function clickedAt(target: Element, store: ContentStore): Clicked | undefined {
  const picture = target.closest("img, picture, svg, video")
  const texts = textsAround(
    target.closest(noteNumber)?.parentElement ?? target,
    picture ? maxDepth.picture : maxDepth.text,
  )
  const pictures = picture ? texts.map((text) => picturesBeside(findMatches(store.index(), [text]), store)) : []
  const link = target.closest("a")?.href
  const same = picture ? sameFile(picture, pictures.flat(), store) : []
  if (picture && same.length > 0) return { matches: same, target: picture, link }
  const { contract = {} } = store.snapshot() ?? {}
  const isWords = (match: TextMatch) => picture !== null || !pictureDescribed(match, contract)
  const found = findMatches(store.index(), texts)
  // Words in colour can be another text's whole: the text around them is a candidate as well.
  const around = texts.slice(1).flatMap((text) => store.index().exact.get(normalizeText(text)) ?? [])
  const all = [...(pictures.find(({ length }) => length > 0) ?? []), ...found, ...(found.length > 0 ? around : [])]
  const matches = all
    .filter(isWords)
    .filter((match, index, several) => several.findIndex((other) => isSameMatch(match, other)) === index)
  if (matches.length === 0) return undefined
  return { matches, target: picture ?? target, link }
}

/**
 * @param picture that was clicked
 * @param near the pictures of the group around it, likeliest first
 * @param store the content
 * @returns where the file that it shows is named; of several files
 * with one name, the near one
 */
function sameFile(picture: Element, near: readonly TextMatch[], store: ContentStore): readonly TextMatch[] {
  const name = nameShownBy(picture)
  const named = name === undefined ? [] : picturesNamed(store.index(), name)
  const filesOf = ({ file, value }: TextMatch) => picturesIn(value).map((path) => pathWithin(file, path))
  const nearest = near.find((each) => named.some((other) => isSameMatch(each, other)))
  if (!nearest) return named
  const [file = ""] = filesOf(nearest)
  const others = named.filter((each) => !isSameMatch(each, nearest) && filesOf(each).includes(file))
  return [nearest, ...others]
}

/** @returns the short name of the picture that an element shows; undefined if the site did not generate its file */
function nameShownBy(element: Element): string | undefined {
  const image = element.matches("img") ? element : element.querySelector("img")
  return partsOf(image?.getAttribute("src")?.split("/").at(-1) ?? "")?.name
}

const isSameMatch = (one: TextMatch, other: TextMatch): boolean => one.line === other.line && isSamePlace(one, other)

/** @returns the texts of the clicked element and its ancestors, innermost first */
function textsAround(target: Element, steps: number): readonly string[] {
  const texts: string[] = []
  let element: Element | null = target
  for (let step = 0; element && step < steps; step += 1) {
    const said =
      element.getAttribute("alt") || element.getAttribute("aria-label") || element.getAttribute("placeholder")
    // innerText, as rendered: with spaces between paragraphs. An SVG element has none.
    const text = withoutHidden(element, (element as HTMLElement).innerText ?? element.textContent ?? "")
    if (said) texts.push(said)
    if (normalizeText(text) !== "" && text.length < 1500) texts.push(text)
    element = element.parentElement
  }
  return texts
}

/** The number of a note, which the build counts: the line that calls the note has none. */
const noteNumber = "sup:has(> [id^='fnref-'])"

/** Elements between whose texts there is a space. */
const blocks = "p, li, td, th, dt, dd, figcaption, blockquote, div, h1, h2, h3, h4, h5, h6"

/**
 * The text of an element without the numbers of notes, and without labels in it for screen readers only, such as what a link opens in: innerText has a line
 * break on either side of them.
 */
function withoutHidden(element: Element, text: string): string {
  const labels = [...element.querySelectorAll(`.visually-hidden, ${noteNumber}`)]
  const nodes = labels.length > 0 ? textsIn(element) : []
  return labels.reduce((rest, label) => {
    const words = label.textContent?.trim() ?? ""
    const at = rest.indexOf(words)
    const next = nodes[nodes.findLastIndex((node) => label.contains(node)) + 1]
    if (at < 0 || !next) return rest.replace(words, "")
    const isJoined = next.parentElement?.closest(blocks) === label.closest(blocks) && !/^\s/.test(next.data)
    return rest.slice(0, at).trimEnd() + (isJoined ? "" : " ") + rest.slice(at + words.length).trimStart()
  }, text)
}

/** The pictures of the group that a text belongs to: a cover has no text of its own, but is beside its title. */
function picturesBeside(found: readonly TextMatch[], store: ContentStore): readonly TextMatch[] {
  const content = store.snapshot()
  return found.slice(0, 3).flatMap(({ file, path }) => {
    for (let length = path.length - 1; length >= 0; length -= 1) {
      const group = path.slice(0, length)
      const keys = factsAt(content?.contract[file], group)?.keys ?? []
      const pictures = keys.filter(([key, { kind }]) => kind === "picture" || key === "icon").map(([key]) => key)
      const found = pictures.flatMap((key) => {
        const location = { file, path: [...group, key] }
        const value = store.stored(location)
        return value === undefined ? [] : [{ ...location, value: asText(value) }]
      })
      if (found.length > 0) return found
    }
    return []
  })
}

/** The texts of the entry that a location is in, or of its group if there is none, the longest first: they are beside it on the page. */
function textsBeside({ file, path }: ContentLocation, store: ContentStore): readonly string[] {
  const entry = path.slice(0, -1).findLastIndex((step) => typeof step === "number") + 1
  const position = store.positionOf({ file, path: path.slice(0, entry || -1) })
  return position ? longestFirst(store.valueAt(file, position)) : []
}

/** @returns all texts of a value, the longest first */
export const longestFirst = (value: unknown): readonly string[] =>
  textsOf(value).toSorted((one, other) => other.length - one.length)

function textsOf(value: unknown): readonly string[] {
  if (typeof value === "string") return [value]
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : []
}

/**
 * @param page that is shown
 * @param location of the content
 * @param store the content
 * @returns the element that shows it, for a description its picture; undefined if it is not found
 */
export function elementAt(page: Document, location: ContentLocation, store: ContentStore): Element | undefined {
  const shown = pictureDescribed(location, store.snapshot()?.contract ?? {}) ?? location
  return isOfHead(location)
    ? undefined
    : elementOf(page, shown, store.value(shown), textsBeside(shown, store), store.language)
}

/**
 * @param page that is shown
 * @param location of the content
 * @param value at the location
 * @param beside texts beside it, by which one of several places is chosen
 * @param language of the site
 * @returns the element that shows it; undefined if it is not found
 */
export function elementOf(
  page: Document,
  location: ContentLocation,
  value: unknown,
  beside: readonly string[],
  language: string,
): Element | undefined {
  if (typeof value !== "string" && typeof value !== "number") return undefined
  const wanted = normalizeText(asText(value).replace(/<[^>]*>/g, ""))
  if (wanted === "") return undefined
  // A loading page has no body yet.
  const all = [...(page.body?.querySelectorAll("*") ?? [])]
  const [picture] = location.path.length > 0 ? picturesIn(asText(value)) : []
  if (picture !== undefined) return all.find((each) => each.matches("img") && nameShownBy(each) === shortName(picture))
  const texts = beside.slice(0, maxBeside).map(normalizeText)
  const byWords = likeliestOf(innermost(all.filter((each) => saysOnly(each, wanted) && isShown(each))), texts)
  if (byWords || location.path.length === 0) return byWords
  const described = all.find((each) => normalizeText(each.getAttribute("alt") ?? "") === wanted)
  if (described) return described
  const forms = shownForms(asText(value), language)
  const inOtherWords = all.filter((each) => {
    const text = each.textContent ?? ""
    const said = text.length < maxLength ? normalizeText(withoutHidden(each, text)) : ""
    return (
      forms.some(({ shown, pattern }) => said === shown || pattern?.test(said) || isFigureIn(said, shown)) &&
      isShown(each)
    )
  })
  return likeliestOf(innermost(inOtherWords), texts)
}

/** A longer text that contains a number or a pattern is a different one. */
const maxLength = 400

/** A price is shown with its currency, and a day in its sentence; a number of one or two digits may occur anywhere. */
const isFigureIn = (text: string, shown: string): boolean => /\d.?\d{2}/.test(shown) && holds(text, shown)

const innermost = (elements: readonly Element[]): readonly Element[] =>
  elements.filter((each) => !elements.some((other) => other !== each && each.contains(other)))

/** More texts than these add no information. */
const maxBeside = 12

/** A name is also in menus and tables: where most of its group is, it is at home. */
function likeliestOf(elements: readonly Element[], beside: readonly string[]): Element | undefined {
  const scores = elements.map((element) => {
    let around = element
    while (
      around.parentElement &&
      !elements.some((other) => other !== element && around.parentElement?.contains(other))
    )
      around = around.parentElement
    const text = elements.length > 1 ? normalizeText(around.textContent ?? "") : ""
    return beside.filter((each) => text.includes(each)).length
  })
  return elements[scores.indexOf(Math.max(...scores))]
}

const isShown = (element: Element): boolean =>
  !["SCRIPT", "STYLE", "TEMPLATE", "NOSCRIPT"].includes(element.tagName) && element.getClientRects().length > 0

import type { OwnersWords } from "./owners-words"
import { type AnyNode, all, attribute, type Element, first, type Html, isTag, isText, textOf } from "./parse"

/** The attributes that a visitor sees or hears. */
const spoken = [
  "aria-label",
  "aria-description",
  "aria-roledescription",
  "aria-valuetext",
  "alt",
  "title",
  "placeholder",
]

/** Tags of the head whose content is not text but keywords for programs. */
const technical =
  /^(viewport|robots|generator|theme-color|color-scheme|og:type|og:url|og:image(:(type|width|height|url))?|og:locale|twitter:card|twitter:image|article:(published|modified)_time)$/

/** @returns the texts within an element, each once; a text with highlighted words is read as a whole, since they may be part of it. */
function* textsWithin(element: Element): Generator<string> {
  if (/^(?:script|style|noscript)$/.test(element.name)) return
  // The last part of a divided word is in an element of its own, with its arrow.
  const isDivided = element.children.some((node) => isText(node) && node.data.endsWith("\u00ad"))
  const isSetOff = (node: AnyNode) => isTag(node) && (node.name === "em" || (isDivided && node.name === "span"))
  if (element.children.some(isSetOff)) yield textOf(element)
  else for (const child of element.children) if (isText(child)) yield child.data
  for (const child of element.children) if (isTag(child) && !isSetOff(child)) yield* textsWithin(child)
}

/** Every text of a page, wherever it stands. */
function textsOf(page: Html): string[] {
  const body = first("body", page)
  const attributes = spoken.flatMap((name) =>
    all(`body [${name}], head link[${name}]`, page).map((element) => attribute(element, name)),
  )
  const metas = all("meta[content]", page).flatMap((tag) => {
    const name = attribute(tag, "name") || attribute(tag, "property")
    return name && !technical.test(name) ? [attribute(tag, "content")] : []
  })
  const texts = [...(body ? textsWithin(body) : []), ...attributes, ...metas, ...all("head > title", page).map(textOf)]
  return [...new Set(texts.map((text) => text.trim()))].filter(Boolean)
}

/**
 * @param page of an owner
 * @param words everything that they have written
 * @param name of the owner, which follows each page's title
 * @returns the texts of the page that are not theirs
 */
export const foreignWords = (page: Html, words: OwnersWords, name: string): string[] =>
  textsOf(page).filter((text) => !words.has(text.replace(` · ${name}`, "")))

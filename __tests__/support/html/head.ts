import { all, attribute, first, type Html, textOf } from "./parse"

/** A page's head: each tag's kind and what it says. */
export interface Head {
  readonly titles: readonly string[]
  /** By name or property, and the media that they are for. */
  readonly metas: ReadonlyArray<{ readonly key: string; readonly content: string }>
  /** By relation and type, without those that only load something for this page. */
  readonly links: ReadonlyArray<{ readonly key: string; readonly href: string }>
}

/** @returns the head of a page */
export function headOf(page: Html): Head {
  const metas = all("head > meta[name], head > meta[property]", page).map((tag) => ({
    key: `${attribute(tag, "name") || attribute(tag, "property")} ${attribute(tag, "media")}`.trim(),
    content: attribute(tag, "content"),
  }))
  const loading = ":not([rel~='preload'], [rel~='stylesheet'], [rel~='prefetch'])"
  const links = all(`head > link[rel]${loading}`, page).map((tag) => ({
    key: `${attribute(tag, "rel")} ${attribute(tag, "type")}`.trim(),
    href: attribute(tag, "href"),
  }))
  return { titles: all("head > title", page).map(textOf), metas, links }
}

/** @returns what the meta tag of this name says; undefined if there is none */
export const meta = ({ metas }: Head, key: string): string | undefined =>
  metas.find((each) => each.key === key)?.content

/** @returns where the link of this relation and type leads; undefined if there is none */
export const link = ({ links }: Head, key: string): string | undefined => links.find((each) => each.key === key)?.href

/** @returns what is in a list more than once */
export const duplicates = (keys: readonly string[]): string[] =>
  keys.filter((key, index) => keys.indexOf(key) !== index)

/** What every page must have. */
const needed = [
  "description",
  "og:type",
  "og:site_name",
  "og:locale",
  "og:title",
  "og:description",
  "twitter:card",
  "og:image",
  "og:image:type",
  "og:image:width",
  "og:image:height",
  "og:image:alt",
  "theme-color (prefers-color-scheme: light)",
  "theme-color (prefers-color-scheme: dark)",
  "viewport",
]

/**
 * @param page of an owner
 * @param expected the owner's language, and what has to be in the page's title
 * @returns what is wrong in its head, each in a few words: what is duplicate, missing or empty
 */
export function headMistakes(page: Html, expected: { readonly language: string; readonly inTitle: string }): string[] {
  const head = headOf(page)
  const language = attribute(first("html", page), "lang")
  const title = head.titles.join(" | ")
  return [
    ...(head.titles.length === 1 && title.includes(expected.inTitle) ? [] : [`its title is “${title}”`]),
    ...duplicates([...head.metas, ...head.links].map(({ key }) => key)).map((key) => `${key} is there twice`),
    ...needed.filter((key) => !meta(head, key)).map((key) => `${key} is missing`),
    ...head.metas
      .filter(({ content }) => /undefined|null|^\s*$/.test(content))
      .map(({ key, content }) => `${key} says “${content}”`),
    ...(language === expected.language ? [] : [`its language is “${language}”`]),
  ]
}

import type { Element, ElementContent, Parents, Root, RootContent } from "hast"
import type { Root as Markdown } from "mdast"
import Prism from "prismjs"
import loadLanguages from "prismjs/components/index"
import rehypeStringify from "rehype-stringify"
import remarkRehype from "remark-rehype"
import sanitizeHtml from "sanitize-html"
import { unified } from "unified"
import { escapeText } from "../../language/html"
import { headingIds } from "../heading-id"

const processor = unified()
  .use(remarkRehype, { clobberPrefix: "" })
  .use(rehypeStringify, { allowDangerousHtml: true })
  .freeze()

/** A piece of a text: HTML from one h2 or picture to the next, or a picture. */
export type TextPart = { readonly html: string } | { readonly picture: TextPicture }

/** A picture in a text. */
interface TextPicture {
  /** Its path, relative to the text. */
  readonly source: string
  readonly alt: string
  readonly caption: string | undefined
}

/** What a text needs of the site: what the site says in it, from data/labels.json, and below which path it stands. */
export interface TextSite {
  readonly pathPrefix: string
  readonly opensInNewTab: string
  readonly footnotes: string
  readonly backToText: string
}

/**
 * Makes of a text what the page shows. Pictures stand apart, so that they go through the same pipeline and the same component as all
 * others; the HTML between them is finished: headings with addresses, coloured code, tables that scroll, notes with names. Each h2
 * begins a part: of a page that a link leads to, the first ones are shown first.
 *
 * @param text as src/content/texts/markdown.ts has read it; it is left as it is
 * @param site that shows it
 * @returns the parts in order
 */
export function textParts(text: Markdown, site: TextSite): readonly TextPart[] {
  const root: Root = processor.runSync(text)
  nameHeadings(root)
  for (const element of elements(root)) finish(element, site)
  const parts: TextPart[] = []
  let run: RootContent[] = []
  const close = () => {
    const html = htmlOf(run)
    if (html) parts.push({ html })
    run = []
  }
  for (const child of root.children) {
    const picture = pictureOf(child)
    if (picture) {
      close()
      parts.push({ picture })
    } else {
      if (isElement(child, "h2")) close()
      run.push(child)
    }
  }
  close()
  return parts
}

function* elements(parent: Parents): Generator<Element> {
  for (const child of parent.children) {
    if (child.type !== "element") continue
    // First what is inside: an element may put others around its content.
    yield* elements(child)
    yield child
  }
}

const isElement = (node: Parents["children"][number], name: string): node is Element =>
  node.type === "element" && node.tagName === name

function wordsIn(node: Parents["children"][number]): string {
  if (node.type === "text") return node.value
  return "children" in node ? node.children.map(wordsIn).join("") : ""
}

/** A heading is a link to itself: its address can be copied, and no label is needed that a screen reader would repeat. */
function nameHeadings(root: Root): void {
  const headings = [...elements(root)].filter(({ tagName }) => /^h[2-6]$/.test(tagName))
  const ids = headingIds(headings.map(wordsIn))
  for (const [index, heading] of headings.entries()) {
    const id = ids[index] ?? ""
    heading.properties = { id }
    heading.children = [element("a", { href: `#${id}` }, heading.children)]
  }
}

function finish(node: Element, site: TextSite): void {
  const { tagName, properties } = node
  if (tagName === "a") finishLink(node, site)
  if (tagName === "pre") finishCode(node)
  if (tagName === "table") become(node, "div", { className: ["table"], tabIndex: 0 }, [{ ...node }])
  // The corner of a table, which heads nothing.
  if (tagName === "th" && wordsIn(node).trim() === "") node.tagName = "td"
  else if (tagName === "th") properties.scope = "col"
  if (tagName === "th" || tagName === "td") {
    const { align } = properties
    delete properties.align
    if (align === "right") properties.className = ["end"]
    if (align === "center") properties.className = ["center"]
  }
  if (tagName === "input") become(node, "span", {}, [sign(properties.checked ? "☑" : "☐")])
  if (hasClass(node, "footnotes")) finishNotes(node, site)
}

function finishLink(node: Element, { opensInNewTab, backToText, pathPrefix }: TextSite): void {
  const { properties } = node
  if (/^\/(?!\/)/.test(String(properties.href))) properties.href = pathPrefix + String(properties.href)
  if (hasClass(node, "data-footnote-backref")) {
    become(node, "a", { href: properties.href, ariaLabel: backToText, className: ["back"] }, [sign("↩")])
  } else if (/^https?:/i.test(String(properties.href))) {
    // As src/ui/links/external-link.tsx does.
    const words = element("span", { className: ["visually-hidden"] }, [{ type: "text", value: ` (${opensInNewTab})` }])
    become(node, "a", { href: properties.href, target: "_blank", rel: ["noopener"] }, [...node.children, words])
  }
}

/** The page says what the notes are by a name of the section, where remark-rehype has a heading in English. */
function finishNotes(node: Element, { footnotes }: TextSite): void {
  const list = node.children.filter((child) => isElement(child, "ol"))
  become(node, "section", { className: ["footnotes"], ariaLabel: footnotes }, list)
}

/** Code that is wider than its place scrolls, and must be reachable from the keyboard for that. */
function finishCode(node: Element): void {
  const [code] = node.children
  if (!code || !isElement(code, "code")) return
  const classes = code.properties.className
  const [language = ""] = (Array.isArray(classes) ? classes : []).map((name) => String(name).replace(/^language-/, ""))
  const html = highlight(wordsIn(code).replace(/\n$/, ""), language)
  become(node, "pre", { tabIndex: 0, dir: "ltr" }, [element("code", {}, [{ type: "raw", value: html }])])
}

function hasClass({ properties }: Element, name: string): boolean {
  const classes = properties.className
  return Array.isArray(classes) && classes.includes(name)
}

function element(tagName: string, properties: Element["properties"], children: ElementContent[]): Element {
  return { type: "element", tagName, properties, children }
}

/** Some systems draw such a character as a coloured picture, unless what follows it asks for text (Unicode's variation selector 15). */
const sign = (character: string) => ({ type: "text" as const, value: `${character}\uFE0E` })

function become(node: Element, tagName: string, properties: Element["properties"], children: ElementContent[]): void {
  Object.assign(node, element(tagName, properties, children))
}

/** A picture stands alone in its paragraph; the check sees to that. */
function pictureOf(node: RootContent): TextPicture | undefined {
  if (!isElement(node, "p")) return undefined
  const [only, ...others] = node.children.filter((child) => child.type !== "text" || child.value.trim() !== "")
  if (!only || others.length > 0 || !isElement(only, "img")) return undefined
  const { src, alt, title } = only.properties
  return { source: decodeURI(String(src)), alt: String(alt ?? ""), caption: title ? String(title) : undefined }
}

/** The check lets nothing of this kind through, so there is nothing to clean in a build; this is the second lock on the door. */
const clean: sanitizeHtml.IOptions = {
  allowedTags: [
    ...["p", "br", "hr", "h2", "h3", "h4", "h5", "h6", "a", "em", "strong", "del", "code", "pre", "blockquote"],
    ...["ul", "ol", "li", "table", "thead", "tbody", "tr", "th", "td", "div", "section", "sup", "span"],
  ],
  allowedAttributes: {
    "*": ["id", "class", "aria-label", "tabindex", "dir"],
    a: ["href", "target", "rel"],
    th: ["scope"],
    ol: ["start"],
  },
  allowedSchemes: ["https", "mailto"],
}

function htmlOf(nodes: readonly RootContent[]): string {
  const root: Root = { type: "root", children: [...nodes] }
  return sanitizeHtml(processor.stringify(root), clean).trim()
}

// Prism tells of a language that it does not know in the terminal; the check has told the owner better.
loadLanguages.silent = true

/**
 * Colours code while the site is built, so that no script does it in the browser. src/blog/article-text.module.css has the colours.
 *
 * @param code as it stands in the text
 * @param language as written after the fence; nothing is coloured if Prism does not know it
 * @returns HTML: spans with the classes that Prism gives to what it finds
 */
function highlight(code: string, language: string): string {
  loadLanguages([language])
  const grammar = Prism.languages[language]
  return grammar ? Prism.highlight(code, grammar, language) : escapeText(code)
}

import type { Element, ElementContent, Parents, Root, RootContent } from "hast"
import type { Root as Markdown } from "mdast"
import rehypeStringify from "rehype-stringify"
import remarkRehype from "remark-rehype"
import sanitizeHtml from "sanitize-html"
import { unified } from "unified"
import { sourceKey, withoutTagMarks, withTag } from "../../content/location/source-tags"
import { idsOfHeadings, pathOfAddress } from "../../content/markdown/markdown"
import { allowedSchemes, highlight } from "../../content/markdown/markup"

const processor = unified()
  .use(remarkRehype, { clobberPrefix: "" })
  .use(rehypeStringify, { allowDangerousHtml: true })
  .freeze()

/** Where a part of a text is written. */
export type Position = NonNullable<Element["position"]>

/** A part of a text: HTML from one h2 or picture to the next, or a picture. */
export type TextPart = { readonly html: string } | { readonly picture: TextPicture }

interface TextPicture {
  /** Its path, relative to the text. */
  readonly source: string
  readonly alt: string
  readonly caption: string | undefined
  readonly [sourceKey]?: string
}

/** What a text needs from the site: labels from data/labels.json, and the path prefix. */
interface TextSite {
  readonly pathPrefix: string
  readonly opensInNewTab: string
  readonly footnotes: string
  readonly backToText: string
  /** @returns the source of a part of the text, in the studio's preview */
  readonly sourceOf?: (position: Position) => string
  /** @returns the size of a file of static/, if it is large enough to be said beside a link to it */
  readonly sizeAt?: (address: string) => string | undefined
}

/**
 * Turns a text into the parts that the page shows. Pictures are separate parts, so that they go through the same pipeline and component as all
 * others; the HTML between them is complete: headings with ids, coloured code, scrollable tables, labelled footnotes. Each h2 begins a part:
 * after navigation, the first parts are shown first.
 *
 * @param text parsed by kit/content/markdown/markdown.ts; not modified
 * @param site that shows the text
 * @returns the parts in order
 */
export function textParts(text: Markdown, site: TextSite): readonly TextPart[] {
  const root: Root = processor.runSync(text)
  nameHeadings(root, text)
  for (const element of elements(root)) finish(element, site)
  if (site.sourceOf) tagTexts(root, site.sourceOf)
  const parts: TextPart[] = []
  let run: RootContent[] = []
  const close = () => {
    const html = htmlOf(run)
    if (html) parts.push({ html })
    run = []
  }
  for (const child of root.children) {
    const picture = pictureOf(child, site)
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
    // Children first: an element may wrap its content in others.
    yield* elements(child)
    yield child
  }
}

/** Last of all: nothing else that is done to a text sees its tag. */
function tagTexts(parent: Parents, sourceOf: (position: Position) => string): void {
  for (const child of parent.children) {
    if (child.type === "element") tagTexts(child, sourceOf)
    // The processor adds the line breaks between elements.
    if (child.type === "text" && child.position && child.value.trim() !== "")
      child.value = withTag(withoutTagMarks(child.value), sourceOf(child.position))
  }
}

const isElement = (node: Parents["children"][number], name: string): node is Element =>
  node.type === "element" && node.tagName === name

function wordsIn(node: Parents["children"][number]): string {
  if (node.type === "text") return node.value
  return "children" in node ? node.children.map(wordsIn).join("") : ""
}

/** A heading links to itself, so that its address can be copied; a separate link would need a label, which screen readers would read out each time. */
function nameHeadings(root: Root, text: Markdown): void {
  const ids = idsOfHeadings(text)
  for (const heading of elements(root)) {
    const id = /^h[2-6]$/.test(heading.tagName) && ids.get(heading.position?.start.offset ?? -1)
    if (!id) continue
    heading.properties = { id }
    heading.children = linked(heading.children, `#${id}`)
  }
}

/** Wraps everything in the heading's link except links and footnotes, because HTML does not allow a link inside a link. */
function linked(children: readonly ElementContent[], href: string): ElementContent[] {
  const runs: ElementContent[][] = []
  for (const [index, child] of children.entries()) {
    const [run, before] = [runs.at(-1), children[index - 1]]
    if (run && before && hasLink(before) === hasLink(child)) run.push(child)
    else runs.push([child])
  }
  return runs.flatMap((run) => {
    const [first] = run
    return first && !hasLink(first) && run.some((node) => wordsIn(node).trim() !== "")
      ? element("a", { href }, run)
      : run
  })
}

const hasLink = (node: ElementContent): boolean =>
  node.type === "element" && (node.tagName === "a" || node.children.some(hasLink))

function finish(node: Element, site: TextSite): void {
  const { tagName, properties } = node
  if (tagName === "a") finishLink(node, site)
  // Its note is beside it on wide pages (src/ui/long-text/long-text.module.css).
  if (properties.dataFootnoteRef !== undefined) properties.className = [`ref-${wordsIn(node)}`]
  if (tagName === "pre") finishCode(node)
  // As in finishCode: between words from right to left, its brackets would be mirrored.
  if (tagName === "code") properties.dir = "ltr"
  if (tagName === "ol") finishNumbers(node)
  if (tagName === "table") {
    nameCells(node)
    become(node, "div", { className: ["table"] }, [{ ...node }])
  }
  // The empty corner cell of a table is not a column heading.
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

/** A size that the owner has written in the words of a link: 2 MB, in French 2 Mo. */
const writtenSize = /\d\s*[kmg]i?[bo]\b/i

function finishLink(node: Element, { opensInNewTab, backToText, pathPrefix, sizeAt }: TextSite): void {
  const { properties } = node
  const size = writtenSize.test(wordsIn(node)) ? undefined : sizeAt?.(String(properties.href))
  if (size !== undefined) node.children.push({ type: "text", value: ` (${size})` })
  if (/^\/(?!\/)/.test(String(properties.href))) properties.href = pathPrefix + String(properties.href)
  if (hasClass(node, "data-footnote-backref")) {
    // remark-rehype adds its number to the second reference to a note and each later one.
    const [number] = /\d+$/.exec(wordsIn(node)) ?? []
    const name = number ? `${backToText} ${number}` : backToText
    const shown = number ? [sign("↩"), { type: "text" as const, value: number }] : [sign("↩")]
    become(node, "a", { href: properties.href, ariaLabel: name, className: ["back"] }, shown)
  } else if (/^https?:/i.test(String(properties.href))) {
    // The same as in src/ui/links/external-link.tsx.
    const words = element("span", { className: ["visually-hidden"] }, [{ type: "text", value: ` (${opensInNewTab})` }])
    become(node, "a", { href: properties.href, target: "_blank", rel: ["noopener"] }, [...node.children, words])
  }
}

/** Labels the section of footnotes, in place of remark-rehype's English heading. */
function finishNotes(node: Element, { footnotes }: TextSite): void {
  const list = node.children.filter((child) => isElement(child, "ol"))
  become(node, "section", { className: ["footnotes"], ariaLabel: footnotes }, list)
}

/** Numbers hang to the left of their list, and long ones need more room there than a phone's margin. */
function finishNumbers({ properties, children }: Element): void {
  const entries = children.filter((child) => child.type === "element")
  const last = Number(properties.start ?? 1) + entries.length - 1
  const digits = String(Math.max(last, ...entries.map((entry) => Number(entry.properties.value ?? 0)))).length
  if (digits > 2) properties.className = [`digits-${Math.min(digits, 5)}`]
}

function finishCode(node: Element): void {
  const [code] = node.children
  if (!code || !isElement(code, "code")) return
  const classes = code.properties.className
  const [language = ""] = (Array.isArray(classes) ? classes : []).map((name) => String(name).replace(/^language-/, ""))
  const html = highlight(wordsIn(code).replace(/\n$/, ""), language)
  become(node, "pre", { dir: "ltr" }, [element("code", {}, [{ type: "raw", value: html }])])
}

/** From this number of columns on, a table is a list on a phone. */
const manyColumns = 5

/** In a list, each cell begins with its column's name; the roles tell programs that it is still a table (src/engagement/comparison.tsx). */
function nameCells(table: Element): void {
  const [head, ...rows] = [...elements(table)].filter((node) => node.tagName === "tr")
  const names = head ? cellsOf(head).map(wordsIn) : []
  if (!head || names.length < manyColumns) return
  Object.assign(table.properties, { className: ["wide"], role: "table" })
  for (const row of [head, ...rows]) row.properties.role = "row"
  for (const row of rows) {
    for (const [index, cell] of cellsOf(row).entries()) {
      Object.assign(cell.properties, { role: "cell", dataColumn: index > 0 ? names[index] : undefined })
    }
  }
}

const cellsOf = (row: Element) => row.children.filter((child) => child.type === "element")

function hasClass({ properties }: Element, name: string): boolean {
  const classes = properties.className
  return Array.isArray(classes) && classes.includes(name)
}

function element(tagName: string, properties: Element["properties"], children: ElementContent[]): Element {
  return { type: "element", tagName, properties, children }
}

/** Some systems show such characters as emoji unless Unicode's variation selector 15 asks for text. */
const sign = (character: string) => ({ type: "text" as const, value: `${character}\uFE0E` })

function become(node: Element, tagName: string, properties: Element["properties"], children: ElementContent[]): void {
  Object.assign(node, element(tagName, properties, children))
}

/** A picture is alone in its paragraph, as the check ensures. */
function pictureOf(node: RootContent, { sourceOf }: TextSite): TextPicture | undefined {
  if (!isElement(node, "p")) return undefined
  const [only, ...others] = node.children.filter((child) => child.type !== "text" || child.value.trim() !== "")
  if (!only || others.length > 0 || !isElement(only, "img")) return undefined
  const { src, alt, title } = only.properties
  const picture = {
    source: pathOfAddress(String(src)),
    alt: String(alt ?? ""),
    caption: title ? String(title) : undefined,
  }
  return sourceOf && only.position ? { ...picture, [sourceKey]: sourceOf(only.position) } : picture
}

/** The check rejects all other markup, so this is a second line of defence. */
const clean: sanitizeHtml.IOptions = {
  allowedTags: [
    "p",
    "br",
    "hr",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "a",
    "em",
    "strong",
    "del",
    "code",
    "pre",
    "blockquote",
    "ul",
    "ol",
    "li",
    "table",
    "thead",
    "tbody",
    "tr",
    "th",
    "td",
    "div",
    "section",
    "sup",
    "span",
  ],
  allowedAttributes: {
    "*": ["id", "class", "aria-label", "dir", "role"],
    a: ["href", "target", "rel"],
    th: ["scope"],
    td: ["data-column"],
    ol: ["start"],
    li: ["value"],
  },
  allowedSchemes,
}

/** @returns a text's HTML for a small picture of its page: without links, ids and headings */
export const picturedHtml = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: ["p", "b", "em", "strong", "del", "ul", "ol", "li", "table", "thead", "tbody", "tr", "th", "td"],
    allowedAttributes: { "*": ["class"] },
    transformTags: { h2: "b", h3: "b" },
  })

function htmlOf(nodes: readonly RootContent[]): string {
  const root: Root = { type: "root", children: [...nodes] }
  return sanitizeHtml(processor.stringify(root), clean).trim()
}

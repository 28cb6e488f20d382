import { escapeAttribute, escapeText } from "../../../language/html"
import { replaceBetween } from "../texts/between"
import type { Losses } from "../texts/losses"

/** What a shortcode may need to know of the site. */
export interface WordpressSite {
  /** The address of an attachment, by its id. */
  readonly attachments: ReadonlyMap<string, string>
  /** The addresses of the pictures that were uploaded to the post. */
  readonly uploads: readonly string[]
  /** The footnotes of the block editor, as it writes them into a custom field. */
  readonly footnotes: string | undefined
}

/** Code and preformatted text: nothing in it is a shortcode or a paragraph. */
const verbatim = /<(pre|code)[\s>]/gi

/**
 * Makes plain HTML of a post's content: shortcodes become what they stand for, and what the classic editor wrote gets its paragraphs.
 *
 * @param content as WordPress exports it
 * @param losses is told of shortcodes that are left out
 */
export function wordpressHtml(content: string, site: WordpressSite, losses: Losses): string {
  const isOfBlocks = content.includes("<!-- wp:")
  if (/<!-- wp:block /.test(content))
    losses.say("A block that several posts share was left out: the export has it elsewhere.")
  const coded = withCode(content.replace(/\r\n?/g, "\n"))
  const plain = outsideOf(verbatim, coded, (part) => withoutShortcodes(part, site, losses))
  return (isOfBlocks ? plain : withParagraphs(plain)) + footnotesOf(site.footnotes)
}

/** Changes a text but for elements that are kept as they are. */
const outsideOf = (kept: RegExp, text: string, change: (part: string) => string): string =>
  replaceBetween(
    text,
    kept,
    ([, name]) => new RegExp(`</${name?.toLowerCase()}>`, "gi"),
    (_found, _inner, whole) => whole,
    change,
  )

const highlighter = /\[(code|sourcecode|php|css|html|js|javascript|python|sql|bash|java|xml)\b([^[\]]*)\]/gi

/** Shortcodes of highlighters: what is in them is code. */
const withCode = (text: string): string =>
  replaceBetween(
    text,
    highlighter,
    ([, name]) => new RegExp(`\\[/${name?.toLowerCase()}\\]`, "gi"),
    ([, name = "", rest = ""], code) => {
      const given = /lang(?:uage)?=["']?([\w+#-]+)/i.exec(rest)?.[1]
      const language = given ?? (/^(?:source)?code$/i.test(name) ? "text" : name)
      return `\n\n<pre data-lang="${escapeAttribute(language)}">${code.replace(/<(?!\/?[a-z])/gi, "&lt;").replace(/^\n|\n$/g, "")}</pre>\n\n`
    },
  )

/** What may be a shortcode. */
const anyShortcode = /\[\/?([a-z][\w-]*)((?:\s[^[\]]*)?)\/?\]/gi

function withoutShortcodes(text: string, site: WordpressSite, losses: Losses): string {
  const closed = new Set([...text.matchAll(/\[\/([a-z][\w-]*)\]/gi)].map(([, name = ""]) => name.toLowerCase()))
  // Double brackets show a shortcode to readers.
  const single = text.replace(/\[\[([^[\]]+)\]\]/g, "&#91;$1&#93;")
  const opened = /\[(?:wp_)?caption([^[\]]*)\]/gi
  return replaceBetween(
    single,
    opened,
    () => /\[\/(?:wp_)?caption\]/gi,
    ([, rest = ""], inner) => caption(rest, inner),
  )
    .replace(
      /\[(?:embed|youtube|vimeo)[^[\]]*\]\s*(https?:[^\s[\]]+)\s*\[\/(?:embed|youtube|vimeo)\]/gi,
      (_, address: string) => line(address),
    )
    .replace(/\[(?:youtube|vimeo)[\s=]+(https?:[^\s\]]+)\s*\]/gi, (_, address: string) => line(address))
    .replace(/\[gallery([^[\]]*)\]/gi, (_, rest: string) => gallery(rest, site))
    .replace(
      /\[(audio|video|playlist)([^[\]]*)\](?:\s*\[\/\1\])?/gi,
      (whole: string, _, rest: string) => recording(rest) ?? whole,
    )
    .replace(anyShortcode, (whole: string, name: string, rest: string) => {
      // [sic] is what somebody wrote.
      const isOne = rest.includes("=") || closed.has(name.toLowerCase()) || /_|^(?:toc|contact-form-7)$/i.test(name)
      if (!isOne) return whole
      losses.say(`The shortcode "${name}" was left out: look at where it was.`)
      return ""
    })
}

const parameter = (rest: string, name: string): string | undefined =>
  new RegExp(`\\b${name}=(?:"([^"]*)"|'([^']*)'|([^\\s"'\\]]+))`, "i")
    .exec(rest)
    ?.slice(1)
    .find((value) => value !== undefined)

function caption(rest: string, inner: string): string {
  const [, picture = "", words = ""] = /^\s*((?:<a[^>]*>\s*)?<img[^>]*>(?:\s*<\/a>)?)([\s\S]*)$/i.exec(inner) ?? []
  if (picture === "") return inner
  return `\n\n<figure>${picture}<figcaption>${parameter(rest, "caption") ?? words.trim()}</figcaption></figure>\n\n`
}

const line = (address: string): string =>
  `\n\n<p><a href="${escapeAttribute(address)}">${escapeText(address)}</a></p>\n\n`

/** A gallery shows the pictures that it names, else those that were uploaded to the post. */
function gallery(rest: string, { attachments, uploads }: WordpressSite): string {
  const ids = parameter(rest, "ids") ?? parameter(rest, "include")
  const sources = ids === undefined ? uploads : ids.split(",").flatMap((id) => attachments.get(id.trim()) ?? [])
  return `\n\n<div>${sources.map((source) => `<img src="${escapeAttribute(source)}">`).join("")}</div>\n\n`
}

function recording(rest: string): string | undefined {
  const address = ["src", "mp3", "m4a", "ogg", "mp4", "webm", "m4v"]
    .map((name) => parameter(rest, name))
    .find((value) => value !== undefined)
  return address === undefined ? undefined : `\n\n<audio src="${escapeAttribute(address)}"></audio>\n\n`
}

const block =
  /^<\/?(?:p|div|h[1-6]|ul|ol|li|dl|dt|dd|table|thead|tbody|tfoot|tr|td|th|blockquote|pre|figure|figcaption|section|article|aside|header|footer|hr|form|iframe|script|style|details|summary|address|audio|video)\b/i

/** The classic editor leaves out <p> and <br>: an empty line divides paragraphs, and the end of a line ends it (wpautop of WordPress). */
function withParagraphs(text: string): string {
  return outsideOf(/<(pre)[\s>]/gi, text, (part) =>
    part
      .split(/\n\s*\n/)
      .map((chunk) => chunk.trim())
      .filter((chunk) => chunk !== "")
      .map((chunk) => (block.test(chunk) ? chunk : `<p>${chunk.replace(/\n(?!<\/?(?:li|ul|ol|p)\b)/g, "<br>")}</p>`))
      .join("\n\n"),
  )
}

/** The block editor keeps footnotes beside the content: [{ id, content }]. Their list comes back, with the links that make notes of it. */
function footnotesOf(written: string | undefined): string {
  const notes = parsed(written)
  if (!Array.isArray(notes)) return ""
  const items = notes.map((note: unknown) => {
    const [id, content] =
      typeof note === "object" && note !== null ? [Reflect.get(note, "id"), Reflect.get(note, "content")] : []
    return typeof id === "string" && typeof content === "string"
      ? `<li id="${escapeAttribute(id)}">${content} <a href="#${escapeAttribute(id)}-link">↩</a></li>`
      : ""
  })
  return `<ol>${items.join("")}</ol>`
}

function parsed(written: string | undefined): unknown {
  try {
    return JSON.parse(written ?? "null")
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

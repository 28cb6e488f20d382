import { tryJson } from "../../../content/json/edit-json"
import { asList, asText, getIn } from "../../../content/location/json-path"
import { told } from "../../../content/sentences/sentences"
import { escapeAttribute, escapeText } from "../../../language/html"
import { replaceBetween } from "../texts/between"
import type { Losses } from "../texts/losses"

/** What a shortcode may need to know of the site. */
export interface WordpressSite {
  /** The address of an attachment, by its id. */
  readonly attachments: ReadonlyMap<string, string>
  /** The addresses of the pictures that were uploaded to the post. */
  readonly uploads: readonly string[]
  /** The contents of blocks that several posts share, by their ids. */
  readonly blocks: ReadonlyMap<string, string>
  /** The footnotes of the block editor, as it writes them into a custom field. */
  readonly footnotes: string | undefined
}

/** Code and preformatted text: nothing in it is a shortcode or a paragraph. */
const verbatim = /<(pre|code)[\s>]/gi

/**
 * Makes plain HTML of a post's content: shortcodes become what they stand for, and what the classic editor wrote gets its paragraphs.
 *
 * @param content as WordPress exports it
 * @param losses records the shortcodes that are left out
 */
export function wordpressHtml(content: string, site: WordpressSite, losses: Losses): string {
  const isOfBlocks = content.includes("<!-- wp:")
  const whole = isOfBlocks ? withDynamicBlocks(content, site, losses) : content
  const coded = withCode(whole.replace(/\r\n?/g, "\n"))
  const notes: string[] = []
  const plain = outsideOf(verbatim, coded, (part) => withoutShortcodes(withFootnotes(part, notes), site, losses))
  const [ofBlocks, ofShortcodes] = [footnotesOf(site.footnotes), footnoteList(notes)]
  return (isOfBlocks ? plain : withParagraphs(plain)) + ofBlocks + ofShortcodes
}

/** Blocks that show nothing of their own, or what this site shows anyway. */
const withoutWords =
  /^(?:more|nextpage|spacer|separator|footnotes|post-[\w-]+|query[\w-]*|site-[\w-]+|navigation[\w-]*|latest-[\w-]+|archives|categories|tag-cloud|calendar|search|rss|table-of-contents)$/

/** A block that is made when its page is shown: the export has its settings alone, in which its words may be. */
function withDynamicBlocks(
  content: string,
  site: WordpressSite,
  losses: Losses,
  within: readonly string[] = [],
): string {
  const opened = /<!-- wp:([\w/-]+) /g
  const closed = () => /-->/g
  return replaceBetween(content, opened, closed, ([, name = ""], inner, whole) => {
    if (!inner.endsWith("/")) return whole
    const settings = tryJson(inner.slice(0, -1))
    const id = name === "block" ? asText(getIn(settings, "ref")) : ""
    const shared = within.includes(id) ? undefined : site.blocks.get(id)
    if (shared !== undefined) return withDynamicBlocks(shared, site, losses, [...within, id])
    if (name === "block") losses.say(told("import.wordpress.block"))
    else if (!withoutWords.test(name.replace(/^core\//, "")))
      losses.add("shortcode", [name, ...wordsIn(settings)].join(": "))
    return ""
  })
}

/** Settings of how a block looks. */
const ofLooks = /^(?:className|align\w*|style|layout|anchor|mode|name|id|\w*[Cc]olor|\w*[Ss]ize|slug|theme|tagName)$/

/** The texts among a block's settings; names of fields are none. */
function wordsIn(settings: unknown): string[] {
  if (typeof settings === "string")
    return /\p{L}/u.test(settings) && !/^(?:#|field_|var:)/.test(settings) ? [settings] : []
  if (typeof settings !== "object" || settings === null) return []
  return Object.entries(settings).flatMap(([key, value]) => (ofLooks.test(key) ? [] : wordsIn(value)))
}

/** Footnotes within the text, as plugins have them: Footnotes, MFN, Easy Footnotes, Simple Footnotes. */
const footnote = /\[(footnote|footnotes|ref|mfn|efn_note|fn|note_de_bas)(?:\s[^[\]]*)?\]/gi

function withFootnotes(text: string, notes: string[]): string {
  return replaceBetween(
    text,
    footnote,
    ([, name = ""]) => new RegExp(`\\[/${name.toLowerCase()}\\]`, "gi"),
    (_found, inner) => {
      const number = notes.push(inner.trim())
      return `<a id="shortcode-note-${number}-link" href="#shortcode-note-${number}">${number}</a>`
    },
  )
}

const footnoteList = (notes: readonly string[]): string =>
  listOfNotes(notes.map((content, index) => ({ id: `shortcode-note-${index + 1}`, content })))

/** The list of notes, with the links back that make notes of it. */
const listOfNotes = (notes: ReadonlyArray<{ readonly id: string; readonly content: string }>): string =>
  notes.length === 0
    ? ""
    : `<ol>${notes.map(({ id, content }) => `<li id="${escapeAttribute(id)}">${content} <a href="#${escapeAttribute(id)}-link">↩</a></li>`).join("")}</ol>`

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
const anyShortcode = /\[\/?([a-z][\w-]*)((?:\s[^[\]]*|=[^[\]]*)?)\/?\]/gi

/** Shortcodes that embed something, also by an address or a number without a name. */
const known =
  /^(?:tweet|twitter|gist|youtube|vimeo|wpvideo|videopress|slideshare|soundcloud|spotify|instagram|facebook|codepen|ted|embed|polldaddy|crowdsignal)$/i

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
      /\[(?:embed|youtube|vimeo|soundcloud|spotify|tweet|twitter)[^[\]]*\]\s*(https?:[^\s[\]]+)\s*\[\/(?:embed|youtube|vimeo|soundcloud|spotify|tweet|twitter)\]/gi,
      (_, address: string) => line(address),
    )
    .replace(/\[gallery(?![\w-])([^[\]]*)\]/gi, (_, rest: string) => gallery(rest, site, losses))
    .replace(
      /\[(audio|video|playlist)(?![\w-])([^[\]]*)\](?:\s*\[\/\1\])?/gi,
      (whole: string, _, rest: string) => recording(rest) ?? whole,
    )
    .replace(anyShortcode, (whole: string, name: string, rest: string, offset: number, all: string) => {
      const address = embedded(name.toLowerCase(), rest)
      if (address !== undefined) return line(address)
      if (!isShortcode(name, rest, closed) && !isAlone(whole, offset, all)) return whole
      // Its end says nothing that its beginning has not said.
      if (!whole.startsWith("[/")) losses.add("shortcode", whole)
      return ""
    })
}

/** [sic] is what somebody wrote; a name with a capital within, a line or parameters is a program's. */
const isShortcode = (name: string, rest: string, closed: ReadonlySet<string>): boolean =>
  rest.includes("=") ||
  closed.has(name.toLowerCase()) ||
  /_|[a-z][A-Z]|^(?:toc|contact-form-7)$/.test(name) ||
  (known.test(name) && rest !== "")

/** A name that is a paragraph is no sentence. */
function isAlone(whole: string, offset: number, text: string): boolean {
  const before = (offset > around ? "…" : "") + text.slice(Math.max(0, offset - around), offset)
  const after = text.slice(offset + whole.length, offset + whole.length + around)
  const isStart = /(?:^|\n[ \t]*\n|<p>|-->)\s*$/.test(before)
  return isStart && /^\s*(?:$|\n[ \t]*\n|<\/p>|<!--)/.test(after) && /^\[[a-z][a-z0-9-]*\]$/.test(whole)
}

/** Characters around a name that tell whether it stands alone. */
const around = 40

/** @returns the address of what a shortcode embeds by its address, or by the number that its site has for it */
function embedded(name: string, rest: string): string | undefined {
  if (!known.test(name) && !/^(?:iframe|video)$/.test(name)) return undefined
  const written = /https?:\/\/[^\s"'\]<>]+/.exec(rest)?.[0]
  if (written !== undefined) return written
  const id = parameter(rest, "id") ?? /^[\s=]+["']?([\w-]{4,})["']?\s*$/.exec(rest)?.[1]
  const page = id === undefined ? undefined : pages.get(name)
  return page && id ? page + id : undefined
}

const pages: ReadonlyMap<string, string> = new Map([
  ["tweet", "https://twitter.com/i/status/"],
  ["twitter", "https://twitter.com/i/status/"],
  ["youtube", "https://www.youtube.com/watch?v="],
  ["vimeo", "https://vimeo.com/"],
  ["gist", "https://gist.github.com/"],
  ["videopress", "https://videopress.com/v/"],
  ["wpvideo", "https://videopress.com/v/"],
])

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
function gallery(rest: string, { attachments, uploads }: WordpressSite, losses: Losses): string {
  const ids = parameter(rest, "ids") ?? parameter(rest, "include")
  const wanted = ids?.split(",").map((id) => id.trim()) ?? []
  const sources = ids === undefined ? uploads : wanted.flatMap((id) => attachments.get(id) ?? [])
  for (const id of wanted) if (!attachments.has(id)) losses.add("pictureLost", told("import.wordpress.gallery", { id }))
  if (ids === undefined && uploads.length === 0)
    losses.add("pictureLost", told("import.wordpress.gallery", { id: undefined }))
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
      .replace(/<\/?(?:blockquote|div|section|aside)(?:\s[^<>]*)?>/gi, "\n\n$&\n\n")
      .replace(/\n(?=<(?:h[1-6]|ul|ol|table|figure)[\s>])/gi, "\n\n")
      .replace(/<\/(?:h[1-6]|ul|ol|table|figure)>(?=\n)/gi, "$&\n")
      .split(/\n\s*\n/)
      .map((chunk) => chunk.trim())
      .filter((chunk) => chunk !== "")
      .map((chunk) => (block.test(chunk) ? chunk : `<p>${chunk.replace(/\n(?!<\/?(?:li|ul|ol|p)\b)/g, "<br>")}</p>`))
      .join("\n\n"),
  )
}

/** The block editor keeps footnotes beside the content: [{ id, content }]. Their list comes back, with the links that make notes of it. */
function footnotesOf(written: string | undefined): string {
  const notes = asList(tryJson(written ?? ""))
  return listOfNotes(
    notes.flatMap((note) => {
      const [id, content] = [getIn(note, "id"), getIn(note, "content")]
      return typeof id === "string" && typeof content === "string" ? [{ id, content }] : []
    }),
  )
}

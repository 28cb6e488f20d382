import { encodeAddress } from "../../../content/markdown/markdown"
import { replaceBetween } from "../texts/between"
import type { Losses } from "../texts/losses"
import { frame } from "./embed-html"
import { withoutComponents } from "./mdx"
import { withoutTags } from "./shortcodes"

/** Fenced code, which the end of the text closes too, and code within a line: nothing in it is changed. */
const codeInText =
  /(^(?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*(`{3,}(?=[^`\n]*\n)|~{3,}(?!~))[^\n]*\n[\s\S]*?(?:^[ \t>]*\2[`~]*[ \t]*$|(?![\s\S]))|(?<!`)(`+)(?!`)[^\n]*?(?<!`)\3(?!`))/m

/** Changes a text but for its code. Of each match, split returns the whole and its two marks. */
const outsideCode = (
  text: string,
  change: (part: string) => string,
  changeCode = (code: string): string => code,
): string =>
  text
    .split(codeInText)
    .map((part, index) => (index % 4 === 0 ? change(part) : index % 4 === 1 ? changeCode(part) : ""))
    .join("")

/** Fences in which Obsidian has queries and buttons: readers saw what they find. */
const ofProgram = /^[ \t>]*(?:`{3,}|~{3,})\s*(?:dataview(?:js)?|query|tasks|button|excalidraw|table-of-contents|toc)\b/

/**
 * Makes plain Markdown of what other programs add to it: shortcodes of Hugo, tags of Jekyll and dev.to, components of MDX, embeds of Hashnode, links and
 * pictures of Obsidian. What readers did not see, such as comments, goes; what cannot be understood goes too, and is named.
 *
 * @param text without its front matter
 * @param isMdx whether it may have components
 * @param losses records what is left out
 */
export function plainMarkdown(text: string, isMdx: boolean, losses: Losses): string {
  const notes: string[] = []
  const coded = withCodeBlocks(withoutComments(text, losses))
  const plain = outsideCode(
    coded,
    (part) => {
      const words = isMdx ? withoutComponents(part, losses) : part
      return withoutMarks(withoutTags(words, losses), notes, losses)
    },
    (code) => (ofProgram.test(code) ? leaveOut("shortcode", losses, code) : code),
  )
  // Hugo shows a shortcode to readers where it is written so, also in code.
  const shown = plain.replace(/\{\{([<%])\/\*([^{}]*)\*\/([>%])\}\}/g, "{{$1$2$3}}")
  return [shown, ...notes].join("\n\n")
}

/** @returns HTML without the tags of a site generator */
export const plainTemplate = (html: string, losses: Losses): string =>
  withoutTags(withoutComments(html, losses), losses)

/** Code, as a whole or by its fence, or what begins a comment: whichever comes first. */
const codeOrComment =
  /^(?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*(?<fence>`{3,}(?=[^`\n]*\n)|~{3,}(?!~))[^\n]*\n|(?<!`)(?<ticks>`+)(?!`)[^\n]*?(?<!`)\k<ticks>(?!`)|(?<open>%%(?!\[)|\{%-?\s*comment\s*-?%\}|\{\{\/\*|\{\{[<%]\s*comment\b[^{}]*[>%]\}\}|\{\/\*|<!--|^\[(?:\/\/|comment)\]:\s*[#<])/gm

/** What ends a comment, by what begins it. */
const ends: ReadonlyArray<readonly [RegExp, RegExp]> = [
  [/^%/, /%%/g],
  [/^\{%/, /\{%-?\s*endcomment\s*-?%\}/g],
  [/^\{\{\//, /\*\/\}\}/g],
  [/^\{\{/, /\{\{[<%]\s*\/\s*comment\s*[>%]\}\}/g],
  [/^\{\//, /\*\/\}/g],
  [/^<!/, /-->/g],
  [/^\[/, /$/gm],
]

/** Obsidian hides what follows a line that begins so, up to the end of the text if need be. */
const toTheEnd = /%%|$(?![\s\S])/g

function withoutComments(text: string, losses: Losses): string {
  const closing = ({ groups = {}, index }: RegExpExecArray): RegExp => {
    const { fence, open = "" } = groups
    if (fence !== undefined) return new RegExp(`^[ \\t>]*${fence}[\`~]*[ \\t]*$|$(?![\\s\\S])`, "gm")
    if (open.startsWith("%") && /(?:^|\n)[ \t]*$/.test(text.slice(Math.max(0, index - 20), index))) return toTheEnd
    // Code within a line is matched as a whole.
    return ends.find(([begins]) => begins.test(open))?.[1] ?? /(?:)/g
  }
  return replaceBetween(text, codeOrComment, closing, ({ groups = {} }, inner, whole) => {
    if (groups.open === undefined) return whole
    // Programs write marks, such as more, between the same signs.
    const isMark = groups.open === "<!--" && /^\s*\/?[\w:-]*\s*$/.test(inner)
    if (!isMark) losses.add("comment")
    return ""
  })
}

/** Hugo's and Jekyll's own words for fenced code, and Jekyll's for what is no tag. */
function withCodeBlocks(text: string): string {
  const ofHugo = /\{\{[<%]\s*highlight\s+"?([\w+#-]+)(?![\w+#-])[^{}]*[>%]\}\}\n?/g
  const ofJekyll = /\{%-?\s*highlight\s+([\w+#-]+)(?![\w+#-])[^%]*%\}\n?/g
  const coded = replaceBetween(text, ofHugo, () => /\{\{[<%]\s*\/highlight\s*[>%]\}\}/g, fenced)
  const both = replaceBetween(coded, ofJekyll, () => /\{%-?\s*endhighlight\s*-?%\}/g, fenced)
  return replaceBetween(
    both,
    /\{%-?\s*raw\s*-?%\}/g,
    () => /\{%-?\s*endraw\s*-?%\}/g,
    (_found, inner) => outsideCode(inner, (part) => part.replaceAll("{", "&#123;")),
  )
}

const fenced = ([, language = ""]: RegExpExecArray, code: string): string =>
  `\n\`\`\`\`${language}\n${code.replace(/\n$/, "")}\n\`\`\`\`\n`

/** In each pattern, no part goes beyond where the next match may begin, and no two parts take the same letters. */
function withoutMarks(text: string, notes: string[], losses: Losses): string {
  const plain = text
    // Kramdown's contents stand in place of a list, or are a class of it.
    .replace(/^[ \t]*(?:[-*+]|\d+\.)[ \t]+([^\n]*)\n[ \t]*\{:[^{}\n]*\btoc\b[^{}\n]*\}[ \t]*$/gim, (_, words: string) =>
      leaveOut("contents", losses, words),
    )
    .replace(/^[ \t]*(?:\[TOC\]|\[\[_?TOC_?\]\]|\$\{toc\}|\{:\s*toc\s*\})[ \t]*$/gim, () =>
      leaveOut("contents", losses),
    )
    // Hashnode: widgets, embeds, and where pictures stand.
    .replace(/%%\[([^\]\n]*)\]/g, (whole) => leaveOut("shortcode", losses, whole))
    .replace(/^[ \t]*%\[([^\]\s]+)\][ \t]*$/gm, (_, address: string) => frame(address))
    .replace(/(?<!\S)%\[([^\]\s]+)\]/g, (_, address: string) => `<${address}>`)
    .replace(/(!\[[^[\]]*\]\([^()\s]+)\s+align="[^"]*"\)/g, "$1)")
    // Obsidian and Typora: how wide a picture is.
    .replace(/(!\[[^[\]|]*)\|\s*\d+(?:x\d+)?\s*\](?=\()/g, "$1]")
    .replace(/(!?)\[\[([^[\]\n]+)\]\](?!\()/g, (_, mark: string, inner: string) =>
      wikiLink(mark === "!", inner, losses),
    )
    .replace(/[ \t]\^(?=[a-z]*\d)[a-z0-9]{6}[ \t]*$/gm, "")
    .replace(
      /^((?:[ \t]*>)+[ \t]*)\[!([\w-]+)(?:\|[^\]\n]*)?\][-+]?[ \t]*(.*)$/gm,
      (_, quote: string, kind: string, title: string) =>
        `${quote}${bold(title || capitalised(kind))}\n${quote.trimEnd()}`,
    )
    // Docusaurus, Astro's Starlight and Zenn: boxes between colons.
    .replace(
      /^[ \t]*:{3,}[ \t]*(?:\{?\.?([\w-]+)\}?)?[ \t]*(?:\[([^\]\n]*)\]|([^\n]*))$/gm,
      (_, kind = "", inner = "", title = "") => {
        const words = String(inner || title || capitalised(String(kind))).trim()
        return words === "" ? "" : `\n${bold(words)}\n`
      },
    )
    .replace(/(?<![=\w])==([^=\s](?:[^=\n]*[^=\s])?)==(?!=)/g, "<mark>$1</mark>")
    // PHP Markdown Extra, Kramdown, Hugo: abbreviations, and terms with what they mean.
    .replace(/^\*\[([^\]\n]+)\]:[ \t]*(.*)$/gm, (_, short: string, long: string) =>
      leaveOut("tooltip", losses, `${short}: ${long}`),
    )
    .replace(/^(?![ \t]|[-*+>#|:`])([^\n]*\S)[ \t]*\n(?=:[ \t]+\S)/gm, (_, term: string) => `${bold(term)}\n`)
    .replace(/^:[ \t]+(?=\S)/gm, "\n")
    // Kramdown: classes and ids.
    .replace(/\{:[^{}\n]*\}/g, "")
    .replace(/^#{1,6} .*$/gm, withoutId)
    // Pandoc and Obsidian: notes within the text.
    .replace(/\^\[([^[\]\n]+)\]/g, (_, note: string) => {
      const label = `^within-${notes.length + 1}-${note.length}`
      notes.push(`[${label}]: ${note}`)
      return `[${label}]`
    })
  return replaceBetween(
    plain,
    /\$\$/g,
    () => /\$\$/g,
    ({ index }, formula) => {
      const isBlock = /(?:^|\n)[ \t]*$/.test(plain.slice(Math.max(0, index - 20), index))
      return isBlock ? `\n\n\`\`\`latex\n${formula.trim()}\n\`\`\`\n\n` : `\`${formula.trim().replace(/\s+/g, " ")}\``
    },
  )
}

function leaveOut(loss: "contents" | "shortcode" | "tooltip", losses: Losses, words = ""): string {
  losses.add(loss, words)
  return ""
}

const bold = (words: string): string => `**${words.trim().replaceAll("**", "")}**`

/** Such as Note, of a box without a title. */
const capitalised = (kind: string): string => `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`

const picture = /\.(?:png|jpe?g|webp|avif|gif|svg|tiff?|bmp|heic)$/i

/** [[Page#Part|words]] and ![[picture.png|300]]: what it leads to is found by its name. */
function wikiLink(isEmbed: boolean, inner: string, losses: Losses): string {
  const [target = "", ...rest] = inner.split("|")
  // In a table the sign before the words has a backslash.
  const [page = "", part = ""] = target.replace(/\\$/, "").split("#", 2)
  const label = rest.at(-1)?.trim() ?? ""
  const address = encodeAddress(page.trim())
  if (isEmbed && picture.test(page.trim())) return `![${/^\d+(?:x\d+)?$/.test(label) ? "" : label}](${address})`
  if (isEmbed) losses.add("embed")
  const words = label || page.trim() || part.trim()
  return `[${words}](${address || `#${headingAddress(part)}`})`
}

/** @returns the id that GitHub makes of the words of a heading */
export const headingAddress = (words: string): string =>
  words
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}\s_-]/gu, "")
    .replace(/\s/g, "-")

function withoutId(heading: string): string {
  const at = heading.lastIndexOf("{#")
  return /^\{#[\w-]+\}\s*$/.test(heading.slice(at)) ? heading.slice(0, at).trimEnd() : heading
}

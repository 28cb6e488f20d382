import { escapeAttribute, escapeText } from "../../../language/html"
import { replaceBetween } from "../texts/between"
import type { Losses } from "../texts/losses"

/** Fenced code, which the end of the text closes too, and code within a line: nothing in it is changed. */
const codeInText =
  /(^[ \t]*(`{3,}(?!`)|~{3,}(?!~))[^\n]*\n[\s\S]*?(?:^[ \t]*\2[`~]*[ \t]*$|(?![\s\S]))|(?<!`)(`+)(?!`)[^\n]*?(?<!`)\3(?!`))/m

/**
 * Makes plain Markdown of what site generators add to it: shortcodes of Hugo, tags of Jekyll, components of MDX, embeds of Hashnode.
 *
 * @param text without its front matter
 * @param isMdx whether it may have components
 * @param losses is told what is left out
 */
export function plainMarkdown(text: string, isMdx: boolean, losses: Losses): string {
  const coded = withCodeBlocks(text)
  const parts = coded.split(codeInText)
  // Of each match, split returns the whole and its two marks.
  return parts
    .map((part, index) => {
      if (index % 4 === 0) return withoutShortcodes(isMdx ? withoutComponents(part, losses) : part, losses)
      return index % 4 === 1 ? part : ""
    })
    .join("")
}

/** Hugo's and Jekyll's own words for fenced code. */
function withCodeBlocks(text: string): string {
  const ofHugo = /\{\{[<%]\s*highlight\s+"?([\w+#-]+)(?![\w+#-])[^{}]*[>%]\}\}\n?/g
  const ofJekyll = /\{%-?\s*highlight\s+([\w+#-]+)(?![\w+#-])[^%]*%\}\n?/g
  const coded = replaceBetween(text, ofHugo, () => /\{\{[<%]\s*\/highlight\s*[>%]\}\}/g, fenced)
  return replaceBetween(coded, ofJekyll, () => /\{%-?\s*endhighlight\s*-?%\}/g, fenced).replace(
    /\{%-?\s*(?:end)?raw\s*-?%\}/g,
    "",
  )
}

const fenced = ([, language = ""]: RegExpExecArray, code: string): string =>
  `\n\`\`\`\`${language}\n${code.replace(/\n$/, "")}\n\`\`\`\`\n`

/** In each pattern, no part goes beyond where the next match may begin, and no two parts take the same letters. */
function withoutShortcodes(text: string, losses: Losses): string {
  const say = (name: string) => losses.say(`The shortcode "${name}" was left out: look at where it was.`)
  return (
    text
      .replace(/\{\{[<%]([^{}]*)[>%]\}\}/g, (whole, inner: string) => {
        const [, closes, name, rest = ""] = /^\s*(?:(\/)\s*)?([\w/.-]+)([\s\S]*)$/.exec(inner) ?? []
        if (name === undefined) return whole
        return closes ? "" : shortcode(name, parametersOf(rest.trimEnd().replace(/\/$/, "")), say)
      })
      .replace(/\{%-?([^%]*)%\}/g, (whole, inner: string) => {
        const [, name, rest = ""] = /^\s*(\w+)([\s\S]*)$/.exec(inner) ?? []
        return name === undefined ? whole : tag(name, rest.replace(/-$/, "").trim(), say)
      })
      .replace(/\{\{\s*(?:site|page)\.\w+\s*\}\}/g, "")
      .replace(/\{\{\s*["']([^"'{}]*)["']\s*\|[^{}]*\}\}/g, "$1")
      // Hashnode: embeds, and where pictures stand.
      .replace(/^%\[([^\]\s]+)\]/gm, (_, address: string) => frame(address))
      .replace(/(!\[[^[\]]*\]\([^()\s]+)\s+align="[^"]*"\)/g, "$1)")
      // Kramdown: classes and ids.
      .replace(/\{:[^{}\n]*\}/g, "")
      .replace(/^#{1,6} .*$/gm, withoutId)
      .replace(/^\[(?:TOC|\[toc\])\]\s*$/gim, "")
  )
}

function withoutId(heading: string): string {
  const at = heading.lastIndexOf("{#")
  return /^\{#[\w-]+\}\s*$/.test(heading.slice(at)) ? heading.slice(0, at).trimEnd() : heading
}

interface Parameters {
  readonly named: ReadonlyMap<string, string>
  readonly first: string
}

function parametersOf(written: string): Parameters {
  const named = new Map<string, string>()
  const others: string[] = []
  for (const [, key, quoted, plain] of written.matchAll(/(?:([\w-]+)=)?(?:["“`]([^"”`]*)["”`]|([^\s"]+))/g)) {
    const value = quoted ?? plain ?? ""
    if (key === undefined) others.push(value)
    else named.set(key, value)
  }
  return { named, first: others.join("/") }
}

function shortcode(name: string, { named, first }: Parameters, say: (name: string) => void): string {
  const id = named.get("id") ?? first
  if (name === "figure") return figure(named)
  if (name === "youtube") return frame(`https://www.youtube.com/embed/${id}`)
  if (name === "vimeo") return frame(`https://player.vimeo.com/video/${id}`)
  if (name === "gist") return frame(`https://gist.github.com/${first}`)
  if (name === "ref" || name === "relref") return ""
  say(name)
  return ""
}

function figure(named: ReadonlyMap<string, string>): string {
  const attribute = (key: string) => escapeAttribute(named.get(key) ?? "")
  const caption = escapeText(named.get("caption") ?? named.get("title") ?? "")
  return `\n\n<figure><img src="${attribute("src")}" alt="${attribute("alt")}"><figcaption>${caption}</figcaption></figure>\n\n`
}

function tag(name: string, rest: string, say: (name: string) => void): string {
  if (name === "embed") return frame(rest)
  if (name === "youtube") return frame(`https://www.youtube.com/embed/${rest}`)
  if (name === "gist") return frame(/^https?:/.test(rest) ? rest : `https://gist.github.com/${rest}`)
  if (name === "post_url" || name === "link") return ""
  if (!name.startsWith("end") && name !== "comment") say(name === "include" ? (rest.split(/\s/, 1)[0] ?? name) : name)
  return ""
}

const frame = (address: string): string => `\n\n<iframe src="${escapeAttribute(address)}"></iframe>\n\n`

/** A component is a tag with a capital letter. Its words stay, where it has some. */
function withoutComponents(text: string, losses: Losses): string {
  const plain = text.replace(
    /^(?:import\s(?:[^\n]*\sfrom\s|["'{])|export\s(?:const|let|default|function|async)\s)[\s\S]*?(?=\n\s*\n|\n(?:import|export)\s|$(?![\s\S]))/gm,
    "",
  )
  return replaceBetween(
    plain,
    /\{\/\*/g,
    () => /\*\/\}/g,
    () => "",
  ).replace(
    /<(\/?)([A-Z][\w.]*)(?:\s(?:[^<>"'{}]|"[^"]*"|'[^']*'|\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\})*)?>/g,
    (_, closes: string, name: string) => {
      if (!closes) losses.say(`The component ${name} was left out: look at where it was.`)
      return "\n\n"
    },
  )
}

import { encodeAddress } from "../../../content/markdown/markdown"
import { replaceBetween } from "../texts/between"
import type { Losses } from "../texts/losses"
import { figure, frame } from "./embed-html"

/**
 * Makes Markdown or HTML of the tags of Hugo ({{< figure >}}), Jekyll and dev.to ({% embed %}): embeds are frames, references are links. What is not known
 * goes, and is named as it is written.
 *
 * @param text outside of code
 */
export function withoutTags(text: string, losses: Losses): string {
  const plain = withDetails(text.replace(ofSite, ""))
    .replace(/\{\{[<%]([^{}]*)[>%]\}\}/g, (whole, inner: string, offset: number, all: string) => {
      if (inner.startsWith("/*")) return whole.replace("{{", "&#123;&#123;").replace("/*", "").replace("*/", "")
      const [, closes, name = "", rest = ""] = /^\s*(?:(\/)\s*)?([\w/.-]+)([\s\S]*)$/.exec(inner) ?? []
      if (name === "") return whole
      if (closes) return ""
      const parameters = parametersOf(rest.trimEnd().replace(/\/$/, ""))
      return shortcode(name, parameters, isAddress(all, offset)) ?? leaveOut(whole, losses)
    })
    .replace(/\{%-?([^%]*)%\}/g, (whole, inner: string, offset: number, all: string) => {
      const [, name = "", rest = ""] = /^\s*([\w-]+)([\s\S]*)$/.exec(inner) ?? []
      if (name === "") return whole
      if (name.startsWith("end") || name === "else") return ""
      return tag(name, rest.replace(/-$/, "").trim(), isAddress(all, offset)) ?? leaveOut(whole, losses)
    })
  return plain
    .replace(/\{\{-?\s*["']([^"'{}]*)["']\s*\|[^{}]*\}\}/g, "$1")
    .replace(/\{\{-?\s*(?:site|page|post|layout|content|include|paginator|jekyll)\b[^{}]*\}\}/g, (whole) =>
      leaveOut(whole, losses),
    )
}

/** The address of the site, before the path of a page. */
const ofSite = /\{\{-?\s*(?:site|page)\.(?:base)?url\s*-?\}\}/g

/** Whether a tag stands where the address of a link does. */
const isAddress = (text: string, offset: number): boolean =>
  /(?:\]\(\s*|=["'])$/.test(text.slice(Math.max(0, offset - 8), offset))

function leaveOut(written: string, losses: Losses): string {
  losses.add("shortcode", written)
  return ""
}

/** dev.to: what opens with a click, and a link as a button. */
function withDetails(text: string): string {
  const opened = replaceBetween(
    text,
    /\{%-?\s*(?:details|collapsible|spoiler)\s([^%]*)%\}/g,
    () => /\{%-?\s*end(?:details|collapsible|spoiler)\s*-?%\}/g,
    ([, summary = ""], inner) => `\n\n**${summary.replace(/-$/, "").trim()}**\n\n${inner}\n\n`,
  )
  return replaceBetween(
    opened,
    /\{%-?\s*cta\s+([^%\s]+)\s*-?%\}/g,
    () => /\{%-?\s*endcta\s*-?%\}/g,
    ([, address = ""], words) => `[${words.trim()}](${encodeAddress(address)})`,
  )
}

/** What is written behind the name of a tag. */
interface Parameters {
  readonly named: ReadonlyMap<string, string>
  /** Those without a name. */
  readonly others: readonly string[]
}

export function parametersOf(written: string): Parameters {
  const named = new Map<string, string>()
  const others: string[] = []
  for (const [, key, double, single, plain] of written.matchAll(
    /(?:([\w-]+)=)?(?:["“`]([^"”`]*)["”`]|'([^']*)'|([^\s"']+))/g,
  )) {
    const value = double ?? single ?? plain ?? ""
    if (key === undefined) others.push(value)
    else named.set(key.toLowerCase(), value)
  }
  return { named, others }
}

/** Where something is that a tag embeds by its number or name, by the tag. */
const embeds: ReadonlyMap<string, (id: string) => string> = new Map([
  ["youtube", (id) => `https://www.youtube.com/embed/${id}`],
  ["vimeo", (id) => `https://player.vimeo.com/video/${id}`],
  ["gist", (id) => `https://gist.github.com/${id}`],
  ...["tweet", "twitter", "x"].map((name) => [name, (id: string) => `https://twitter.com/i/status/${id}`] as const),
  ["instagram", (id) => `https://www.instagram.com/p/${id}/`],
  ["github", (id) => `https://github.com/${id}`],
  ["user", (id) => `https://dev.to/${id}`],
  ["tag", (id) => `https://dev.to/t/${id}`],
  ["codepen", (id) => `https://codepen.io/${id}`],
  ["spotify", (id) => `https://open.spotify.com/${id.replace(/^spotify:/, "").replaceAll(":", "/")}`],
])

/** Tags that embed whatever address they have. */
const ofAddresses =
  /^(?:embed|link|post|codesandbox|stackblitz|jsfiddle|replit|soundcloud|reddit|stackoverflow|medium|slideshare|speakerdeck|loom|twitch|figma|glitch|podcast|asciinema|bluesky|mastodon|linkedin|oembed|video|audio|iframe)$/

/** @returns the HTML of what a tag embeds; undefined if it embeds nothing */
export function embedded(name: string, { named, others }: Parameters): string | undefined {
  const all = [...others, ...named.values()]
  const address = all.find((value) => /^https?:\/\//i.test(value))
  const page = embeds.get(name)
  if (address !== undefined && (page || ofAddresses.test(name))) return frame(address)
  const id = named.get("id") ?? (others.length > 0 ? others.slice(0, name === "gist" ? 2 : 1).join("/") : undefined)
  return page && id ? frame(page(id)) : undefined
}

/** Tags that show a picture. */
export const ofPicture = /(?:^|[^a-z])(?:fig(?:ure)?|img|image|picture|photo)(?:[^a-z]|$)/i

const hasPicture = (named: ReadonlyMap<string, string>): boolean =>
  ["src", "url", "image_path", "image", "img", "file", "path"].some((key) => named.get(key))

/** @returns what stands for a shortcode of Hugo's; undefined if it is not known */
function shortcode(name: string, parameters: Parameters, isAddress: boolean): string | undefined {
  const { named, others } = parameters
  if (name === "ref" || name === "relref")
    return isAddress ? encodeAddress(named.get("path") ?? others[0] ?? "") : undefined
  if (ofPicture.test(name) && hasPicture(named)) return figure(named)
  const source = named.get("src")
  if ((name === "video" || name === "audio") && source)
    return `\n\n<${name} src="${encodeAddress(source)}"></${name}>\n\n`
  const summary = name === "details" ? (named.get("summary") ?? named.get("title") ?? others[0]) : undefined
  return summary === undefined ? embedded(name, parameters) : `\n\n**${summary}**\n\n`
}

/** @returns what stands for a tag of Jekyll's or dev.to's; undefined if it is not known */
function tag(name: string, rest: string, isAddress: boolean): string | undefined {
  if ((name === "post_url" || name === "link") && !/^https?:/i.test(rest))
    return isAddress ? encodeAddress(rest) : undefined
  const parameters = parametersOf(rest)
  if (name !== "include" && name !== "include_relative") return embedded(name, parameters)
  const [file = "", ...others] = parameters.others
  const included = file.replace(/\.\w+$/, "").replace(/^.*\//, "")
  const { named } = parameters
  if (ofPicture.test(included) && hasPicture(named)) return figure(named)
  const provider = named.get("provider") ?? included
  return embedded(provider.toLowerCase(), { named, others })
}

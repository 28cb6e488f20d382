import { replaceBetween } from "../texts/between"
import type { Losses } from "../texts/losses"
import { figure } from "./embed-html"
import { embedded, ofPicture, parametersOf } from "./shortcodes"

/** Imports and exports, up to an empty line or the next of them. */
const program =
  /^(?:import\s(?:[^\n]*\sfrom\s|["'{])|export\s(?:const|let|default|function|async)\s)[\s\S]*?(?=\n\s*\n|\n(?:import|export)\s|$(?![\s\S]))/gm

/** A component is a tag with a capital letter. */
const component = /<(\/?)([A-Z][\w.]*)((?:\s(?:[^<>"'{}]|"[^"]*"|'[^']*'|\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\})*)?)>/g

/**
 * Makes Markdown of MDX: pictures, embeds and links that are components are plain. Of any other component the words within it stay; itself is named.
 *
 * @param text outside of code
 */
export function withoutComponents(text: string, losses: Losses): string {
  const plain = text.replace(program, (whole) => {
    // What it imports is named where it stood.
    if (whole.startsWith("export")) losses.add("program", whole)
    return ""
  })
  const links: string[] = []
  const tags = plain.replace(component, (whole, closes: string, name: string, written: string) => {
    if (/^(?:Next)?Link$/.test(name)) {
      if (closes) return links.pop() ?? ""
      const { named } = parametersOf(written)
      const address = named.get("href") ?? named.get("to")
      links.push(address === undefined ? "" : "</a>")
      return address === undefined ? "" : `<a href="${address}">`
    }
    if (closes) return "\n\n"
    const parameters = parametersOf(written.replace(/\/$/, "").replace(/=\{["'`]([^"'`{}]*)["'`]\}/g, '="$1"'))
    if (ofPicture.test(name) && parameters.named.get("src") && !parameters.named.get("src")?.includes("{"))
      return figure(parameters.named)
    const embed = embedded(name.toLowerCase(), parameters)
    if (embed === undefined) losses.add("component", whole)
    return embed ?? "\n\n"
  })
  return replaceBetween(
    tags,
    /(?<!\\)\{/g,
    () => /\}/g,
    (_found, inner, whole) => {
      // What is written as text is text; HTML has attributes of its own.
      const words = /^\s*(?:"([^"]*)"|'([^']*)'|`([^`$]*)`)\s*$/
        .exec(inner)
        ?.slice(1)
        .find((each) => each !== undefined)
      if (words !== undefined) return words
      if (/^[#:.%<{]/.test(inner)) return whole
      losses.add("program", whole)
      return ""
    },
  )
}

import type { Element, Root } from "hast"
import { codeLanguage as knownLanguage } from "../../../content/markdown/markup"
import { attribute, elementsIn, walkElements } from "./hast"

const marking = /(?:^|\s)(?:language-|lang-|lang:|brush:\s*|highlight-source-)([\w+#-]+)/

/** Some highlighters name the language on an element around the code: copies it to the `pre`. */
export function nameLanguages(root: Root): void {
  for (const { node, ancestors } of walkElements(root)) {
    if (node.tagName !== "pre") continue
    const around = [...ancestors]
      .reverse()
      .map((each) => (each.type === "element" ? attribute(each, "className") : undefined))
    const named = around.map((classes) => marking.exec(classes ?? "")?.[1]).find((name) => name !== undefined)
    if (named !== undefined) node.properties.dataLang ??= named
  }
}

/**
 * @param node a `pre` that a highlighter has marked, such as with `language-ts`, `lang-ts`, `brush: ts`, `highlight-source-ts` or `data-lang`
 * @returns the site's name for the language; "text" if none is given or the site does not know it
 */
export function codeLanguage(node: Element): string {
  for (const each of [node, ...elementsIn(node)]) {
    const classes = attribute(each, "className") ?? ""
    const named = marking.exec(classes)?.[1]
    const given =
      named ?? attribute(each, "dataLang") ?? attribute(each, "dataLanguage") ?? attribute(each, "dataCodeBlockLang")
    if (given !== undefined) return knownLanguage(given) ?? "text"
  }
  return "text"
}

import type { Element, Root } from "hast"
import { codeLanguage as knownLanguage } from "../../../content/markdown/markup"
import { attribute, elementsIn, walkElements } from "./hast"

const marking = /(?:^|\s)(?:language-|lang-|lang:|brush:\s*|highlight-source-)([\w+#-]+)/

/** Some highlighters write the language around the code: it moves to where the code is. */
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
 * @param node a `pre`, as highlighters mark it: `language-ts`, `lang-ts`, `brush: ts`, `highlight-source-ts`, `data-lang`
 * @returns the language's name as the site knows it; "text" if there is none
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

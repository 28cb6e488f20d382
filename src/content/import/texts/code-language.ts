import type { Element } from "hast"
import { codeLanguages } from "../../check/texts/text-shape"
import { attribute, elementsIn } from "./hast"

/** Names that other sites give to languages that this one knows by another. */
const otherNames: Readonly<Record<string, string>> = {
  ...{ "c++": "cpp", "c#": "csharp", golang: "go", console: "bash", terminal: "bash", zsh: "bash", node: "js" },
  ...{
    jsonc: "json",
    vue: "html",
    svelte: "html",
    "objective-c": "objectivec",
    dockerfile: "docker",
    ps1: "powershell",
  },
}

/**
 * @param node a `pre`, as highlighters mark it: `language-ts`, `lang-ts`, `brush: ts`, `highlight-source-ts`, `data-lang`
 * @returns the language's name as the site knows it; "text" if there is none
 */
export function codeLanguage(node: Element): string {
  const marked = [node, ...[...elementsIn(node)].map((placed) => placed.node)]
  for (const each of marked) {
    const classes = attribute(each, "className") ?? ""
    const named = /(?:^|\s)(?:language-|lang-|lang:|brush:\s*|highlight-source-)([\w+#-]+)/.exec(classes)?.[1]
    const given =
      named ?? attribute(each, "dataLang") ?? attribute(each, "dataLanguage") ?? attribute(each, "dataCodeBlockLang")
    if (given !== undefined) return knownLanguage(given)
  }
  return "text"
}

/** @returns the name by which the site colours a language; "text" if it does not know it */
export function knownLanguage(given: string): string {
  const name = given.toLowerCase()
  const meant = otherNames[name] ?? name
  return codeLanguages.includes(meant) ? meant : "text"
}

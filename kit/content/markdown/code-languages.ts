import Prism from "prismjs"
import loadLanguages from "prismjs/components/index"
import components from "prismjs/components.json"
import { escapeText } from "../../language/html"

/** The languages that Prism has a file for, with their other names. What else `Prism.languages` holds are its own functions. */
export const codeLanguages: ReadonlySet<string> = new Set(
  Object.entries(components.languages).flatMap(([name, about]) => {
    const aliases = "alias" in about ? [about.alias].flat() : []
    return name === "meta" ? [] : [name, ...aliases]
  }),
)

// Prism reports unknown languages in the terminal; the check has reported them to the owner already.
loadLanguages.silent = true

/**
 * Highlights code during the build, so that no script has to in the browser. The colours are in src/ui/long-text/long-text.module.css.
 *
 * @param code as written in the text
 * @param language as written after the fence; if Prism does not know it, the code stays plain
 * @returns HTML with Prism's spans and classes
 */
export function highlight(code: string, language: string): string {
  if (!codeLanguages.has(language)) return escapeText(code)
  loadLanguages([language])
  const grammar = Prism.languages[language]
  return grammar ? Prism.highlight(code, grammar, language) : escapeText(code)
}

import Prism from "prismjs"
import loadLanguages from "prismjs/components/index"
import { escapeText } from "../../language/html"

// Prism tells of a language that it does not know in the terminal; the check has told the owner better.
loadLanguages.silent = true

/**
 * Colours code while the site is built, so that no script does it in the browser. src/blog/article-text.module.css has the colours.
 *
 * @param code as it stands in the text
 * @param language as written after the fence; nothing is coloured if Prism does not know it
 * @returns HTML: spans with the classes that Prism gives to what it finds
 */
export function highlight(code: string, language: string): string {
  loadLanguages([language])
  const grammar = Prism.languages[language]
  return grammar ? Prism.highlight(code, grammar, language) : escapeText(code)
}

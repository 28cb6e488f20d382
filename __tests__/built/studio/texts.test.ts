import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { is } from "css-select"
import { contentOf } from "../../../kit/dev/support/owners"
import { docsOf } from "../../../kit/studio/__tests__/unit/support/docs"
import { createTextIndex, findMatches, normalizeText } from "../../../kit/studio/client/content/text-index"
import { amountsOf } from "../../support/html/amounts"
import { type AnyNode, type Element, hasChildren, isTag, isText, textOf } from "../../support/html/parse"
import { forEachOwner } from "../support/site"

/** The number of a note is counted by the build. */
const noteNumber = "sup > [id^='fnref-']"

/** Every text that a visitor can see, with those of the three elements around it, the innermost first. */
function* shownTexts(node: AnyNode, around: readonly Element[] = []): Generator<readonly string[]> {
  if (isText(node)) {
    if (/[\p{L}\p{N}]/u.test(normalizeText(node.data)))
      yield [node.data, ...around.slice(-3).reverse().map(textOf)].filter((text) => text.length < 1500)
    return
  }
  if (!hasChildren(node) || (isTag(node) && is(node, `head, script, style, ${noteNumber}`))) return
  for (const child of node.children) yield* shownTexts(child, isTag(node) ? [...around, node] : around)
}

forEachOwner(({ owner, routes, page }) => {
  test("every text of every page leads to a field of the content or to a line of a text", () => {
    const names = readdirSync(owner.data, { recursive: true, encoding: "utf8" })
    const content = names.filter((name) => /\.(?:json|md)$/.test(name) && !/^(?:readme|reference)/i.test(name))
    const texts = content.map((file) => [file, readFileSync(join(owner.data, file), "utf8")] as const)
    const index = createTextIndex([...docsOf(Object.fromEntries(texts)).values()])
    const amounts = amountsOf(owner).map(normalizeText)
    // Home's figure compares with the whole, which no owner writes.
    const { language } = contentOf<{ language: string }>(owner, "site.json")
    const whole = normalizeText(new Intl.NumberFormat(language, { style: "percent" }).format(1))
    const lost = routes().flatMap((route) =>
      [...shownTexts(page(route))]
        .filter(
          (texts) =>
            ![whole, ...amounts].includes(normalizeText(texts[0] ?? "")) && findMatches(index, texts).length === 0,
        )
        .map(([text = ""]) => `${route}: ${normalizeText(text)}`),
    )
    expect(lost).toEqual([])
  })
})

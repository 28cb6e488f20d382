import { contentFiles } from "../../../content/contract/files"
import { softHyphen } from "../../../language/soft-hyphens"
import { hyphenateHtml, narrowFields } from "../../nodes/hyphenation"

const divided = (html: string) => hyphenateHtml(html, "de").replaceAll(softHyphen, "|")

test("in a text the words of headings, links and table heads are divided, and nothing else", () => {
  const word = "Veröffentlichungen"
  for (const tag of ["h2", "h3", "th"]) expect(divided(`<${tag}>${word}</${tag}>`)).toContain("Ver|öf|fent|li|chun|gen")
  expect(divided(`<p>${word} <a href="/${word}/" title="${word}">${word}</a></p>`)).toBe(
    `<p>${word} <a href="/${word}/" title="${word}">Ver|öf|fent|li|chun|gen</a></p>`,
  )
  for (const html of [`<td>${word}</td>`, `<h2><code>${word}</code></h2>`]) expect(divided(html)).toBe(html)
})

test("signs stay as they are written", () => {
  expect(divided("<h2>Kurz &amp; gut &lt;b&gt;</h2><p>Veröffentlichungen &amp; mehr</p>")).toBe(
    "<h2>Kurz &amp; gut &lt;b&gt;</h2><p>Veröffentlichungen &amp; mehr</p>",
  )
})

test("headings, titles and words of controls are divided; what goes into the head, and what is compared, is not", () => {
  const fields = narrowFields(contentFiles)
  expect(fields.get("HomeHero")).toEqual(["heading", "primaryAction", "secondaryAction"])
  expect(fields.get("PostsJson")).toContain("title")
  expect(fields.get("NavigationLabels")).toContain("services")
  expect(fields.get("BlogPageJson")).not.toContain("topics")
  for (const type of ["Seo", "SiteJson"]) expect(fields.get(type)).toBeUndefined()
})

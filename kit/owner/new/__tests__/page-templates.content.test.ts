import { edit, unchanged, withChange, write } from "../../../content/__tests__/support/changed-data"
import { addedFiles, addQuietly, run, textAfter } from "../../../content/__tests__/support/new-entry"
import { checkData } from "../../../content/check/check-data"
import { labelSetLanguages } from "../../../content/label-sets/label-sets"
import { newSiteTexts } from "../../new-site-texts/new-site-texts"
import { type PageTemplateId, pageTemplates, readTemplate, templateIds } from "../page-templates"

const imprints = templateIds.filter((id) => id.startsWith("imprint-"))

/** What a template must be told on a command line. */
const needed = (id: PageTemplateId): readonly string[] =>
  (pageTemplates[id].asks as readonly string[]).includes("title")
    ? ["--title", "A page", "--slug", `about-${id}`, "--description", "What it is about."]
    : []

const args = (id: PageTemplateId, ...more: readonly string[]) => ["page", "--template", id, ...needed(id), ...more]

test("each template has texts in the kit’s languages with the same settings, placeholders and open points, an imprint in English and German", () => {
  const shape = (id: PageTemplateId, language: string) => {
    const { settings, text } = readTemplate(id, language)
    return {
      settings: Object.keys(settings),
      placeholders: [...text.matchAll(/\{(\w+):/g)].map(([, key]) => key),
      open: text.match(/\[\[/g)?.length,
      headings: text.match(/^## /gm)?.length,
    }
  }
  for (const id of templateIds) {
    const languages = imprints.includes(id) ? ["en", "de"] : labelSetLanguages
    for (const language of languages) expect(shape(id, `${language}-XX`)).toEqual(shape(id, "en"))
    expect(new Set(languages.map((language) => readTemplate(id, language).text)).size).toBe(languages.length)
    expect(readTemplate(id, "ar")).toEqual(readTemplate(id, "en"))
  }
})

test.each(labelSetLanguages)("the check accepts each template on a site in %s", async (language) => {
  const change = edit("site.json", '"language": "en-GB"', `"language": "${language}"`)
  const diagnostics = await withChange(change, async (root) => {
    const said = (await checkData(root)).map(({ file, message }) => `${file} ${message}`)
    for (const id of templateIds) expect([id, await addQuietly(root, ...args(id))]).toEqual([id, 0])
    return (await checkData(root)).filter(({ file, message }) => !said.includes(`${file} ${message}`))
  })
  const found = diagnostics.map(({ severity, code }) => `${severity} ${code}`)
  expect([...new Set(found)]).toEqual(["warning open-point"])
  expect(new Set(diagnostics.map(({ file }) => file)).size).toBe(templateIds.length)
})

test("every placeholder of a template is asked for, or known from the site", () => {
  for (const id of templateIds) {
    const keys = [...readTemplate(id, "en").text.matchAll(/\{(\w+):/g)].map(([, key]) => key)
    const asked: readonly (string | undefined)[] = pageTemplates[id].asks
    expect(keys.filter((key) => !asked.includes(key) && key !== "role" && key !== "offers")).toEqual([])
  }
})

test.each(imprints)(
  "%s is linked in the last line of every page, and the page of a German site is in German",
  async (id) => {
    const result = await run(edit("site.json", '"language": "en-GB"', '"language": "de-DE"'), args(id))
    expect(result).toMatchObject({ code: 0, stderr: "" })
    const file = addedFiles(result).find((path) => path.endsWith(".md")) ?? ""
    expect(textAfter(result, file)).toMatch(
      /^---\ntitle: (?:Impressum|Angaben zum Unternehmen)\n[\s\S]*?\nmenu: legal\ndraft: true\n---\n/,
    )
  },
)

test("a second page from the same template gets an address of its own", async () => {
  const first = await run(unchanged, args("prices"))
  expect(addedFiles(first)).toContain("pages/own/prices.md")
  const second = await run(async (root) => void (await addQuietly(root, ...args("prices"))), args("prices"))
  expect(addedFiles(second)).toEqual(["pages/own/prices-2.md"])
})

test("an answer is shown letter for letter, whatever Markdown would make of it", async () => {
  const result = await run(unchanged, args("imprint-ch", "--name", "Ana *Lea* <b>", "--email", "a_b@example.org"))
  const text = textAfter(result, "pages/own/imprint.md")
  expect(text).toContain("- Name: Ana \\*Lea\\* \\<b\\>\n")
  expect(text).toContain("- Email: [a\\_b@example.org](mailto:a_b@example.org)\n")
})

test("an imprint’s postal address also stands in the privacy policy, where a new site asks for it", async () => {
  const [controller = ""] = newSiteTexts.de?.privacyText ?? []
  const asked = write("pages/privacy.md", controller)
  const filled = await run(asked, args("imprint-ch", "--address", "Ring 1, 1010 Wien"))
  expect(textAfter(filled, "pages/privacy.md")).toBe(controller.replace(/\[\[.*\]\]/, "Ring 1, 1010 Wien"))
  expect(textAfter(await run(asked, args("imprint-ch")), "pages/privacy.md")).toBe(controller)
})

test("the table of prices has the services with their offers, and asks for the prices that are missing", async () => {
  const price = '{ "amount": 9, "currency": "GBP", "per": "day", "tax": "included" }'
  const offer = `"offer": { "price": ${price}, "length": "A week" }`
  const offered = await run(edit("services.json", '"title": "Audits",', `"title": "Audits", ${offer},`), args("prices"))
  expect(textAfter(offered, "pages/own/prices.md")).toContain("| [Audits](/services/#audits) | £9 per day | A week |\n")
  const without = await run(unchanged, args("prices"))
  expect(textAfter(without, "pages/own/prices.md")).toContain("| [Audits](/services/#audits) | [[the price]] |  |\n")
})

import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { edit } from "../../../content/__tests__/support/changed-data"
import { snapshot } from "../../../content/__tests__/support/new-entry"
import { changeLabels, readLabelSets } from "../../server/content/label-sets"
import { withContent } from "./support/with-content"

const read = async (root: string, file: string) => JSON.parse(await readFile(join(root, file), "utf8"))

test("each set says how many words it would replace, and which is the site’s", async () => {
  const { sets, siteLanguage } = await withContent(readLabelSets, edit("site.json", '"en-GB"', '"pl"'))
  expect(siteLanguage).toBe("pl")
  expect(sets.map(({ language, isOfSite }) => [language, isOfSite])).toEqual([
    ["en", false],
    ["de", false],
    ["fr", false],
    ["es", false],
    ["pl", true],
  ])
  const [, german] = sets
  expect(german?.replaced).toBeGreaterThan(30)
})

test("the words and the language of a site are changed as one step, which is undone to the byte", async () => {
  await withContent(async (content, root) => {
    const before = await snapshot(root)
    const { sets } = await readLabelSets(content)
    const german = sets.find(({ language }) => language === "de")
    expect(await changeLabels(content, "de", true)).toMatchObject({ kind: "written", replaced: german?.replaced })
    expect(await read(root, "labels.json")).toMatchObject({ menu: "Menü", navigation: { services: "Leistungen" } })
    expect(await read(root, "site.json")).toMatchObject({ language: "de" })
    expect((await readLabelSets(content)).sets[1]).toMatchObject({ replaced: 0, isOfSite: true })

    await content.undo()
    expect(await snapshot(root)).toEqual(before)
  })
})

test("a language that needs more plural forms is changed together with them", async () => {
  await withContent(async (content, root) => {
    const { article, filter, ...labels } = await read(root, "labels.json")
    const forms = (what: string) => ({ one: `{count} ${what}`, other: `{count} ${what.replace(" ", "s ")}` })
    const english = {
      ...labels,
      article: { ...article, readingTime: forms("minute to read") },
      filter: { ...filter, count: forms("post shown") },
    }
    await writeFile(join(root, "labels.json"), JSON.stringify(english))
    expect(await changeLabels(content, "pl", true)).toMatchObject({ kind: "written" })
    // Polish has more forms than English: with the words alone, some numbers of the Polish site would have none.
    expect(await changeLabels(content, "en", false)).toMatchObject({
      kind: "refused",
      diagnostics: expect.arrayContaining([expect.objectContaining({ code: "plural-form" })]),
    })
  })
})

test("with a file that cannot be read nothing is changed, and it is named", async () => {
  await withContent(async (content, root) => {
    await writeFile(join(root, "pages/books.json"), "{")
    const before = await snapshot(root)
    await expect(changeLabels(content, "de", true)).rejects.toThrow(/^data\/pages\/books\.json cannot be read/)
    expect((await readLabelSets(content)).sets[1]?.replaced).toBeGreaterThan(30)
    expect(await snapshot(root)).toEqual(before)
  })
})

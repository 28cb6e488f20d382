import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { scratchFolder } from "../../../../__tests__/support/scratch-folder"
import { changeLabels } from "../command"

let data: string
beforeEach(() => {
  data = scratchFolder()
  write("labels.json", { menu: "Menu", navigation: { home: "Home", contact: "Say hello" } })
  write("site.json", { language: "en-GB" })
})

const write = (file: string, content: unknown) => writeFileSync(join(data, file), JSON.stringify(content, null, 2))

const all = () => readdirSync(data).map((file) => [file, readFileSync(join(data, file), "utf8")])

async function run(...args: readonly string[]) {
  let [written, stderr] = ["", ""]
  const code = await changeLabels([...args, "--data", data], {
    write: (text) => {
      written += text.replaceAll(data, "data")
    },
    writeError: (text) => {
      stderr += text.replaceAll(data, "data")
    },
  })
  return { code, written, stderr }
}

test("it says what it has replaced and what it has left", async () => {
  expect(await run("de")).toEqual({
    code: 0,
    stderr: "",
    written: `Replaced with the German words: 2
  data/labels.json
    navigation.home: “Home” → “Startseite”
    menu: “Menu” → “Menü”

Left, since they are your own: 1
  data/labels.json
    navigation.contact: “Say hello”

The site’s language is still en-GB. To change it too, run npm run labels -- de --with-language
Run npm run check, and look at the pages.
`,
  })
  expect(JSON.parse(readFileSync(join(data, "labels.json"), "utf8"))).toEqual({
    menu: "Menü",
    navigation: { home: "Startseite", contact: "Say hello" },
  })
})

test("it speaks German when it is asked to", async () => {
  const { written } = await run("de", "--language", "de")
  expect(written).toContain("Ersetzt durch die Wörter der Sprache Deutsch: 2\n")
  expect(written).toContain("navigation.home: „Home“ → „Startseite“\n")
})

test("a dry run says the same and writes nothing", async () => {
  const before = all()
  const { code, written } = await run("de", "--dry-run")
  expect(code).toBe(0)
  expect(written).toContain("To be replaced with the German words: 2\n")
  expect(written).toContain("Nothing has been changed: this was a dry run.\n")
  expect(all()).toEqual(before)
})

test("without a language it takes the site’s", async () => {
  write("site.json", { language: "pl" })
  expect((await run()).written).toContain("navigation.home: “Home” → “Strona główna”")
})

test("it changes the site’s language too if asked to", async () => {
  expect((await run("es", "--with-language")).written).toContain("Changed: the site’s language, from en-GB to es\n")
  expect(JSON.parse(readFileSync(join(data, "site.json"), "utf8"))).toEqual({ language: "es" })
})

test.each(["German", "deutsch", "de-CH"])("German is also called %s", async (name) => {
  expect((await run(name)).code).toBe(0)
  expect(readFileSync(join(data, "labels.json"), "utf8")).toContain("Startseite")
})

test("a second time there is nothing to replace", async () => {
  await run("de")
  expect((await run("de")).written).toContain("There is nothing to replace.\n")
})

const sets = "en (English), de (German), fr (French), es (Spanish), pl (Polish)"

test.each([
  [["nl"], 2, `There are no words in “nl”. Name one of ${sets}.`],
  [["germn"], 2, `There are no words in “germn”. Name one of ${sets}. Did you mean "german"?`],
])("%j is refused, and nothing is changed", async (args, code, message) => {
  const before = all()
  const result = await run(...args)
  expect(result).toMatchObject({ code, written: "" })
  expect(result.stderr).toContain(message)
  expect(all()).toEqual(before)
})

test.each([
  [{ language: "ar" }, `The site’s language is ar, in which there are no words. Name one of ${sets}, for example`],
  [{}, `data/site.json names no language. Name one of ${sets}, for example`],
])("without a language, and with a site that says %j, it says which there are", async (site, message) => {
  write("site.json", site)
  const { code, stderr } = await run()
  expect([code, stderr]).toEqual([2, `${message}: npm run labels -- de\n`])
})

test("a file that cannot be read is named, and none is changed", async () => {
  writeFileSync(join(data, "site.json"), '{ "language": "en" ')
  const before = all()
  expect(await run("de")).toEqual({
    code: 1,
    written: "",
    stderr: "data/site.json cannot be read, so nothing was changed. npm run check says where; correct it first.\n",
  })
  expect(all()).toEqual(before)
})

test("a folder without labels is refused", async () => {
  rmSync(join(data, "labels.json"))
  expect(await run("de")).toMatchObject({
    code: 1,
    stderr: "There is no file data/labels.json. npm run check says what belongs there.\n",
  })
})

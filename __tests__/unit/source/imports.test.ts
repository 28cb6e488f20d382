import { posix } from "node:path"
import { importsOf, modules } from "./source-files"

const pageFolders = [
  "home",
  "services",
  "tools",
  "books",
  "media",
  "blog",
  "about",
  "contact",
  "not-found",
  "custom-page",
  "assessment",
]
const [contract, check, gatsby] = ["src/content/contract", "src/content/check", "src/gatsby"]

/** What decides whether a file of data/ may be read. */
const confined = "src/content/check/confined"

/** What the studio's page computes of the site's colours. */
const pageColours = ["colour", "palette", "brand-colours", "tokens"].map((name) => `src/styles/${name}`)

/** What a folder may import beside itself. Of two that a file is in, the inner one counts. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  src: [],
  "src/content": ["src/language", "src/styles", "src/pictures/open", gatsby],
  [contract]: ["src/pictures/slots", "src/language", "src/styles/colour"],
  [check]: ["src/content", "src/pictures/slots", "src/pictures/open", "src/language", "src/styles"],
  "src/content/import": ["src/content", "src/pictures/slots", "src/language"],
  "src/update": ["src/content", "src/language"],
  "src/language": [gatsby],
  "src/pictures": [contract, check, gatsby],
  "src/fonts": [contract, check, "src/language", gatsby],
  "src/styles": [confined, gatsby],
  "src/ui": ["src/pictures", "src/language", gatsby],
  ...Object.fromEntries(pageFolders.map((name) => [`src/${name}`, ["src/ui", "src/pictures", "src/language"]])),
  "src/layout": ["src/ui", "src/seo", "src/fonts", "src/language", gatsby],
  "src/seo": ["src/ui", "src/pictures", "src/language"],
  "src/pages": [...pageFolders.map((name) => `src/${name}`), "src/ui", "src/pictures", "src/seo"],
  "src/outputs": [
    ...["src/seo", "src/styles", "src/language", "src/pictures/open", contract, confined, "src/content/terminal"],
    gatsby,
  ],
  "src/finish": [gatsby],
  [gatsby]: ["src/styles", check],
  "studio/model": ["src/content", "studio/words"],
  "studio/client": [
    "studio/words",
    "studio/model",
    "studio/server",
    "src/content",
    "src/pictures/slots",
    "src/pictures/file-name",
    ...pageColours,
  ],
  "studio/server": [
    "studio/words",
    "studio/model",
    "src/content",
    "src/update",
    "src/pictures/slots",
    "src/language",
    "src/styles/token-file",
    `${gatsby}/guard`,
    "src/ui/theme",
  ],
  bench: ["scripts", contract, "src/content/edit", "src/pictures", "studio/server"],
  scripts: ["src", "studio/server", "studio/words"],
}
const isIn = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`)

const folderOf = (path: string) =>
  Object.keys(mayImport)
    .filter((folder) => isIn(path, folder))
    .sort((one, other) => other.length - one.length)[0]

/** The project's files that a module imports, without their endings. */
const filesImportedBy = (path: string, withTypes = false): readonly string[] =>
  importsOf(path, withTypes)
    .filter((name) => name.startsWith("."))
    .map((name) => posix.join(posix.dirname(path), name))

test("no folder imports what it may not", () => {
  const wrong = [...modules.keys()].flatMap((path) => {
    const folder = folderOf(path)
    if (folder === undefined) return []
    const allowed = [folder, ...(mayImport[folder] ?? [])]
    return filesImportedBy(path, true)
      .filter((target) => !allowed.some((other) => isIn(target, other)))
      .map((target) => `${path} imports ${target}`)
  })
  expect(wrong).toEqual([])
})

test("nothing of the content's code, of the outputs or of the finish reaches the browser", () => {
  const reached = new Set(
    [...modules.keys()].filter((path) => path === "gatsby-browser.tsx" || isIn(path, "src/pages")),
  )
  for (const path of reached)
    for (const target of filesImportedBy(path))
      for (const ending of [".ts", ".tsx"]) if (modules.has(target + ending)) reached.add(target + ending)
  expect(reached.size).toBeGreaterThan(80)
  expect([...reached].filter((path) => /^src\/(?:content|outputs|finish)\//.test(path))).toEqual([])
})

test("the studio's page takes of its server nothing but types", () => {
  const taken = [...modules.keys()]
    .filter((path) => isIn(path, "studio/client"))
    .flatMap((path) => filesImportedBy(path).filter((target) => isIn(target, "studio/server")))
  expect(taken).toEqual([])
})

const tests = [...modules].filter(([path]) => path.startsWith("__tests__/"))

/** Those of some tests that have a text. */
const filesWith = (pattern: RegExp, among: RegExp): readonly string[] =>
  tests.filter(([path, code]) => among.test(path) && pattern.test(code)).map(([path]) => path)

test("no test takes a type from what an owner has in data/", () => {
  expect(filesWith(/ from "(?:\.\.\/)+data\//, /./)).toEqual([])
})

/** By that import Jest knows which ones may read it (jest.config.js). */
test("a unit or component test that reads data/ takes the folder from scripts/support/owners", () => {
  const reading =
    /\b(?:join|read\w+|exists\w*|cp\w*|checkData)\((?:__dirname, )?"(?:\.{1,2}\/)*data[/"]|\bcheckData\(\)|\["data", "_{2}tests/
  expect(filesWith(reading, /^__tests__\/(?:unit|components)\//)).toEqual([])
})

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
const [contract, check, gatsby] = ["kit/content/contract", "kit/content/check", "kit/gatsby/lean-bundle"]

/** What decides whether a file of data/ may be read. */
const confined = "kit/content/files/confined"

/** What the studio's page computes of the site's colours. */
const pageColours = ["colour", "palette", "brand-colours", "tokens"].map((name) => `src/styles/${name}`)

/** What a folder may import beside itself. Of two that a file is in, the inner one counts. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  src: [],
  "kit/content": ["kit/language", "src/styles", "kit/content/pictures/open", gatsby],
  [contract]: ["kit/content/pictures/slots", "kit/language", "kit/content/colours/colour"],
  [check]: ["kit/content", "kit/content/pictures/slots", "kit/content/pictures/open", "kit/language", "src/styles"],
  "kit/owner/import": ["kit/content", "kit/content/pictures/slots", "kit/language"],
  "kit/owner/update": ["kit/content", "kit/language"],
  "kit/language": [gatsby],
  "kit/gatsby/pictures": [contract, check, gatsby],
  "kit/gatsby/fonts": [contract, check, "kit/language", gatsby],
  "src/styles": [confined, gatsby],
  "src/ui": ["kit/gatsby/pictures", "kit/language", gatsby],
  ...Object.fromEntries(pageFolders.map((name) => [`src/${name}`, ["src/ui", "kit/gatsby/pictures", "kit/language"]])),
  "src/layout": ["src/ui", "src/seo", "kit/gatsby/fonts", "kit/language", gatsby],
  "src/seo": ["src/ui", "kit/gatsby/pictures", "kit/language"],
  "src/pages": [...pageFolders.map((name) => `src/${name}`), "src/ui", "kit/gatsby/pictures", "src/seo"],
  "kit/gatsby/outputs": [
    ...["src/seo", "src/styles", "kit/language", "kit/content/pictures/open", contract, confined, "kit/content/files/terminal"],
    gatsby,
  ],
  "kit/gatsby/finish": [gatsby],
  [gatsby]: ["src/styles", check],
  "kit/studio/model": ["kit/content", "kit/studio/words"],
  "kit/studio/client": [
    "kit/studio/words",
    "kit/studio/model",
    "kit/studio/server",
    "kit/content",
    "kit/content/pictures/slots",
    "kit/content/pictures/file-name",
    ...pageColours,
  ],
  "kit/studio/server": [
    "kit/studio/words",
    "kit/studio/model",
    "kit/content",
    "kit/owner/update",
    "kit/content/pictures/slots",
    "kit/language",
    "kit/content/colours/token-file",
    `${gatsby}/guard`,
    "src/ui/theme",
  ],
  bench: ["scripts", contract, "kit/content/edit", "kit/gatsby/pictures", "kit/studio/server"],
  scripts: ["src", "kit/studio/server", "kit/studio/words"],
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
    .filter((path) => isIn(path, "kit/studio/client"))
    .flatMap((path) => filesImportedBy(path).filter((target) => isIn(target, "kit/studio/server")))
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
test("a unit or component test that reads data/ takes the folder from kit/dev/support/owners", () => {
  const reading =
    /\b(?:join|read\w+|exists\w*|cp\w*|checkData)\((?:__dirname, )?"(?:\.{1,2}\/)*data[/"]|\bcheckData\(\)|\["data", "_{2}tests/
  expect(filesWith(reading, /^__tests__\/(?:unit|components)\//)).toEqual([])
})

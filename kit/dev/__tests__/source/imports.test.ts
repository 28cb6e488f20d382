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
  "engagement",
]
const [language, cost, guard, content, gatsby, owner, studio] = [
  "language",
  "cost",
  "guard",
  "content",
  "gatsby",
  "owner",
  "studio",
].map((part) => `kit/${part}`) as [string, string, string, string, string, string, string]

/** What runs in a visitor's browser. */
const inBrowser = `${gatsby}/patches/browser`

/** What a folder may import beside itself. Of two that a file is in, the inner one counts. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  [language]: [],
  [cost]: [language],
  [guard]: [],
  [content]: [cost, language],
  [gatsby]: [content, guard, cost, language],
  [owner]: [content, guard, language],
  // Starts the studio, if it is there.
  [`${owner}/commands/edit`]: [studio, owner, content, language],
  // The preview's policy allows the script of the theme, which stands in each page.
  [studio]: [owner, content, guard, language, "src/ui/theme"],
  [`${studio}/model`]: [content, language, `${studio}/words`],
  [`${studio}/client`]: [
    `${studio}/words`,
    `${studio}/model`,
    `${studio}/server`,
    `${studio}/references`,
    owner,
    content,
    language,
  ],
  "kit/dev": [studio, owner, gatsby, content, guard, cost, language],
  src: [],
  "src/ui": [language, inBrowser],
  ...Object.fromEntries(pageFolders.map((name) => [`src/${name}`, ["src/ui", cost, language]])),
  "src/layout": ["src/ui", "src/seo", language, inBrowser, `${gatsby}/fonts`, `${gatsby}/patches/missing-types`],
  "src/seo": ["src/ui", language],
  "src/pages": [...pageFolders.map((name) => `src/${name}`), "src/ui", "src/seo"],
  "gatsby-node": [`${gatsby}/hooks`],
  "gatsby-config": [`${gatsby}/config`],
  "gatsby-browser": [inBrowser, `${gatsby}/patches/preview`, "src"],
  "gatsby-ssr": ["src"],
}
const isIn = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`)

const folderOf = (path: string) =>
  Object.keys(mayImport)
    .filter((folder) => isIn(path.replace(/\.tsx?$/, ""), folder))
    .sort((one, other) => other.length - one.length)[0]

/** The project's files that a module imports, without their endings. */
const filesImportedBy = (path: string, withTypes = false): readonly string[] =>
  importsOf(path, withTypes)
    .filter((name) => name.startsWith("."))
    .map((name) => posix.join(posix.dirname(path), name))

const isTest = (path: string): boolean => path.includes("__tests__")

test("no folder imports what it may not", () => {
  const wrong = [...modules.keys()].flatMap((path) => {
    const folder = folderOf(path)
    if (folder === undefined || isTest(path)) return []
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
  expect([...reached].filter((path) => /^kit\/(?:content|gatsby\/(?:outputs|finish))\//.test(path))).toEqual([])
})

test("the studio's page takes of its server nothing but types", () => {
  const taken = [...modules.keys()]
    .filter((path) => isIn(path, "kit/studio/client"))
    .flatMap((path) => filesImportedBy(path).filter((target) => isIn(target, "kit/studio/server")))
  expect(taken).toEqual([])
})

const tests = [...modules].filter(([path]) => isTest(path))

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
  expect(filesWith(reading, /^__tests__\/(?:unit|components)\/|^kit\/.*\.test\.ts$/)).toEqual([])
})

import { existsSync, readFileSync } from "node:fs"
import { readdir } from "node:fs/promises"
import { join } from "node:path"
import { dirname, normalize, relative } from "node:path/posix"
import { kitCommands } from "../../support/commands"
import { hasSample } from "../../support/owners"

const documentsOf = async (folder: string) =>
  (await readdir(folder, { recursive: true })).filter((path) => path.endsWith(".md")).map((path) => join(folder, path))

const aboutData = ["data/README.md", "data/REFERENCE.md"]

/** Whether a file exists. An owner who has replaced data/ with a folder of their own may lack the documents in it. */
const isThere = (path: string): boolean => existsSync(path) || (!hasSample && aboutData.includes(path))

const everyDocument = async () =>
  ["README.md", "SECURITY.md", ...aboutData, ...(await documentsOf("docs"))].filter(
    (path) => hasSample || existsSync(path),
  )

const code = /^```[\s\S]*?^ *```$/gm

/** The text of a document without its examples. */
const proseOf = (path: string): string =>
  readFileSync(path, "utf8")
    .replace(/^````[\s\S]*?^````$/gm, "")
    .replace(code, "")

/** The addresses of a document's headings, as GitHub makes them. */
const headingsOf = (path: string): string[] =>
  [...proseOf(path).matchAll(/^#+ (.+)$/gm)].map(([, words = ""]) =>
    words
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  )

function brokenLinks(path: string): string[] {
  const links = [...proseOf(path).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = ""]) => link)
  return links.filter((link) => {
    if (/^(?:https?:|mailto:)/.test(link)) return false
    const [file = "", heading] = link.split("#")
    const target = file ? normalize(`${dirname(path)}/${file}`) : path
    if (!existsSync(target)) return !isThere(target)
    return heading !== undefined && !headingsOf(target).includes(heading)
  })
}

/** The files that a document names in code, relative to the project's root. Patterns and former names with … are left out. */
function lostFiles(path: string): string[] {
  const named = [...proseOf(path).matchAll(/`((?:src|kit|__tests__|docs|hosting|\.github)\/[^`\s]*)`/g)]
  return named.map(([, file = ""]) => file).filter((file) => !/[*{<…]/.test(file) && !existsSync(file))
}

test("every link in the documents leads to a file that exists, and to a heading of it", async () => {
  const broken = (await everyDocument()).flatMap((path) => brokenLinks(path).map((link) => `${path}: ${link}`))
  expect(broken).toEqual([])
})

test("every source file that the documents name exists", async () => {
  const lost = (await everyDocument()).flatMap((path) => lostFiles(path).map((file) => `${path}: ${file}`))
  expect(lost).toEqual([])
})

test("every command that documents and workflows name exists", async () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"))
  const known = [...Object.keys(scripts), ...Object.keys(kitCommands).map((name) => `kit -- ${name}`)]
  const workflows = (await readdir(".github/workflows")).map((name) => join(".github/workflows", name))
  const named = [...(await everyDocument()), ...workflows].flatMap((path) =>
    [...readFileSync(path, "utf8").matchAll(/npm run (?:--silent )?((?:kit -- )?[a-z:-]*[a-z])/g)].map(
      ([, name = ""]) => `${path}: ${name}`,
    ),
  )
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter((each) => !known.includes(each.replace(/^.*?: /, "")))).toEqual([])
})

test("the index of decisions has every decision", async () => {
  const index = readFileSync("docs/decisions/README.md", "utf8")
  const decisions = (await documentsOf("docs/decisions")).map((path) => relative("docs/decisions", path))
  expect(decisions.filter((path) => path !== "README.md" && !index.includes(`](${path})`))).toEqual([])
})

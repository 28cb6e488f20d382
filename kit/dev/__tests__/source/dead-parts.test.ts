import { readFileSync } from "node:fs"
import { posix } from "node:path"
import { files, modules } from "./source-files"

const query = /graphql`([^`]*)`/g
const source = [...modules].filter(([path]) => /^(?:src|kit\/gatsby|gatsby-)/.test(path))

/** The classes that a style sheet names, but for those of HTML that comes finished from the build. */
function classesOf(path: string): string[] {
  const css = readFileSync(path, "utf8").replace(/\/\*[\s\S]*?\*\/|:global\([^)]*\)|\{[^{}]*\}/g, "")
  return [...new Set([...css.matchAll(/\.([a-z]\w*)/gi)].map(([, name = ""]) => name))]
}

test("every class of a style sheet is used by a component that imports it", () => {
  const unused = files
    .filter((path) => path.endsWith(".module.css"))
    .flatMap((path) => {
      const users = source
        .filter(([user, code]) =>
          [...code.matchAll(/ from "(\..*?\.css)"/g)].some(
            ([, target = ""]) => posix.join(posix.dirname(user), target) === path,
          ),
        )
        .map(([, code]) => code)
      return classesOf(path)
        .filter((name) => !users.some((code) => new RegExp(`[sS]tyles\\.${name}\\b`).test(code)))
        .map((name) => `${path}: .${name}`)
    })
  expect(unused).toEqual([])
})

test("every field that a page asks for is read somewhere", () => {
  const words = new Set(
    source
      .filter(([path]) => !path.startsWith("kit/"))
      .flatMap(([, code]) => code.replaceAll(query, "").match(/\w+/g) ?? []),
  )
  const unread = source.flatMap(([path, code]) =>
    [...code.matchAll(query)].flatMap(([, asked = ""]) =>
      (asked.replace(/#.*|\.{3}[ \w]+|(?:query|fragment) [^{]*|\([^)]*\)|: \w+/g, "").match(/\w+/g) ?? [])
        .filter((field) => !words.has(field))
        .map((field) => `${path}: ${field}`),
    ),
  )
  expect(unread).toEqual([])
})

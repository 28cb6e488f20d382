import { readFileSync } from "node:fs"
import { posix } from "node:path"
import { pluralCategories } from "../../../language/numbers"
import { files, importsOf, modules } from "./source-files"

const query = /graphql`([^`]*)`/g
const source = [...modules].filter(([path]) => /^(?:src|kit\/gatsby|gatsby-)/.test(path))

test("every class of a style sheet is used by a component that imports it", () => {
  const unused = files
    .filter((path) => path.endsWith(".module.css"))
    .flatMap((path) => {
      const users = source.filter(([user]) =>
        importsOf(user).some((name) => posix.join(posix.dirname(user), name) === path),
      )
      // Without those of HTML that comes finished from the build.
      const css = readFileSync(path, "utf8").replace(/\/\*[\s\S]*?\*\/|:global\([^)]*\)|\{[^{}]*\}/g, "")
      return [...css.matchAll(/\.([a-z]\w*)/gi)]
        .filter(([, name]) => !users.some(([, code]) => new RegExp(`[sS]tyles\\.${name}\\b`).test(code)))
        .map(([name]) => `${path}: ${name}`)
    })
  expect(unused).toEqual([])
})

test("every field that a page asks for is read somewhere", () => {
  const site = source.filter(([path]) => !path.startsWith("kit/")).map(([, code]) => code.replaceAll(query, ""))
  // A plural form is chosen by its name.
  const words = new Set([...(site.join().match(/\w+/g) ?? []), ...pluralCategories])
  const unread = source.flatMap(([path, code]) =>
    [...code.matchAll(query)].flatMap(([, asked = ""]) =>
      (asked.replace(/#.*|\.{3}[ \w]+|(?:query|fragment) [^{]*|\([^)]*\)|: \w+/g, "").match(/\w+/g) ?? [])
        .filter((field) => !words.has(field))
        .map((field) => `${path}: ${field}`),
    ),
  )
  expect(unread).toEqual([])
})

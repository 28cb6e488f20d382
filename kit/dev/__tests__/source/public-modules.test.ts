import { readFileSync } from "node:fs"
import { posix } from "node:path"
import { importsOf, modules } from "./source-files"

/** How many modules of a part others may import. Where a border is crossed in more places, it is in the wrong place. */
const limits = { language: 12, cost: 1, guard: 1, content: 46, gatsby: 12, owner: 12, studio: 13, dev: 12 } as const

const partOf = (path: string): string | undefined => /^kit\/(\w+)\//.exec(path)?.[1]

/** Modules that other parts, the site or the configuration import, without tests. */
function importedFromOutside(part: string): readonly string[] {
  const targets = [...modules.keys()]
    .filter((path) => partOf(path) !== part && !path.includes("__tests__"))
    .flatMap((path) =>
      importsOf(path, true)
        .filter((name) => name.startsWith("."))
        .map((name) => posix.join(posix.dirname(path), name)),
    )
    .flatMap((target) => [".ts", ".tsx", ""].map((ending) => target + ending).find((path) => modules.has(path)) ?? [])
    .filter((path) => partOf(path) === part)
  return [...new Set(targets)].map((path) => path.slice(`kit/${part}/`.length)).sort()
}

/** The modules that a part's README names under "Public modules", each at the start of a row. */
function namedInReadme(part: string): readonly string[] {
  const [, section = ""] = readFileSync(`kit/${part}/README.md`, "utf8").split("## Public modules\n")
  return [...section.matchAll(/^\| `([^`]+\.tsx?)`/gm)].map(([, name = ""]) => name).sort()
}

test.each(Object.keys(limits))("what others import of %s is what its README names as public", (part) => {
  expect(namedInReadme(part)).toEqual(importedFromOutside(part))
})

test.each(Object.entries(limits))("of %s at most %i modules are public", (part, limit) => {
  expect(importedFromOutside(part).length).toBeLessThanOrEqual(limit)
})

import { readFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { importsOf, modules } from "../../../dev/__tests__/source/source-files"
import { all, edit, withCheck, write } from "../support/changed-data"
import { content } from "./advice/content"
import { parts } from "./advice/parts"
import { texts } from "./advice/texts"

test.each([...texts, ...content])(
  "the advice for %s, followed, removes it and brings nothing else",
  async (code, wrong, right) => {
    await withCheck(wrong, async (root, check) => {
      expect((await check()).map((each) => each.code)).toContain(code)
      await right(root)
      expect(await check()).toEqual([])
    })
  },
)

test.each(parts)(
  "the advice for %s in JSON, followed, removes it and brings nothing else",
  async (code, file, given, wrong, right) => {
    const redirects = write("redirects.json", '[{ "from": "/offer/", "to": "/books/" }]\n')
    await withCheck(all(redirects, edit(file, given, wrong)), async (root, check) => {
      expect((await check()).map((each) => each.code)).toContain(code)
      await write(
        file,
        (await readFile(join(root, file), "utf8")).replace(wrong || /(?<=\{\n) *(?=\n)/, () => right),
      )(root)
      expect(await check()).toEqual([])
    })
  },
)

/** What no edit of content removes, and why. */
const notByContent: Readonly<Record<string, string>> = {
  "check-failed": "a rule itself is broken: its advice is to report it",
  "check-overflow": "no content is known that exhausts the stack: other rules refuse it before",
  system: "the system cannot read: a disk, or permissions",
  renamed: "it compares with git's last commit; its fix is applied in moved/renamed.test.ts",
}

/** The modules that the check consists of. */
function ofTheCheck(path: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(path) || !modules.has(path)) return found
  found.add(path)
  for (const name of importsOf(path).filter((each) => each.startsWith("."))) {
    const to = join(dirname(path), name)
    ofTheCheck(modules.has(`${to}.ts`) ? `${to}.ts` : `${to}.tsx`, found)
  }
  return found
}

/** Each code as the source has it, of `${noun}-capitals` the second half; what zod calls custom is none. */
const written =
  /(?<!addIssue\(\{ )\bcode: (?:\w+ \? "([a-z-]+)" : )?["`]((?:\$\{\w+\}|[a-z0-9]+)(?:-(?:\$\{\w+\}|[a-z0-9]+))*)["`]/g
const inMarkup = /\bmarkupError\([^"]*"([a-z]+-[a-z]+)"/g
const codesIn = (source: string): readonly string[] =>
  [...source.matchAll(written), ...source.matchAll(inMarkup)].flatMap(([, ...codes]) => codes.filter(Boolean))

test("every code that the check has is followed here, or has a reason why it cannot be", () => {
  const sources = [...ofTheCheck("kit/content/check/check-data.ts")].map((path) => modules.get(path) ?? "")
  const codes = new Set(sources.flatMap(codesIn))
  const followed = [...texts, ...content, ...parts].map(([code]) => code)
  const isFollowed = (code: string) => {
    const pattern = new RegExp(`^${code.replace(/\$\{\w+\}/, "[a-z]+")}$`)
    return [...followed, ...Object.keys(notByContent)].some((each) => pattern.test(each))
  }
  expect(codes.size).toBeGreaterThan(200)
  expect([...codes].filter((code) => !isFollowed(code)).sort()).toEqual([])
})

test.each([
  "2 ** 3 in `2**3` and \\*\\* escaped",
  "#1 of `##x`, a \\[TOC] and C# {not an id} here",
  "Costs $5, then $6. [words] (in brackets)",
  "```text\n{{ site.cdn }} [[wiki]] $$ ==x== **a **\n```",
  "A list of 3 == 3, a::b, [a][b]\n\n[b]: https://a.org/$$x",
])("nothing is said of %j", async (markdown) => {
  await withCheck(write("posts/a-small-database.md", `Words before.\n\n${markdown}\n`), async (_root, check) =>
    expect((await check()).map(({ advice }) => advice)).toEqual([]),
  )
})

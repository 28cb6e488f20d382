import { readFileSync } from "node:fs"

const majorsIn = (text: string | undefined): readonly string[] => text?.match(/\d+/g) ?? []

const usual = readFileSync(".nvmrc", "utf8").trim()
const { engines } = JSON.parse(readFileSync("package.json", "utf8"))
const supported: readonly string[] = [...String(engines.node).matchAll(/\^(\d+)/g)].map(([, major = ""]) => major)
const nightly = readFileSync(".github/workflows/nightly.yml", "utf8")

test.each(["README.md", "docs/first-day.md"])(
  "%s names the usual version of Node.js first, and others that are supported",
  (path) => {
    const named = majorsIn(/\[Node\.js\]\(https:\/\/nodejs\.org\) ([\d, or]+)/.exec(readFileSync(path, "utf8"))?.[1])
    expect(named[0]).toBe(usual)
    expect(supported).toEqual(expect.arrayContaining([...named]))
  },
)

test("every version of Node.js that is supported, and no other, is tested at night", () => {
  const others = majorsIn(/^ +node: \[(.*)\]$/m.exec(nightly)?.[1])
  expect([usual, ...others].sort()).toEqual([...supported].sort())
})

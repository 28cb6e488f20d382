import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"

const read = (file: string): string => readFileSync(file, "utf8")

const usual = read(".nvmrc").trim()
const supported = [...String(JSON.parse(read("package.json")).engines.node).matchAll(/\^(\d+)/g)].map(
  ([, major]) => major,
)
const majorsIn = (text = ""): readonly string[] => text.match(/\d+/g) ?? []

test.each(["README.md", "docs/first-day.md"])(
  "%s names the usual version of Node.js first, and others that are supported",
  (path) => {
    const named = majorsIn(/\[Node\.js\]\(https:\/\/nodejs\.org\) ([\d, or]+)/.exec(read(path))?.[1])
    expect(named[0]).toBe(usual)
    expect(supported).toEqual(expect.arrayContaining([...named]))
  },
)

test("every night CI tests every version of Node.js that is supported, and no other", () => {
  const others = majorsIn(/^ +node: \[(.*)\]$/m.exec(read(".github/workflows/nightly.yml"))?.[1])
  expect([usual, ...others].sort()).toEqual([...supported].sort())
})

interface Lock {
  readonly packages: Readonly<Record<string, { readonly hasInstallScript?: true }>>
}

test("npm ci runs no script of a package, and none that has one needs it", () => {
  expect(read(".npmrc").split("\n")).toContain("ignore-scripts=true")
  const { packages }: Lock = JSON.parse(read("package-lock.json"))
  const names = Object.keys(packages)
    .filter((path) => packages[path]?.hasInstallScript)
    .map((path) => path.split("node_modules/").at(-1) ?? path)
  // Each of them is listed there, with what it would do and why nobody needs it.
  const decision = read("docs/decisions/packages.md")
  expect(names.filter((name) => !decision.includes(`\`${name}\``))).toEqual([])
})

const texts = ["site.json", "post.md", "icon.svg", "script.ts", "run", "nginx.conf"]
const binaries = ["png", "jpg", "jpeg", "webp", "avif", "gif", "woff2", "pdf", "ico"].map((ending) => `file.${ending}`)

test("on Windows texts are cloned with the line breaks that they have everywhere, and no byte of anything else changes", () => {
  const said = execFileSync("git", ["check-attr", "text", "eol", "--", ...texts, ...binaries], { encoding: "utf8" })
  expect(said.trim().split("\n")).toEqual([
    ...texts.flatMap((name) => [`${name}: text: auto`, `${name}: eol: lf`]),
    ...binaries.flatMap((name) => [`${name}: text: unset`, `${name}: eol: lf`]),
  ])
})

import { readFileSync } from "node:fs"

interface Lock {
  readonly packages: Readonly<Record<string, { readonly hasInstallScript?: true }>>
}

/** Where what each script would do is written down, with why nobody needs it. */
const decision = readFileSync("docs/decisions/build/installing.md", "utf8")

test.each([".", "bench"])("npm ci in %s runs no scripts of packages", (folder) => {
  expect(readFileSync(`${folder}/.npmrc`, "utf8").split("\n")).toContain("ignore-scripts=true")
})

test.each([".", "bench"])(
  "of every package in %s that has an install script it is known that nobody needs it",
  (folder) => {
    const { packages }: Lock = JSON.parse(readFileSync(`${folder}/package-lock.json`, "utf8"))
    const names = Object.keys(packages)
      .filter((path) => packages[path]?.hasInstallScript)
      .map((path) => path.split("node_modules/").at(-1) ?? path)
    expect(names.filter((name) => !decision.includes(`\`${name}\``))).toEqual([])
  },
)

import { execFileSync } from "node:child_process"
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs"
import { join } from "node:path"
import { print } from "../content/files/terminal"
import { copyProject, gatsby } from "../owner/commands/support/project-copy"
import { builtFolder, builtTypes, others, workshop } from "./support/owners"

const project = join(__dirname, "../..")

/** This script builds the site with the studio. `npm run kit -- build:owners polish` builds it without, in a copy that has no studio. */
const owner = others.find(({ name }) => name === "polish")

/** Builds the Polish owner's site again, with the studio's folder in the project, and requires that every file is identical, byte for byte. */
function main() {
  if (!owner) throw new Error("There is no Polish owner.")
  copyProject(workshop)
  const parts = ["data", ".pictures", "public", "kit/studio"].map((part) => join(workshop, part))
  for (const part of parts) rmSync(part, { recursive: true, force: true })
  try {
    cpSync(owner.data, join(workshop, "data"), { recursive: true })
    cpSync(join(owner.folder, ".pictures"), join(workshop, ".pictures"), { recursive: true })
    cpSync(join(project, "kit/studio"), join(workshop, "kit/studio"), { recursive: true })
    execFileSync(process.execPath, [gatsby, "build", "--prefix-paths"], {
      cwd: workshop,
      env: { ...process.env, PATH_PREFIX: owner.prefix, TYPES_PATH: builtTypes },
      stdio: ["ignore", "ignore", "inherit"],
    })
    const differing = difference(builtFolder(owner), join(workshop, "public"))
    if (differing.length > 0) throw new Error(`These files differ with the studio's folder:\n${differing.join("\n")}`)
    print("With the studio's folder and without it, public/ is the same.\n")
  } finally {
    for (const part of parts) rmSync(part, { recursive: true, force: true })
  }
}

/** @returns the files that only one of two folders has, or that differ */
function difference(one: string, other: string): readonly string[] {
  const names = new Set([one, other].flatMap((folder) => filesIn(folder)))
  return [...names].filter((name) => {
    const [first, second] = [one, other].map((folder) => contentOf(join(folder, name)))
    return !first || !second || !first.equals(second)
  })
}

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => statSync(join(folder, name)).isFile())

/** @returns a file's bytes, without the build time for the feed; undefined if the file is missing */
function contentOf(path: string): Buffer | undefined {
  if (!existsSync(path)) return undefined
  const content = readFileSync(path)
  return path.endsWith("rss.xml") ? Buffer.from(content.toString().replace(/<lastBuildDate>.*/, "")) : content
}

main()

import { execFileSync } from "node:child_process"
import { cpSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs"
import { join } from "node:path"
import { builtFolder, builtTypes, others, workshop } from "./support/owners"
import { copyProject, gatsby } from "./support/project-copy"

const project = join(__dirname, "..")

/** The build with the studio is made here; the other is by `npm run build:owners polish`, whose copy has no studio. */
const owner = others.find(({ name }) => name === "polish")

/** Builds the Polish owner's site again, with the studio's folder in the project, and requires the same files. */
function main() {
  if (!owner) throw new Error("There is no Polish owner.")
  copyProject(workshop)
  const parts = ["data", ".pictures", "public", "studio"].map((part) => join(workshop, part))
  for (const part of parts) rmSync(part, { recursive: true, force: true })
  try {
    cpSync(owner.data, join(workshop, "data"), { recursive: true })
    cpSync(join(owner.folder, ".pictures"), join(workshop, ".pictures"), { recursive: true })
    cpSync(join(project, "studio"), join(workshop, "studio"), { recursive: true })
    execFileSync(process.execPath, [gatsby, "build", "--prefix-paths"], {
      cwd: workshop,
      env: { ...process.env, PATH_PREFIX: owner.prefix, TYPES_PATH: builtTypes },
      stdio: ["ignore", "ignore", "inherit"],
    })
    const differing = difference(builtFolder(owner), join(workshop, "public"))
    if (differing.length > 0) throw new Error(`These files differ with the studio's folder:\n${differing.join("\n")}`)
    process.stdout.write("With the studio's folder and without it, public/ is the same.\n")
  } finally {
    for (const part of parts) rmSync(part, { recursive: true, force: true })
  }
}

/** @returns the files that only one of two folders has, or that differ */
function difference(one: string, other: string): readonly string[] {
  const [first, second] = [filesOf(one), filesOf(other)]
  const names = new Set([...first.keys(), ...second.keys()])
  return [...names].filter((name) => first.get(name) !== second.get(name))
}

/**
 * @returns the bytes of a site's files by name, as text, without two things that are not the same in any two builds: the time in the feed, and webpack's hash of the
 * whole compilation, with the name of the script that has it. Under load that hash was seen to differ, once in some thirty runs, with all of webpack's files the same.
 */
function filesOf(site: string): ReadonlyMap<string, string> {
  const { webpackCompilationHash } = JSON.parse(readFileSync(join(site, "page-data/app-data.json"), "utf8"))
  const plain = (text: string) =>
    text.replaceAll(webpackCompilationHash, "hash").replace(/\bstart-[0-9a-f]{20}\.js/g, "start.js")
  const names = readdirSync(site, { recursive: true, encoding: "utf8" }).filter((name) =>
    statSync(join(site, name)).isFile(),
  )
  return new Map(
    names.map((name) => {
      const content = plain(readFileSync(join(site, name), "latin1"))
      return [plain(name), name.endsWith("rss.xml") ? content.replace(/<lastBuildDate>.*/, "") : content] as const
    }),
  )
}

main()

import "./support/need-all-packages"
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { isGuide } from "../src/content/contract/texts"
import { Git } from "../src/content/git"
import { listOf, valueIn } from "../src/content/unchecked"
import { update } from "../src/update/command"
import { runProgram } from "../src/update/proof/tools"
import { picturesOfPages } from "./support/pictures-of-pages"

const project = join(__dirname, "..")
const place = join(project, ".owners/rehearsal")

/** The owners whose content stands in a commit as files. */
const folders: Readonly<Record<string, string>> = {
  sample: "data",
  polish: "__tests__/fixtures/polish",
  arabic: "__tests__/fixtures/arabic",
}

/** The kit's first version, and the one that the last commit stands for here. */
const [first, next] = ["d2d0c0ef", "v1.1.0"]

/**
 * Brings an owner's site from an earlier commit to the last one, with three changes of code of their own, and takes it back:
 * `npm run rehearse -- polish d2d0c0ef [--without-history]`.
 *
 * @throws Error if the update fails, or a change of the owner's is lost
 */
async function main() {
  const [owner = "polish", commit = first, ...flags] = process.argv.slice(2)
  const content = folders[owner]
  if (content === undefined)
    throw new Error(`There is no owner ${owner}. There are: ${Object.keys(folders).join(", ")}.`)
  rmSync(place, { recursive: true, force: true })
  mkdirSync(place, { recursive: true })
  const kit = await clone(project, "kit")
  await kit.run("tag", "--force", "v1.0.0", first)
  await kit.run("tag", "--force", next)
  const site = await siteAt(commit, content, flags.includes("--without-history"))
  const room = changeCode(site.folder)
  const before = await committed(site, "My code")
  await updateSite(site, "--yes", "--to", next, "--from", kit.folder, "--base", commit)
  const lost = lostIn(site.folder, room)
  if (lost.length > 0) throw new Error(`The update has lost: ${lost.join(", ")}.`)
  await updateSite(site, "--undo")
  if ((await site.run("rev-parse", "HEAD^{tree}")) !== (await site.run("rev-parse", `${before}^{tree}`)))
    throw new Error("The undo does not bring every byte back.")
  process.stdout.write("Every change of the owner's stayed, and the undo brought every byte back.\n")
}

async function clone(from: string, name: string): Promise<Git> {
  const folder = join(place, name)
  await new Git(place).run("clone", "--quiet", from, folder)
  return new Git(folder)
}

/** A site that began with the kit at a commit, with an owner's content as it was then. */
async function siteAt(commit: string, content: string, isCopy: boolean): Promise<Git> {
  const site = await clone(join(place, "kit"), "site")
  await site.run("switch", "--quiet", "--create", "my-site", commit)
  const data = join(site.folder, "data")
  if (content !== "data") {
    const guides = ["README.md", "REFERENCE.md"].filter((name) => isGuide(name) && existsSync(join(data, name)))
    const kept = guides.map((name) => [name, readFileSync(join(data, name))] as const)
    rmSync(data, { recursive: true })
    cpSync(join(site.folder, content), data, { recursive: true })
    for (const [name, bytes] of kept) writeFileSync(join(data, name), bytes)
  }
  if (isCopy) {
    rmSync(join(site.folder, ".git"), { recursive: true })
    await site.run("init", "--quiet", "--initial-branch", "my-site")
  }
  await site.run("config", "user.name", "Ada")
  await site.run("config", "user.email", "ada@north.org")
  await committed(site, "My content")
  return site
}

async function committed(site: Git, message: string): Promise<string> {
  await site.run("add", "--all")
  await site.run("commit", "--quiet", "--allow-empty", "--message", message)
  return site.run("rev-parse", "HEAD")
}

const rule = "\n.ownRule {\n  letter-spacing: 0.01em;\n}\n"
const [styled, note, page] = ["src/home/hero.module.css", "src/home/own-note.tsx", "src/pages/index.tsx"]

/**
 * A rule, a component of the owner's on the home page, and a room that is deleted: a page that is left out, or the measurements.
 *
 * @returns the room's files and folders
 */
function changeCode(site: string): readonly string[] {
  const edit = (path: string, change: (text: string) => string) =>
    writeFileSync(join(site, path), change(readFileSync(join(site, path), "utf8")))
  edit(styled, (text) => text + rule)
  writeFileSync(join(site, note), "export function OwnNote() {\n  return <p>A note of my own</p>\n}\n")
  edit(page, (text) =>
    text
      .replace("import { Hero }", 'import { OwnNote } from "../home/own-note"\nimport { Hero }')
      .replace("      <ServicesPreview", "      <OwnNote />\n      <ServicesPreview"),
  )
  const off = listOf(valueIn(JSON.parse(readFileSync(join(site, "data/site.json"), "utf8")), "pagesOff"))
  const room = off.includes("media") ? ["src/media", "src/pages/media.tsx"] : ["bench"]
  for (const path of room) rmSync(join(site, path), { recursive: true })
  return room
}

/** The owner's changes that are not there any more. */
function lostIn(site: string, room: readonly string[]): readonly string[] {
  const has = (path: string, words: string) => readFileSync(join(site, path), "utf8").includes(words)
  const kept = {
    rule: has(styled, rule),
    note: existsSync(join(site, note)),
    "note on the page": has(page, "<OwnNote />"),
  }
  return [
    ...Object.entries(kept).flatMap(([name, isKept]) => (isKept ? [] : [name])),
    ...room.filter((path) => existsSync(join(site, path))).map((path) => `the deletion of ${path}`),
  ]
}

async function updateSite(site: Git, ...args: readonly string[]): Promise<void> {
  const code = await update([...args, "--site", site.folder], {
    write: (text) => process.stdout.write(text),
    complain: (text) => process.stderr.write(text),
    signal: new AbortController().signal,
    tools: { run: runProgram, pictures: picturesOfPages },
  })
  if (code !== 0) throw new Error(`The update ended with ${code}.`)
}

main().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`)
  process.exitCode = 1
})

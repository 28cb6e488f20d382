import { createHash } from "node:crypto"
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { extname, join } from "node:path"
import sharp from "sharp"
import { initIn } from "../../../../__tests__/support/git/git-in"
import { snapshot } from "../../../content/__tests__/support/new-entry"
import { findSampleLeftovers } from "../../../content/check/sample-left"
import { dataFolder } from "../../../content/files/data-folder"
import { uiLabels, wordIn } from "../../../content/label-sets/label-sets"
import { sample } from "../../../dev/support/owners"
import { copySample } from "../../edit/show-sample"
import { isSample } from "../../sample"
import { ada, type Copy, inCopy, onSample } from "./support/begin-in-copy"

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^(?:README|REFERENCE)\.md$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))

/** Every text of JSON files and every line of Markdown files. */
function textsOf(path: string): readonly string[] {
  const text = readFileSync(path, "utf8")
  if (extname(path) === ".md") return text.split("\n")
  const found: string[] = []
  if (extname(path) === ".json") JSON.parse(text, (_key, value) => typeof value === "string" && found.push(value))
  return found
}

const small = new Set(
  uiLabels.flatMap((word) => {
    const words = wordIn("en", word) ?? ""
    return typeof words === "string" ? [words] : Object.values(words)
  }),
)

onSample("no sentence, name, address or picture of the sample is left", () =>
  inCopy(async ({ data, begin }) => {
    expect(await begin(ada)).toMatchObject({ code: 0, stderr: "" })
    const sentences = filesIn(sample.data)
      .flatMap(textsOf)
      .filter((text) => text.split(" ").length > 3 && !small.has(text))
    const left = filesIn(data).flatMap(textsOf)
    expect(left.filter((text) => sentences.some((sentence) => text.includes(sentence)))).toEqual([])
    expect(left.filter((text) => /Edda|Marlowe|\.example(?!\.org)|DevEx/.test(text))).toEqual([])
    const hash = (path: string) => createHash("sha256").update(readFileSync(path)).digest("hex")
    const pictures = (folder: string) => filesIn(join(folder, "images")).map(hash)
    expect(pictures(data).filter((picture) => pictures(sample.data).includes(picture))).toEqual([])
    const folder = await dataFolder(data)
    expect(folder && (await findSampleLeftovers(folder))).toEqual([])
  }),
)

onSample("what is not committed of the sample is committed before, and nothing else ever is", () =>
  inCopy(async ({ folder, git, begin }) => {
    git("rm", "--quiet", "--cached", "data/site.json")
    git("commit", "--quiet", "--message", "Less")
    writeFileSync(join(folder, "notes.txt"), "Mine.")
    git("add", "notes.txt")
    await begin(ada)
    expect(git("log", "--format=%s", "-2")).toBe(
      "Begin the site of Ada North\nThe sample, as it came with the site kit\n",
    )
    expect(git("status", "--porcelain").trim()).toBe("A  notes.txt")
  }),
)

onSample("in a clone of the kit, kit.json says from then on with which commit the site began", () =>
  inCopy(async ({ folder, git, begin }) => {
    writeFileSync(join(folder, "kit.json"), '{ "version": "1.0.0" }\n')
    git("add", "kit.json")
    git("commit", "--quiet", "--message", "The kit")
    const commit = git("rev-parse", "HEAD").trim()
    git("update-ref", "refs/remotes/origin/HEAD", commit)
    git("commit", "--quiet", "--allow-empty", "--message", "Mine")
    await begin(ada)
    expect(JSON.parse(git("show", "HEAD:kit.json"))).toEqual({ version: "1.0.0", commit })
    expect(git("status", "--porcelain")).toBe("")
  }),
)

onSample("a repository without a commit gets both", () =>
  inCopy(async ({ folder, git, begin }) => {
    initIn(folder)
    expect(await begin(ada)).toMatchObject({ code: 0, stderr: "" })
    expect(git("log", "--format=%s").trim().split("\n")).toHaveLength(2)
  }, false),
)

onSample("at GitHub, the site's address is that of GitHub Pages until the owner says another", () =>
  inCopy(async ({ data, git, begin }) => {
    git("remote", "add", "origin", "git@github.com:Ada-North/site.git")
    await begin(ada)
    expect(JSON.parse(readFileSync(join(data, "site.json"), "utf8")).siteUrl).toBe("https://ada-north.github.io")
  }),
)

const refused: ReadonlyArray<readonly [what: string, prepare: (copy: Copy) => void, says: string]> = [
  [
    "content that is not the sample any more",
    ({ data }) => writeFileSync(join(data, "books.json"), "[]\n"),
    "is not the sample any more",
  ],
  [
    "a merge under way",
    ({ folder, git }) => writeFileSync(join(folder, ".git/MERGE_HEAD"), git("rev-parse", "HEAD")),
    "A merge is under way",
  ],
  ["a detached HEAD", ({ git }) => void git("checkout", "--quiet", "--detach"), "detached HEAD"],
  [
    "content that git ignores",
    ({ folder, git }) => {
      git("rm", "--quiet", "-r", "--cached", "data")
      writeFileSync(join(folder, ".gitignore"), "data/\n")
      git("add", ".gitignore")
      git("commit", "--quiet", "--message", "No data")
    },
    "Git ignores data/",
  ],
]

onSample.each(refused)("with %s nothing begins, and a sentence says why", (_what, prepare, says) =>
  inCopy(async (copy) => {
    prepare(copy)
    const before = await snapshot(copy.data)
    expect(await copy.begin(ada)).toMatchObject({ code: 1, stderr: expect.stringContaining(says) })
    expect(await snapshot(copy.data)).toEqual(before)
  }),
)

onSample("without a repository it needs a flag, then keeps the sample in a folder, and can show it from there", () =>
  inCopy(async ({ folder, begin }) => {
    expect(await begin(ada)).toMatchObject({ code: 1, stderr: expect.stringContaining("--without-git") })
    expect(await begin([...ada, "--without-git"])).toMatchObject({ code: 0, stderr: "" })
    expect(readdirSync(folder).sort()).toEqual(["data", "sample-data"])
    expect(isSample(join(folder, "sample-data"))).toBe(true)
    await copySample(folder, join(folder, "shown"))
    expect(isSample(join(folder, "shown"))).toBe(true)
  }, false),
)

onSample("a second beginning without git says how the sample comes back there", () =>
  inCopy(async ({ begin }) => {
    await begin([...ada, "--without-git"])
    const { code, stderr } = await begin([...ada, "--without-git"])
    expect([code, stderr]).toEqual([1, expect.stringMatching(/remove \S*data, and rename sample-data to \S*data$/m)])
    expect(stderr).not.toContain("git restore")
  }, false),
)

onSample("it says that an address is lacking, and what git add would take in beside the content", () =>
  inCopy(async ({ folder, begin }) => {
    writeFileSync(join(folder, "Complete_LinkedInDataExport.zip"), "x")
    const { written } = await begin(ada)
    expect(written).toContain("Write the site’s address as siteUrl")
    expect(written).toContain("One other file of this folder is not committed.")
  }),
)

onSample("a portrait is copied, and described", () =>
  inCopy(async ({ folder, data, begin }) => {
    const picture = join(folder, "me.jpeg")
    await sharp({ create: { width: 1200, height: 1500, channels: 3, background: "#357" } }).toFile(picture)
    expect(await begin([...ada, "--portrait", picture])).toMatchObject({ code: 0, stderr: "" })
    expect(JSON.parse(readFileSync(join(data, "pages/about.json"), "utf8"))).toMatchObject({
      portrait: "../images/portrait.jpg",
      portraitAlt: "Portrait of Ada North.",
    })
    expect(readdirSync(join(data, "images")).sort()).toEqual(["icon.svg", "portrait.jpg"])
  }),
)

onSample("what git says when it does not commit is passed on, with what to do", () =>
  inCopy(async ({ folder, git, begin }) => {
    mkdirSync(join(folder, ".git/hooks"))
    writeFileSync(join(folder, ".git/hooks/pre-commit"), "#!/bin/sh\necho no >&2\nexit 1\n", { mode: 0o755 })
    const { code, stderr } = await begin(ada)
    expect([code, stderr]).toEqual([1, expect.stringMatching(/Your site is in .*it is not committed[\s\S]*\nno\n/)])
    expect(git("log", "--format=%s").trim()).toBe("The kit")
  }),
)

onSample("the sample can be looked at again, also after the owner has gone on", () =>
  inCopy(async ({ folder, data, git, begin }) => {
    await begin(ada)
    writeFileSync(join(data, "books.json"), "[]\n\n")
    git("commit", "--quiet", "--all", "--message", "My books")
    await copySample(folder, join(folder, "shown"))
    expect(isSample(join(folder, "shown"))).toBe(true)
    expect(git("status", "--porcelain").trim()).toBe("?? shown/")
  }),
)

onSample("where nothing has the sample, that is said", () =>
  inCopy(async ({ folder }) => {
    await expect(copySample(folder, join(folder, "shown"))).rejects.toThrow("is not in this repository's history")
  }, false),
)

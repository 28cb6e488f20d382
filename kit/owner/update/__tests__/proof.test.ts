import { spawn } from "node:child_process"
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { bundle } from "../../../../__tests__/support/bundle"
import { testIf } from "../../../../__tests__/support/left-out"
import { poll } from "../../../dev/support/poll"
import { Place } from "../../__tests__/updates/support/place"
import { comparePages } from "../proof/pages"
import { failureReport, runProgram } from "../proof/tools"

type Files = Readonly<Record<string, string>>

/** @returns how two sites of these files differ */
function compared(before: Files, after: Files) {
  const folder = mkdtempSync(join(tmpdir(), "pages-"))
  try {
    const [one, other] = [before, after].map((files, index) => {
      const place = new Place(join(folder, String(index)))
      for (const [path, text] of Object.entries(files)) place.write(path, text)
      return place.folder
    })
    return comparePages(one ?? "", other ?? "")
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const words = (before: string, after: string) =>
  compared({ "index.html": before }, { "index.html": after }).flatMap(({ heading, lines }) => (heading ? lines : []))

test("addresses that went and came are told, by the paths that a browser shows", () => {
  const parts = compared(
    { "index.html": "", "tools/index.html": "", "404.html": "" },
    { "index.html": "", "blog/one/index.html": "", "404.html": "" },
  )
  expect(parts).toMatchObject([{ lines: ["/tools/"] }, { lines: ["/blog/one/"] }, { lines: [] }])
})

test("pages that are the same are counted, also where the address of one looks like a file", () => {
  const site = { "index.html": "", "404.html": "", "about.html/index.html": "" }
  expect(compared(site, site)).toEqual([
    { heading: "", lines: ["The addresses and the words of all 3 pages are the same"] },
  ])
})

test("words that changed are told in the order of the page; long ones are cut", () => {
  const long = "word ".repeat(30)
  expect(words(`<h1>One of two</h1><p>Three</p>`, `<h1>One of many</h1><p>Three ${long}</p>`)).toEqual([
    "/: “two” → “many”",
    `/: nothing → “${long.slice(0, 80)}…”`,
  ])
})

test.each([
  ["other marks around the words", "<p>One <b>two</b></p>", "<div>One <em>two</em></div>"],
  ["other attributes", '<p class="a">One</p>', '<p class="b">One</p>'],
  ["scripts and styles", "<p>One</p><script>1</script><style>a{}</style>", "<p>One</p><script>2</script>"],
  ["soft hyphens", "<p>Unterneh&shy;men</p>", "<p>Unternehmen</p>"],
  ["other spaces", "<p>One\n  two</p>", "<p>One two</p>"],
])("%s are no other words", (_name, before, after) => {
  expect(words(before, after)).toEqual([])
})

test("words of two blocks are two words, those within a line one", () => {
  expect(words("<p>One</p><p>two</p>", "<p>One</p><p>three</p>")).toEqual(["/: “two” → “three”"])
  expect(words("<p>Under<b>line</b></p>", "<p>Underline</p>")).toEqual([])
})

const never = new AbortController().signal

async function inFolder(use: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "tools-"))
  try {
    await use(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test("a program tells its code, what it wrote, and its last words on both streams", () =>
  inFolder(async (folder) => {
    const script = 'console.log(process.cwd().length > 1); console.error("no"); process.exitCode = 3'
    const ran = await runProgram("node", ["-e", script], folder, never)
    expect(ran).toMatchObject({ code: 3, stdout: "true\n" })
    expect(ran.said).toContain("no\n")
  }))

test("of a build that fails, the files of the project come first, and then the last lines", () =>
  inFolder(async (folder) => {
    // Gatsby's own reporter, with what it is told of a query and of a page that does not compile.
    const script = `
      const requireOfGatsby = require("module").createRequire(${JSON.stringify(require.resolve("gatsby"))})
      const reporter = requireOfGatsby("gatsby-cli/lib/reporter")
      const filePath = process.cwd() + "/src/pages/prices.tsx"
      const start = { line: 12, column: 3 }
      const sourceMessage = 'Cannot query field "nam" on type "SiteJson".'
      reporter.error({ id: "85901", filePath, location: { start }, context: { sourceMessage } })
      const context = { stage: "build-html", stageLabel: "SSR", sourceMessage: filePath + ": Unexpected token (12:3)" }
      reporter.error({ id: "98123", filePath: "node_modules/a.js", context })
      for (let line = 1; line <= 25; line++) console.log("    at somewhere:" + line)`
    const { said } = await runProgram("node", ["-e", script], folder, never)
    expect(failureReport(said, folder)).toMatch(
      /^It names these files:\n\nFile: src\/pages\/prices\.tsx:12:3\nsrc\/pages\/prices\.tsx: Unexpected token \(12:3\)\n\nThe last lines say why:\n\n +at somewhere:1\n[\s\S]*:25$/,
    )
    expect(failureReport("npm ERR! 404\n", folder)).toBe("The last lines say why:\n\nnpm ERR! 404")
  }))

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    // A process that has ended stays in the system's list until somebody asks for it.
    return !readFileSync(`/proc/${pid}/stat`, "utf8").includes(") Z ")
  } catch {
    return false
  }
}

const onLinux = testIf(process.platform === "linux", "that a proof ends all that it started", "It is seen on Linux.")

/** Writes its own process and one that it starts; in a folder with the file `deaf`, neither ends when it is asked to. */
const npm = `#!/usr/bin/env node
const { spawn } = require("child_process")
const { existsSync, renameSync, writeFileSync } = require("fs")
const inner = (existsSync("deaf") ? "process.on('SIGTERM', () => undefined);" : "") + "setInterval(() => undefined, 1000); console.log(1)"
if (existsSync("deaf")) process.on("SIGTERM", () => undefined)
const child = spawn(process.execPath, ["-e", inner], { stdio: ["ignore", "pipe", "ignore"] })
child.stdout.once("data", () => {
  writeFileSync("writing", process.pid + " " + child.pid)
  renameSync("writing", "pids")
})
`

/** @returns the variable with which `npm` is the one above, and that the processes which it writes into this folder are gone */
function withNpm(folder: string, isDeaf: boolean) {
  writeFileSync(join(folder, "npm"), npm, { mode: 0o755 })
  if (isDeaf) writeFileSync(join(folder, "deaf"), "")
  const pids = join(folder, "pids")
  return {
    PATH: `${folder}:${process.env.PATH}`,
    started: () => poll(async () => existsSync(pids) || undefined),
    gone: () => poll(async () => !readFileSync(pids, "utf8").split(" ").map(Number).some(isAlive) || undefined),
  }
}

describe("npm ends with all that it has started", () => {
  const program = bundle(join(__dirname, "support/npm-run.ts"), join(__dirname, "../proof/supervise.cjs"))
  const { PATH: usual } = process.env
  afterEach(() => {
    process.env.PATH = usual
  })

  onLinux.each([
    ["when it is asked to", false],
    ["also if it does not want to", true],
  ])("after an interruption: %s", (_how, isDeaf) =>
    inFolder(async (folder) => {
      const { PATH, started, gone } = withNpm(folder, isDeaf)
      process.env.PATH = PATH
      const controller = new AbortController()
      const running = runProgram("npm", ["ci"], folder, controller.signal)
      await started()
      controller.abort()
      await expect(running).rejects.toThrow()
      expect(await gone()).toBe(true)
    }),
  )

  onLinux("after whoever has started it is killed, also if it does not want to", () =>
    inFolder(async (folder) => {
      const { PATH, started, gone } = withNpm(folder, true)
      const env = { ...process.env, ...program.env, PATH }
      const command = spawn(process.execPath, [program.file, folder], { env, stdio: "ignore" })
      await started()
      command.kill("SIGKILL")
      expect(await gone()).toBe(true)
    }),
  )
})

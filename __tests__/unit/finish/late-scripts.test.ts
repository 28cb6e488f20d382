import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { runInNewContext } from "node:vm"
import { startScriptsLate } from "../../../src/finish/late-scripts"

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "late-scripts-"))
})
afterEach(() => rm(folder, { recursive: true }))

const start = '<body><p>Read me</p><script>window.pagePath="/"</script><!-- slice-start id="_gatsby-scripts-1" -->'
const end = '<!-- slice-end id="_gatsby-scripts-1" --></body>'

/** As Gatsby writes them. */
const tags = (...names: readonly string[]) => `
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{}";
          </script>
        <script>window.___webpackCompilationHash="0123";</script>${names.map((name) => `<script src="/site/${name}.js" async></script>`).join("")}`

const write = (html: string, name = "index.html") => writeFile(join(folder, name), html)
const written = (name = "index.html") => readFile(join(folder, name), "utf8")

const startFile = /^\/site\/start-[\da-f]{20}\.js$/

/** Runs the loader of a page in a browser of which a test says how far it is. */
async function run(readyState: "interactive" | "complete") {
  const script = /<script data-starts="late">(.*?)<\/script>/.exec(await written())?.[1] ?? ""
  const started: string[] = []
  const waiting: Record<"load" | "paint" | "frame" | "timer", Array<() => void>> = {
    load: [],
    paint: [],
    frame: [],
    timer: [],
  }
  const document = {
    readyState,
    createElement: () => ({ src: "" }),
    body: { appendChild: ({ src }: { src: string }) => started.push(src) },
  }
  const window = { addEventListener: (_: "load", then: () => void) => waiting.load.push(then) }
  runInNewContext(script, {
    window,
    document,
    requestAnimationFrame: (then: () => void) => waiting.frame.push(then),
    setTimeout: (then: () => void) => waiting.timer.push(then),
    PerformanceObserver: class {
      constructor(readonly then: () => void) {}
      observe() {
        waiting.paint.push(this.then)
      }
    },
  })
  const pass = (what: keyof typeof waiting) => {
    for (const then of waiting[what].splice(0)) then()
  }
  return { started, pass }
}

test("scripts start in their order when everything has come and was painted", async () => {
  await write(start + tags("runtime", "framework", "app") + end)
  await startScriptsLate(folder)
  const { started, pass } = await run("interactive")
  pass("paint")
  pass("frame")
  expect(started).toEqual([])

  pass("load")
  pass("frame")
  expect(started).toEqual([])
  pass("paint")
  pass("frame")
  expect(started).toEqual([])
  pass("frame")
  expect(started).toEqual([expect.stringMatching(startFile), "/site/runtime.js", "/site/framework.js", "/site/app.js"])

  pass("timer")
  expect(started).toHaveLength(4)
})

test("scripts start although a picture never comes", async () => {
  await write(start + tags("app") + end)
  await startScriptsLate(folder)
  const { started, pass } = await run("interactive")
  pass("timer")
  expect(started).toEqual([expect.stringMatching(startFile), "/site/app.js"])
})

test("scripts start in a page that has come already", async () => {
  await write(start + tags("app") + end)
  await startScriptsLate(folder)
  const { started, pass } = await run("complete")
  pass("paint")
  pass("frame")
  pass("frame")
  expect(started).toEqual([expect.stringMatching(startFile), "/site/app.js"])
})

test("nothing else of the page changes, and nothing at all the second time", async () => {
  await write(start + tags("app") + end)
  await startScriptsLate(folder)
  const once = await written()
  expect(once.startsWith(start)).toBe(true)
  expect(once).not.toContain("___chunkMapping")
  expect(once.endsWith(end)).toBe(true)

  await startScriptsLate(folder)
  expect(await written()).toBe(once)
})

test("what Gatsby says to its scripts in every page is in one file, which has the same name as long as it says the same", async () => {
  for (const name of ["index.html", "other.html"]) await write(start + tags("app") + end, name)
  await startScriptsLate(folder)
  const [file = "", ...others] = (await readdir(folder)).filter((name) => name.endsWith(".js"))
  expect(others).toEqual([])
  expect(await written(file)).toBe('window.___chunkMapping=JSON.parse("{}");window.___webpackCompilationHash="0123";\n')
  for (const name of ["index.html", "other.html"]) expect(await written(name)).toContain(`"/site/${file}"`)
})

test("a page without Gatsby's scripts ends the build, but what Gatsby keeps for its next build is no page", async () => {
  await mkdir(join(folder, "_gatsby"))
  await write(tags("app"), "_gatsby/slice.html")
  await write(start + end, "lost.html")
  await expect(startScriptsLate(folder)).rejects.toThrow("lost.html has no scripts of Gatsby's")
  expect(await written("_gatsby/slice.html")).toBe(tags("app"))
})

import { runInNewContext } from "node:vm"
import { deferScripts } from "../../finish/defer-scripts"
import { applyEdits, tagsOf } from "../../finish/edit-page"
import { end, page, start } from "./support/gatsbys-page"

const startFile = /^\/site\/start-[\da-f]{8}\.js$/

function late(html: string) {
  const { edits, files } = deferScripts(tagsOf(html))
  return { html: applyEdits(html, edits), files }
}

/** Runs a page's loader in a browser whose progress the test controls. */
function run(html: string, readyState: "interactive" | "complete") {
  const script = /<script data-starts="late">(.*?)<\/script>/.exec(late(html).html)?.[1] ?? ""
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

test("scripts start in order once everything has loaded and been painted", () => {
  const { started, pass } = run(page("runtime", "framework", "app"), "interactive")
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

test.each([
  ["although a picture never comes", "interactive", ["timer"]],
  ["in a page that has come already", "complete", ["paint", "frame", "frame"]],
] as const)("scripts start %s", (_what, readyState, passed) => {
  const { started, pass } = run(page("app"), readyState)
  passed.forEach(pass)
  expect(started).toEqual([expect.stringMatching(startFile), "/site/app.js"])
})

test("nothing else of the page changes", () => {
  const { html } = late(page("app"))
  expect(html.startsWith(start)).toBe(true)
  expect(html).not.toContain("___chunkMapping")
  expect(html.endsWith(end)).toBe(true)
})

test("a page that a warm build kept stays as it is", () => {
  const { html } = late(page("app"))
  expect(late(html)).toEqual({ html, files: [] })
})

test("Gatsby's setup for its scripts becomes a file, in which the map is no longer a string; its name changes with its content", () => {
  const { html, files } = late(page("app"))
  const [[name, text] = []] = files
  expect(html).toContain(`["/site/${name}","/site/app.js"]`)
  expect(text).toBe('window.___chunkMapping=JSON.parse("{}");window.___webpackCompilationHash="0123";\n')
  const [[other] = []] = late(page("app").replace("0123", "4567")).files
  expect(other).not.toBe(name)
})

import { join } from "node:path"
import type { Reporter } from "gatsby"
import { reportPlainErrors, withPlainErrors } from "../../patches/build/plain-errors"

/** What Gatsby is told in the end. */
async function toldOf(hook: () => unknown): Promise<unknown> {
  const panicOnBuild = jest.fn()
  await withPlainErrors(
    "drawing the icons",
    hook,
  )({ reporter: { panicOnBuild, verbose: () => {} } as unknown as Reporter })
  return panicOnBuild.mock.calls
}

const sentence = [["The site was not built. While drawing the icons: images/icon.png is no picture."]]

test("an error of a hook is told in one sentence, with what was being done", async () => {
  const fail = () => {
    throw new Error("images/icon.png is no picture.\n    at minified (index.js:1:94512)")
  }
  expect(await toldOf(fail)).toEqual(sentence)
  expect(await toldOf(async () => fail())).toEqual(sentence)
})

test("a hook without an error gives what it gives", () => {
  expect(withPlainErrors("counting", () => 3)({ reporter: {} as Reporter })).toBe(3)
})

/** What a build says of what Gatsby reports. */
function saidOf(...reports: readonly unknown[]): readonly unknown[] {
  process.env.gatsby_executing_command = "build"
  const said: unknown[] = []
  const reporter = { error: (told: unknown) => said.push(told), verbose: () => {} } as unknown as Reporter
  reportPlainErrors(reporter)
  for (const [told, error] of reports.map((each) => [each].flat(1))) reporter.error(told as string, error as Error)
  return said
}
afterEach(() => delete process.env.gatsby_executing_command)

const thrown = new TypeError("It has no length.\n    at index.js:1:94512")

test.each([
  [
    "a page that cannot be rendered, and its data",
    ["Truncated page data information for it: {}", { id: "95313", context: { errorPath: "/about/" }, error: thrown }],
    "While making the page /about/: It has no length.",
  ],
  [
    "a page that asks for what only browsers have",
    [
      {
        id: "95312",
        context: { errorPath: "/about/", undefinedGlobal: "window" },
        error: new Error("window is not defined"),
      },
    ],
    "While making the page /about/: window is not defined",
  ],
  [
    "a resolver that fails for each entry of a page",
    [
      { id: "85901", context: { urlPath: "/" }, filePath: join(process.cwd(), "src/pages/index.tsx"), error: thrown },
      { id: "85901", context: { urlPath: "/" }, filePath: join(process.cwd(), "src/pages/index.tsx"), error: thrown },
    ],
    "While reading the content of the page / in src/pages/index.tsx: It has no length.",
  ],
  [
    "a resolver that fails, and then its process",
    [
      { id: "85901", context: { urlPath: "/" }, error: thrown },
      { id: "85928", context: {}, error: new Error("Worker exited before finishing task") },
    ],
    "While reading the content of the page /: It has no length.",
  ],
  [
    "a process that the system ends",
    [{ id: "85928", context: {}, error: new Error("Worker exited before finishing task") }],
    "While reading the content of the pages: a process of the build was ended, perhaps for want of memory.",
  ],
  [
    "a resolver that fails for a part of all pages",
    [{ id: "85925", context: { filePath: "src/layout/header.tsx", sourceMessage: "There is none." } }],
    "While reading the content in src/layout/header.tsx: There is none.",
  ],
  [
    "a plugin that fails",
    [{ id: "11321", context: { pluginName: "gatsby-plugin-sitemap", api: "onPostBuild" }, error: thrown }],
    "While running onPostBuild of gatsby-plugin-sitemap: It has no length.",
  ],
  [
    "a disk that is full",
    [
      {
        id: "11321",
        context: { pluginName: "a", api: "onPostBuild" },
        error: Object.assign(new Error("ENOSPC: no space"), { code: "ENOSPC", path: "public/a.js" }),
      },
    ],
    "While running onPostBuild of a: public/a.js: The disk is full. Free some space, then try again.",
  ],
  ["what nobody has caught", [["UNHANDLED EXCEPTION", thrown]], "It has no length."],
])("%s ends a build in one sentence", (_what, reports, told) => {
  expect(saidOf(...reports)).toEqual([`The site was not built. ${told}`])
})

test("a source that cannot be compiled is told as Gatsby tells it, with its file and line", () => {
  const report = {
    id: "98123",
    filePath: "src/pages/about.tsx",
    location: { start: { line: 3, column: 1 } },
    context: {},
  }
  expect(saidOf(report)).toEqual([report])
})

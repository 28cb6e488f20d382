import { enter, scriptedTerminal } from "../../../../__tests__/support/scripted-terminal"
import { scene, success } from "./support/fake-kit"

test("it asks before it tries a version out, with whose code it runs, before it writes imports anew, and before it takes the version", () =>
  scene(async ({ site, runWith }) => {
    site.commitFile("src/mine.js", 'import "./old-name.css"\n')
    const { terminal, left } = scriptedTerminal([
      ["Try version 1.1.0 out, beside your site? This runs its code, from ../kit.", enter],
      ["Write these imports anew?", enter],
      ["Take version 1.1.0?", `y${enter}`],
    ])
    expect(await runWith({ terminal })).toMatchObject(success)
    expect(left).toEqual([])
    expect(site.read("src/mine.js")).toBe('import "./new-name.css"\n')
  }))

test.each([
  ["before it is tried out", [["Try version 1.1.0 out", `n${enter}`]]],
  [
    "when it has been shown",
    [
      ["Try version 1.1.0 out", enter],
      ["Take version 1.1.0?", enter],
    ],
  ],
] as const)("no is an answer %s", (_name, steps) =>
  scene(async ({ site, runWith }) => {
    const before = site.state()
    const { code, written } = await runWith({ terminal: scriptedTerminal(steps).terminal })
    expect({ code, state: site.state() }).toEqual({ code: 0, state: before })
    expect(written).toContain("Nothing was changed.")
  }),
)

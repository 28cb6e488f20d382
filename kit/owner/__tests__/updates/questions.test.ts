import { enter, scriptedTerminal } from "../../../../__tests__/support/scripted-terminal"
import { scene, text } from "./support/fake-kit"

const down = "\u001b[B"

test("it asks before it tries a version out, about each conflict, and before it takes the version", () =>
  scene(async ({ site, runWith }) => {
    site.write("src/home.css", text([3, "my line 3"]))
    site.commit("Mine")
    const { terminal, left } = scriptedTerminal([
      ["Try version 1.1.0 out", enter],
      ["the same lines of src/home.css", down + enter],
      ["Take version 1.1.0?", `y${enter}`],
    ])
    expect(await runWith({ terminal })).toMatchObject({ code: 0, stderr: "" })
    expect(left).toEqual([])
    expect(site.read("src/home.css")).toContain("the kit's line 3")
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

import type { Node, NodePluginArgs } from "gatsby"
import { withChange, write } from "../../../content/__tests__/support/changed-data"
import { gatsby } from "../../../content/__tests__/support/gatsby"
import { createCustomPageNode, kindOf } from "../../nodes/custom-page-nodes"

const file = "pages/own/notes.md"

test.each([
  ["the preview has a draft page, marked", ["develop"], [true]],
  ["a build has no draft page, not even one from the cache of the preview", ["develop", "build"], []],
])("%s", async (_what, runs, unpublished) => {
  const { nodes, hooks, nodeOf } = gatsby()
  await withChange(write(file, "---\ntitle: Notes\ndescription: Some.\ndraft: true\n---\n\nWords.\n"), async (root) => {
    for (const run of runs) {
      jest.replaceProperty(process, "env", { ...process.env, gatsby_executing_command: run })
      await createCustomPageNode({ ...hooks, node: nodeOf(root, file) } as unknown as NodePluginArgs & { node: Node })
      jest.restoreAllMocks()
    }
  })
  expect([...nodes.values()].map((node) => node.unpublished)).toEqual(unpublished)
})

const [figures, deliverable, list] = [[{ figure: "9" }], { heading: "What this is" }, "cases"]

test.each([
  ["plain", {}],
  ["plain", { list }],
  ["case", { client: "Brackwater" }],
  ["case", { figures }],
  ["case", { drawing: { title: "Figure 1." } }],
  ["sheet", { deliverable }],
  ["mixed", { client: "Brackwater", deliverable }],
  ["mixed", { figures, list }],
  ["mixed", { deliverable, list }],
])("the kind %s is that of a page with %j", (kind, frontMatter) => {
  expect(kindOf(frontMatter)).toBe(kind)
})

import { existsSync } from "node:fs"
import { checkReliances, reliances } from "../../../src/gatsby/reliances"

test("the Gatsby that is installed is as our files take it for", () => {
  expect(checkReliances).not.toThrow()
})

test("each of our files that relies on Gatsby is there", () => {
  expect(reliances.map(([ours]) => ours).filter((ours) => !existsSync(ours))).toEqual([])
})

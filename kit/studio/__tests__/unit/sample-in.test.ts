import { rmSync } from "node:fs"
import { join } from "node:path"
import { unchanged, withChange } from "../../../content/__tests__/support/changed-data"
import * as sample from "../../../owner/sample"
import { sampleIn } from "../../server/content/diagnostics"

test("a text that is deleted while the studio looks for what is left of the sample is left out", async () => {
  await withChange(unchanged, async (root) => {
    const isSample = jest.spyOn(sample, "isSample").mockReturnValue(false)
    const { left } = await sampleIn(root)
    // It is asked between the listing of the files and their reading.
    isSample.mockImplementationOnce(() => {
      rmSync(join(root, "posts/two-teams-one-rota.md"))
      return false
    })
    expect(await sampleIn(root)).toEqual({
      isWhole: false,
      left: left.filter(({ file }) => file !== "posts/two-teams-one-rota.md"),
    })
  })
})

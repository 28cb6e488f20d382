import { appendFile, cp, readdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import sharp from "sharp"
import { describeSample } from "../../../../__tests__/support/of-sample"
import { scratchFolder } from "../../../../__tests__/support/scratch-folder"
import { sample as owner } from "../../../dev/support/owners"
import { checkData } from "../../check/check-data"
import { sample } from "../../check/sample"
import { inOneLine } from "../support/changed-data"

/** The sample's texts as another owner's: no name, address or account of the sample is left. */
const asOwn = (text: string): string =>
  [...sample.others, ...sample.owner]
    .reduce((left, word) => left.replaceAll(word, () => "Ada North".slice(0, word.length)), text)
    .replaceAll(/\.example\b/g, ".net")
    .replaceAll(/[-_]sample\b/g, "")

describeSample("an owner who has replaced all that is the sample’s", () => {
  test("is told of nothing", async () => {
    const folder = scratchFolder()
    const root = join(folder, "data")
    await cp(owner.data, root, { recursive: true })
    for (const file of await readdir(root, { recursive: true })) {
      if (!/\.(?:json|md)$/.test(file)) continue
      const text = await readFile(join(root, file), "utf8")
      const own = file === "site.json" ? { newsletter: { provider: "buttondown", id: "ada-north" } } : undefined
      const changed = asOwn(text)
      await writeFile(join(root, file), own ? JSON.stringify({ ...JSON.parse(changed), ...own }) : changed)
      if (file === "pages/privacy.md")
        await appendFile(join(root, file), "\nSubscribers’ addresses go to Buttondown.\n")
    }
    const portrait = sharp({ create: { width: 1600, height: 2000, channels: 3, background: "#357" } })
    await writeFile(join(root, "images/portrait.png"), await portrait.png().toBuffer())
    expect((await checkData(root)).map(inOneLine)).toEqual([])
  })
})

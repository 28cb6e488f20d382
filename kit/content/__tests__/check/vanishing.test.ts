import { rmSync } from "node:fs"
import { cp, mkdir, rm } from "node:fs/promises"
import { join } from "node:path"
import { scratchFolder } from "../../../../__tests__/support/scratch-folder"
import { checkData } from "../../check/check-data"
import { dataFolder } from "../../files/data-folder"

const minimal = join(__dirname, "../support/minimal-data")

let folder = ""
beforeEach(async () => {
  folder = scratchFolder()
  await cp(minimal, folder, { recursive: true })
})

/** An overlay with nothing in it, which deletes a file when the check asks for it after the listing. */
class Deleting extends Map<string, Buffer | undefined> {
  private asked = 0

  constructor(private readonly path: string) {
    super()
  }

  override has(path: string): boolean {
    if (path === this.path && ++this.asked === 2) rmSync(join(folder, path))
    return super.has(path)
  }

  override get(path: string): Buffer | undefined {
    this.has(path)
    return super.get(path)
  }
}

test.each(["images/portrait.png", "books.json", "pages/privacy.md"])(
  "%s, deleted while the check reads, is missing",
  async (path) => {
    const diagnostics = await checkData(folder, { overlay: new Deleting(path) })
    expect(diagnostics).toEqual(await checkData(folder))
    expect(diagnostics.filter(({ severity }) => severity === "error")).not.toEqual([])
  },
)

test("a folder that is deleted and made again while the files are listed is there or missing, and nothing else happens", async () => {
  const { files } = (await dataFolder(folder)) ?? {}
  const own = join(folder, "images/own")
  let isOver = false
  const changing = async () => {
    while (!isOver) {
      await mkdir(own)
      await rm(own, { recursive: true })
    }
  }
  const listing = async () => {
    try {
      for (let time = 0; time < 200; time++) expect((await dataFolder(folder))?.files).toEqual(files)
    } finally {
      isOver = true
    }
  }
  await Promise.all([changing(), listing()])
})

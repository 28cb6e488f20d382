import { existsSync } from "node:fs"
import { mkdir, readdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { scratchFolder } from "../../../../__tests__/support/scratch-folder"
import { removeDeletedFiles } from "../../patches/build/built-site"

const kept = "0f0f64e2b85bab51ce58d9ad5f07459d"
const gone = "a284d6189cad00b971b2f05130b9928c"
let built: string

beforeEach(async () => {
  built = scratchFolder()
})

/** Gatsby's answer for a `data/` with one file. */
const args = {
  graphql: async () => ({ data: { allFile: { nodes: [{ internal: { contentDigest: kept } }] } } }),
} as unknown as Parameters<typeof removeDeletedFiles>[0]

test("the copy of a file that is no longer in data/ leaves the built site; fonts and other copies stay", async () => {
  for (const name of [kept, gone]) {
    await mkdir(join(built, "static", name), { recursive: true })
    await writeFile(join(built, "static", name, "icon.png"), "")
  }
  await writeFile(join(built, "static", "besley-0f0f64e2b85bab51ce58d9ad5f07459d.woff2"), "")

  await removeDeletedFiles(args, built)

  expect((await readdir(join(built, "static"))).sort()).toEqual([kept, "besley-0f0f64e2b85bab51ce58d9ad5f07459d.woff2"])
  expect(existsSync(join(built, "static", kept, "icon.png"))).toBe(true)
})

test("a site without such files is left alone", async () => {
  await expect(removeDeletedFiles(args, built)).resolves.toBeUndefined()
})

test("if Gatsby does not answer, nothing is removed", async () => {
  await mkdir(join(built, "static", gone), { recursive: true })
  const silent = { graphql: async () => ({}) } as unknown as Parameters<typeof removeDeletedFiles>[0]

  await expect(removeDeletedFiles(silent, built)).rejects.toThrow("could not be asked for")

  expect(existsSync(join(built, "static", gone))).toBe(true)
})

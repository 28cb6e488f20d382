import { existsSync } from "node:fs"
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { removeDeletedPictures } from "../../../src/build/deleted-pictures"

const kept = "0f0f64e2b85bab51ce58d9ad5f07459d"
const gone = "a284d6189cad00b971b2f05130b9928c"
let built: string

beforeEach(async () => {
  built = await mkdtemp(join(tmpdir(), "built-"))
})

afterEach(() => rm(built, { recursive: true }))

/** Gatsby's answer for a `data/` with one file. */
const args = {
  graphql: async () => ({ data: { allFile: { nodes: [{ internal: { contentDigest: kept } }] } } }),
} as unknown as Parameters<typeof removeDeletedPictures>[0]

test("a picture that is no longer in data/ leaves the built site, with all its sizes; fonts and other pictures stay", async () => {
  for (const name of [kept, gone]) {
    await mkdir(join(built, "static", name, "1a2b3"), { recursive: true })
    await writeFile(join(built, "static", name, "1a2b3", "cover.webp"), "")
  }
  await writeFile(join(built, "static", "besley-0f0f64e2b85bab51ce58d9ad5f07459d.woff2"), "")

  await removeDeletedPictures(args, built)

  expect((await readdir(join(built, "static"))).sort()).toEqual([kept, "besley-0f0f64e2b85bab51ce58d9ad5f07459d.woff2"])
  expect(existsSync(join(built, "static", kept, "1a2b3", "cover.webp"))).toBe(true)
})

test("a site without such files is left alone", async () => {
  await expect(removeDeletedPictures(args, built)).resolves.toBeUndefined()
})

test("if Gatsby does not answer, nothing is removed", async () => {
  await mkdir(join(built, "static", gone), { recursive: true })
  const silent = { graphql: async () => ({}) } as unknown as Parameters<typeof removeDeletedPictures>[0]

  await expect(removeDeletedPictures(silent, built)).rejects.toThrow("could not be asked for")

  expect(existsSync(join(built, "static", gone))).toBe(true)
})

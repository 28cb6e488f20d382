import { rmSync } from "node:fs"
import { join } from "node:path"
import { all, type Change, draw, unchanged, withChange, write } from "../../../content/__tests__/support/changed-data"
import * as slots from "../../../content/pictures/slots"
import { listPictures, mediaTypeOf } from "../../server/pictures/picture-list"

const small = draw("images/new.png", 30, 20)

const listed = (root: string, path: string) =>
  listPictures(root).then((pictures) => pictures.find((each) => each.path === path))

const turned = draw("images/new.png", 30, 20, (image) => image.withMetadata({ orientation: 6 }).jpeg())

test.each<[what: string, change: Change, path: string, expected: object]>([
  ["one that a file names is used", unchanged, "images/cover.png", { isUnused: false }],
  ["one that nothing names is unused", small, "images/new.png", { width: 30, height: 20, isUnused: true }],
  [
    "one that a text names is used",
    all(small, write("posts/a-small-database.md", "![A drawing](../images/new.png)\n")),
    "images/new.png",
    { isUnused: false },
  ],
  ["one that lies on its side is measured upright", turned, "images/new.png", { width: 20, height: 30 }],
  ["one that is none has no size", write("images/none.png", "words"), "images/none.png", { width: 0, height: 0 }],
])("of the pictures that are listed, %s", async (_what, change, path, expected) => {
  await withChange(change, async (root) => expect(await listed(root, path)).toMatchObject(expected))
})

test("a picture that is another by now is measured again", async () => {
  await withChange(small, async (root) => {
    await listPictures(root)
    await draw("images/new.png", 300, 200)(root)
    expect(await listed(root, "images/new.png")).toMatchObject({ width: 300, height: 200 })
  })
})

test("a picture that is deleted while the pictures are listed is left out", async () => {
  await withChange(small, async (root) => {
    const known = await listPictures(root)
    // It is asked of each file between the listing of the files and their measuring.
    jest.spyOn(slots, "isPicture").mockImplementationOnce((path) => {
      rmSync(join(root, "images/new.png"))
      return path.endsWith(".png")
    })
    expect(await listPictures(root)).toEqual(known.filter(({ path }) => path !== "images/new.png"))
  })
})

test("without data/ there are no pictures", async () => {
  await withChange(unchanged, async (root) => expect(await listPictures(`${root}-none`)).toEqual([]))
})

test.each([
  ["a.PNG", "image/png"],
  ["a.jpeg", "image/jpeg"],
  ["a.svg", "image/svg+xml"],
  ["a.html", undefined],
  ["png", undefined],
])("a browser is told that %s is %s", (path, type) => {
  expect(mediaTypeOf(path)).toBe(type)
})

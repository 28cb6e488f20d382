import { rmSync } from "node:fs"
import { join } from "node:path"
import { all, draw, unchanged, withChange, write } from "../../../content/__tests__/support/changed-data"
import * as slots from "../../../content/pictures/slots"
import { listPictures, mediaTypeOf } from "../../server/pictures/picture-list"

const listed = (root: string, path: string) =>
  listPictures(root).then((pictures) => pictures.find((each) => each.path === path))

test("every picture is listed, with whether a file names it", async () => {
  await withChange(draw("images/new.png", 30, 20), async (root) => {
    expect(await listed(root, "images/cover.png")).toMatchObject({ isUnused: false })
    expect(await listed(root, "images/new.png")).toEqual({
      path: "images/new.png",
      width: 30,
      height: 20,
      isUnused: true,
    })
  })
})

test("a picture that a text names is used", async () => {
  const text = write("posts/a-small-database.md", "![A drawing](../images/new.png)\n")
  await withChange(all(draw("images/new.png", 30, 20), text), async (root) => {
    expect(await listed(root, "images/new.png")).toMatchObject({ isUnused: false })
  })
})

test("a photograph that lies on its side is measured upright", async () => {
  const turned = draw("images/turned.jpg", 30, 20, (image) => image.withMetadata({ orientation: 6 }).jpeg())
  await withChange(turned, async (root) => {
    expect(await listed(root, "images/turned.jpg")).toMatchObject({ width: 20, height: 30 })
  })
})

test("a file that is called a picture and is none has no size", async () => {
  await withChange(write("images/none.png", "words"), async (root) => {
    expect(await listed(root, "images/none.png")).toMatchObject({ width: 0, height: 0 })
  })
})

test("a picture that is another by now is measured again", async () => {
  await withChange(draw("images/new.png", 30, 20), async (root) => {
    await listPictures(root)
    await draw("images/new.png", 300, 200)(root)
    expect(await listed(root, "images/new.png")).toMatchObject({ width: 300, height: 200 })
  })
})

test("a picture that is deleted while the pictures are listed is left out", async () => {
  await withChange(draw("images/new.png", 30, 20), async (root) => {
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

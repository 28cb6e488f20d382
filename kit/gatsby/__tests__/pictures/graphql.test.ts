import { truncate, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { Node } from "gatsby"
import sharp from "sharp"
import { scratchFolder } from "../../../../__tests__/support/scratch-folder"
import { slots } from "../../../content/pictures/slots"
import { pictureFor } from "../../pictures/graphql"

let path: string
beforeEach(() => {
  path = join(scratchFolder(), "ada.webp")
})

const draw = async (width: number) =>
  writeFile(
    path,
    await sharp({ create: { width, height: width, channels: 3, background: "#222" } })
      .webp()
      .toBuffer(),
  )

/** Of Gatsby's file node, the fields that are used. */
const file = () =>
  ({
    absolutePath: path,
    relativePath: "ada.webp",
    extension: "webp",
    internal: { contentDigest: "" },
  }) as unknown as Node

const size = () => pictureFor(file(), slots.text, "")

test("a picture's size is read from its head, however long the file is", async () => {
  await draw(300)
  await truncate(path, 90 * 2 ** 20)
  expect(await size()).toMatchObject({ width: 300, height: 300 })
})

test("a picture that was replaced has its new size", async () => {
  await draw(300)
  await size()
  await draw(400)
  expect(await size()).toMatchObject({ width: 400, height: 400 })
})

import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import type { BuildArgs } from "gatsby"
import { writePictures } from "../../pictures/build"
import { blue, onePicture, red } from "./support/one-picture"

const picture = onePicture()

/** Creates a page that shows the picture as Gatsby has read it. */
async function makePage() {
  await picture.read()
  mkdirSync("public/page-data/about", { recursive: true })
  writeFileSync("public/page-data/about/page-data.json", JSON.stringify({ src: await picture.address() }))
}

/** The end of a build. */
function finish() {
  const reporter = {
    createProgress: () => ({ start: () => {}, tick: () => {}, done: () => {} }),
    panic: (text: string) => {
      throw new Error(`Gatsby ends: ${text}`)
    },
  }
  // The part of Gatsby's arguments that is used.
  return writePictures({ getNodesByType: picture.nodes, reporter } as unknown as BuildArgs)
}

test.each([
  ["changes", () => picture.draw(blue)],
  ["changes, and that Gatsby has read again,", () => picture.draw(blue).then(() => picture.read())],
  ["is deleted", async () => rmSync(picture.file())],
])("a picture that %s after the pages are made ends the build", async (_what, change) => {
  await picture.draw(red)
  await makePage()
  await change()
  await expect(finish()).rejects.toThrow(
    /^Gatsby ends: A picture was changed or deleted while the site was being built: a page shows ada-[0-9a-f]{10}-320\.png/,
  )
})

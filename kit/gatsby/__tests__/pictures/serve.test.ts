import { copyFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import sharp from "sharp"
import { servePictures } from "../../pictures/serve"
import { blue, onePicture, red } from "./support/one-picture"

const picture = onePicture()

type Answer = { readonly redirect: string } | { readonly file: string } | { readonly error: unknown } | "missing"

/** @returns the development server's response to a request for the address */
function answer(url: string): Promise<Answer> {
  return new Promise((resolve) => {
    servePictures(
      {
        get: (_path, handler) => {
          const response = {
            sendFile: (file: string) => resolve({ file }),
            redirect: (redirect: string) => resolve({ redirect }),
          }
          // Of request and response, the parts that are used.
          const [request, sent] = [{ url }, response] as unknown as [
            Parameters<typeof handler>[0],
            Parameters<typeof handler>[1],
          ]
          handler(request, sent, (error) => resolve(error ? { error } : "missing"))
        },
      },
      picture.nodes,
    )
  })
}

/** The colour in the middle of the file that is served, after redirects. */
async function colourAt(url: string): Promise<unknown> {
  const found = await answer(url)
  if (typeof found === "object" && "redirect" in found) return colourAt(`/pictures/${found.redirect}`)
  if (found === "missing" || "error" in found) return found
  return (await sharp(found.file).stats()).dominant
}

test("the address of a picture that was half-written when Gatsby read it leads to the whole one", async () => {
  writeFileSync(picture.file(), "")
  await picture.read()
  await picture.draw(red)
  const early = await picture.address()
  await picture.read()
  expect(await colourAt(early)).toEqual(red)
})

test("a picture that was replaced and put back is shown as it is, each time", async () => {
  await picture.draw(red)
  await picture.read()
  const first = await picture.address()
  await picture.draw(blue)
  expect(await colourAt(first)).toEqual(blue)
  await picture.draw(red)
  expect(await colourAt(first)).toEqual(red)
})

test("a picture that was deleted, and one that never was, are missing", async () => {
  await picture.draw(red)
  await picture.read()
  const former = await picture.address()
  rmSync(picture.file())
  expect([await answer(former), await answer("/pictures/ada-0123456789-20.png")]).toEqual(["missing", "missing"])
})

test("when one of two identical pictures is replaced, the other is shown as it was", async () => {
  await picture.draw(red)
  const copy = join(dirname(picture.file()), "copy/ada.png")
  mkdirSync(dirname(copy))
  copyFileSync(picture.file(), copy)
  await picture.read()
  const same = await picture.address()
  await picture.draw(blue)
  await picture.read(copy)
  expect(await colourAt(same)).toEqual(red)
})

test("a file that is no longer a picture is an error, which the preview's log shows", async () => {
  await picture.draw(red)
  await picture.read()
  const former = await picture.address()
  writeFileSync(picture.file(), "words")
  const { redirect } = (await answer(former)) as { redirect: string }
  expect(await answer(`/pictures/${redirect}`)).toMatchObject({
    error: { message: expect.stringContaining("unsupported") },
  })
})

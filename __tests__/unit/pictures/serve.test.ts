import { mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Node } from "gatsby"
import { createFileNode } from "gatsby-source-filesystem/create-file-node"
import sharp from "sharp"
import { pictureFor } from "../../../src/pictures/graphql"
import { servePictures } from "../../../src/pictures/serve"
import { slots } from "../../../src/pictures/slots"

const project = process.cwd()
let folder: string
let nodes: Node[]

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "served-")))
  // The store is in the working directory.
  process.chdir(folder)
  nodes = []
})

afterEach(() => {
  process.chdir(project)
  rmSync(folder, { recursive: true })
})

const picture = () => join(folder, "ada.png")

const drawing = (background: object) =>
  sharp({ create: { width: 400, height: 500, channels: 3, background } })
    .png()
    .toBuffer()

/** Gatsby reads the picture. */
async function read() {
  // Gatsby's types say Node; the nodes of gatsby-source-filesystem have more fields.
  nodes = [(await createFileNode(picture(), (id) => id, { name: "data", path: folder })) as unknown as Node]
}

/** @returns the address that a page gets for the picture */
async function address() {
  const [node] = nodes
  return (node && (await pictureFor(node, slots.speaker, "")))?.src ?? ""
}

type Answer = { readonly redirect: string } | { readonly file: string } | { readonly error: unknown } | "missing"

/** @returns what the development server answers to a request of the address */
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
      () => nodes,
    )
  })
}

/** The colour in the middle of the file that is answered, after redirects. */
async function colourAt(url: string): Promise<unknown> {
  const found = await answer(url)
  if (typeof found === "object" && "redirect" in found) return colourAt(`/pictures/${found.redirect}`)
  if (found === "missing" || "error" in found) return found
  return (await sharp(found.file).stats()).dominant
}

// A picture's dominant colour is of 16 levels; these are two of them.
const [red, blue] = [
  { r: 200, g: 8, b: 8 },
  { r: 8, g: 8, b: 200 },
]

test("a picture is encoded when it is requested", async () => {
  writeFileSync(picture(), await drawing(red))
  await read()
  expect(await colourAt(await address())).toEqual(red)
})

test("the address of a picture that was half-written when Gatsby read it leads to the whole one", async () => {
  writeFileSync(picture(), "")
  await read()
  writeFileSync(picture(), await drawing(red))
  const early = await address()
  await read()
  expect(await colourAt(early)).toEqual(red)
})

test("a picture that was replaced and put back is shown as it is, each time", async () => {
  writeFileSync(picture(), await drawing(red))
  await read()
  const first = await address()
  writeFileSync(picture(), await drawing(blue))
  expect(await colourAt(first)).toEqual(blue)
  writeFileSync(picture(), await drawing(red))
  expect(await colourAt(first)).toEqual(red)
})

test("a picture that was deleted is missing", async () => {
  writeFileSync(picture(), await drawing(red))
  await read()
  const former = await address()
  rmSync(picture())
  expect(await answer(former)).toBe("missing")
})

test("a file that is no picture any more is an error, which the preview's log shows", async () => {
  writeFileSync(picture(), await drawing(red))
  await read()
  const former = await address()
  writeFileSync(picture(), "words")
  const { redirect } = (await answer(former)) as { redirect: string }
  expect(await answer(`/pictures/${redirect}`)).toMatchObject({
    error: { message: expect.stringContaining("unsupported") },
  })
})

test("an address that no picture has is missing", async () => {
  expect(await answer("/pictures/ada-0123456789-20.png")).toBe("missing")
})

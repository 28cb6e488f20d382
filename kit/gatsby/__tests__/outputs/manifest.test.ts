import { readFile, writeFile } from "node:fs/promises"
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { join } from "node:path"
import type { Node } from "gatsby"
import sharp from "sharp"
import { scratchFolder } from "../../../../__tests__/support/scratch-folder"
import { manifest, serveFavicon, writeManifest } from "../../outputs/manifest"

const site = {
  language: "en-GB",
  name: "Ada Sample",
  seo: { title: "Ada Sample, fractional CTO", description: "Ada Sample leads engineering by the day." },
  iconUrl: "images/icon.png",
}

/** Content that does not depend on an owner's `data/`. */
const data = join(__dirname, "../../../content/__tests__/support/minimal-data")

test("the manifest says who the site is for, in the site's colours, in the direction of its language, below its path", () => {
  const color = expect.stringMatching(/^#[0-9a-f]{6}$/)
  expect(manifest({ ...site, language: "ar" }, "/team")).toMatchObject({
    name: "Ada Sample, fractional CTO",
    short_name: "Ada Sample",
    lang: "ar",
    dir: "rtl",
    start_url: "/team/",
    theme_color: color,
    icons: expect.arrayContaining([expect.objectContaining({ src: "/team/icons/icon-32x32.png" })]),
  })
  expect(manifest(site, "")).toMatchObject({ dir: "ltr", start_url: "/", background_color: color })
})

test("the icons that the manifest names are made of the owner's picture, square and in their sizes", async () => {
  const built = scratchFolder()
  await writeManifest({ getNodesByType: () => [site as unknown as Node], basePath: "" }, built, data)
  const { icons } = JSON.parse(await readFile(join(built, "manifest.webmanifest"), "utf8"))
  const made = await Promise.all(
    icons.map(async ({ src }: { src: string }) => {
      const { format, width, height } = await sharp(join(built, src)).metadata()
      return { format, width, height }
    }),
  )
  // The last is maskable.
  expect(made).toEqual([32, 180, 192, 512, 512].map((size) => ({ format: "png", width: size, height: size })))
})

test.each([
  'width="4096" height="4096"',
  'width="1000mm" height="1000mm"',
  'width="1" height="1"',
  'width="577" height="9"',
  "",
])("an SVG with %s is drawn as large as each icon is", async (size) => {
  const folder = scratchFolder()
  await writeFile(
    join(folder, "icon.svg"),
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>`,
  )
  const node = { ...site, iconUrl: "icon.svg" } as unknown as Node
  await writeManifest({ getNodesByType: () => [node], basePath: "" }, folder, folder)
  expect(await sharp(join(folder, "icons/icon-512x512.png")).metadata()).toMatchObject({ width: 512, height: 512 })
})

test("while there is no site.json, nothing is written", async () => {
  await expect(writeManifest({ getNodesByType: () => [], basePath: "" }, "no-such-folder")).resolves.toBeUndefined()
})

describe("in the preview", () => {
  let server: Server | undefined
  afterEach(() => server?.close())

  /** Requests the icon from a server that has nothing else. */
  async function favicon(...nodes: ReadonlyArray<typeof site>): Promise<Response> {
    const app = {
      get: (path: string, answer: Parameters<Parameters<typeof serveFavicon>[0]["get"]>[1]) => {
        server = createServer((request, response) => {
          if (request.url === path) answer(request, response, (error) => response.writeHead(error ? 500 : 404).end())
        })
      },
    }
    serveFavicon(app, () => nodes as unknown as Node[], data)
    const port = await new Promise<number>((resolve) =>
      server?.listen(0, "127.0.0.1", function (this: Server) {
        // A server that listens on a port has an address of this kind.
        resolve((this.address() as AddressInfo).port)
      }),
    )
    return fetch(`http://127.0.0.1:${port}/favicon.ico`)
  }

  test("a browser that asks for /favicon.ico gets the owner's icon", async () => {
    const answer = await favicon(site)
    expect(answer.headers.get("content-type")).toBe("image/png")
    expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ width: 32, height: 32 })
  })

  test.each([
    [
      "an icon that cannot be read is a failed request, and the preview goes on",
      500,
      [{ ...site, iconUrl: "images/no-such-icon.png" }],
    ],
    ["without a site.json there is no icon", 404, []],
  ])("%s", async (_what, status, nodes) => {
    expect((await favicon(...nodes)).status).toBe(status)
  })
})

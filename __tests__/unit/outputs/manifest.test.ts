import { mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Node } from "gatsby"
import sharp from "sharp"
import { manifest, writeManifest } from "../../../src/outputs/manifest"

const site = {
  language: "en-GB",
  name: "Ada Sample",
  seo: { title: "Ada Sample, fractional CTO", description: "Ada Sample leads engineering by the day." },
  iconUrl: "images/icon.svg",
}

test("the manifest says who the site is for, in the site's colours", () => {
  expect(manifest(site, "")).toMatchObject({
    name: "Ada Sample, fractional CTO",
    short_name: "Ada Sample",
    lang: "en-GB",
    dir: "ltr",
    start_url: "/",
    theme_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
  })
})

test("a language that is written from right to left is said so", () => {
  expect(manifest({ ...site, language: "ar" }, "").dir).toBe("rtl")
})

test("under a path prefix the manifest's addresses have it", () => {
  const { start_url, icons } = manifest(site, "/team")
  expect([start_url, icons[0]?.src]).toEqual(["/team/", "/team/icons/icon-32x32.png"])
})

test("the icons that the manifest names are made of the owner's picture, square and in their sizes", async () => {
  const built = await mkdtemp(join(tmpdir(), "manifest-"))
  await writeManifest({ getNodesByType: () => [site as unknown as Node], basePath: "" }, built)
  const { icons } = JSON.parse(await readFile(join(built, "manifest.webmanifest"), "utf8"))
  const made = await Promise.all(
    icons.map(async ({ src }: { src: string }) => {
      const { format, width, height } = await sharp(join(built, src)).metadata()
      return { format, width, height }
    }),
  )
  expect(made).toEqual([32, 180, 192, 512].map((size) => ({ format: "png", width: size, height: size })))
  await rm(built, { recursive: true })
})

test("while there is no site.json, nothing is written", async () => {
  await expect(writeManifest({ getNodesByType: () => [], basePath: "" }, "no-such-folder")).resolves.toBeUndefined()
})

import { mkdir, readdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { scratchFolder } from "../../../../__tests__/support/scratch-folder"
import { finishPages } from "../../finish/finish-pages"
import { end, page, scripts, start } from "./support/gatsbys-page"

let folder: string
beforeEach(async () => {
  folder = scratchFolder()
})

const write = (name: string, html: string) => writeFile(join(folder, name), html)
const written = (name: string) => readFile(join(folder, name), "utf8")

test("pages with the same setup for Gatsby's scripts share one file for it", async () => {
  for (const name of ["index.html", "other.html"]) await write(name, page("app"))
  await finishPages(folder)
  const [file, ...others] = (await readdir(folder)).filter((name) => name.endsWith(".js"))
  expect(others).toEqual([])
  for (const name of ["index.html", "other.html"]) expect(await written(name)).toContain(`"/site/${file}"`)
})

test("a form of one page is allowed on every page, since the router shows it on each", async () => {
  await write("index.html", page("app"))
  await write("other.html", page("app").replace("<p>", '<form action="https://letters.example/subscribe"></form><p>'))
  await finishPages(folder)
  for (const name of ["index.html", "other.html"])
    expect(await written(name)).toContain("connect-src 'self' https://letters.example;")
})

test("the router's style is gone, which a policy would have to allow", async () => {
  const wrapper = '<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper">'
  await write("index.html", page("app").replace("<p>", `${wrapper}<p>`))
  await finishPages(folder)
  expect(await written("index.html")).toContain('<div tabindex="-1" id="gatsby-focus-wrapper">')
  expect(await written("index.html")).not.toContain("unsafe-hashes")
})

test("what Gatsby keeps for its next build is not a page", async () => {
  await mkdir(join(folder, "_gatsby"))
  await write("_gatsby/slice.html", scripts("app"))
  await finishPages(folder)
  expect(await written("_gatsby/slice.html")).toBe(scripts("app"))
})

test("a page without Gatsby's scripts ends the build, and is named", async () => {
  await write("lost.html", start + end)
  await expect(finishPages(folder)).rejects.toThrow("lost.html has no scripts of Gatsby's")
})

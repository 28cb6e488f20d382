import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { picturesOfPages } from "../../update/pictures-of-pages"
import type { ComparedPictures } from "../../update/proof/tools"

/** A site's files: some pages with a word and a colour each. */
type Site = Readonly<Record<string, readonly [word: string, colour: string, height?: number]>>

async function compared(before: Site, after: Site, look: (looks: ComparedPictures) => void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "looks-"))
  try {
    const sites = { before: join(folder, "before"), after: join(folder, "after") }
    write(sites.before, before)
    write(sites.after, after)
    look(await picturesOfPages(sites, join(folder, "report"), new AbortController().signal))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function write(folder: string, site: Site): void {
  for (const [path, [word, colour, height = 300]] of Object.entries(site)) {
    const file = join(folder, path, "index.html")
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(
      file,
      `<!doctype html><title>${word}</title><body style="background: ${colour}; height: ${height}px">${word}</body>`,
    )
  }
}

test("pages that look the same are not named", () =>
  compared({ ".": ["Home", "teal"] }, { ".": ["Home", "teal"] }, (looks) =>
    expect(looks).toEqual({ changes: [], pictures: 2 }),
  ))

test("a page with another colour is named, with its pictures before and after at both widths", () =>
  compared(
    { ".": ["Home", "teal"], blog: ["Blog", "teal"], gone: ["Gone", "teal"] },
    { ".": ["Home", "teal"], blog: ["Blog", "coral"], new: ["New", "teal"] },
    (looks) => {
      expect(looks.pictures).toBe(4)
      expect(looks.changes.map(({ name }) => name)).toEqual(["/blog/ at 390 px", "/blog/ at 1440 px"])
      const files = looks.changes.flatMap(({ before, after }) => [before, after])
      expect(files.filter((path) => !existsSync(path))).toEqual([])
    },
  ))

test("a page of a hundred thousand pixels is compared from its top", () =>
  compared({ ".": ["Home", "teal", 100_000] }, { ".": ["Home", "coral", 100_000] }, (looks) =>
    expect(looks.changes).toHaveLength(2),
  ))

test("the pages that are left are compared in another browser if the system ends the first", async () => {
  const puppeteer = jest.requireActual<typeof import("puppeteer-core")>("puppeteer-core")
  const { launch } = puppeteer
  const launched = jest.spyOn(puppeteer, "launch").mockImplementationOnce(async (options) => {
    const browser = await launch(options)
    jest.spyOn(browser, "createBrowserContext").mockImplementationOnce(async (...args) => {
      await browser.close()
      return browser.createBrowserContext(...args)
    })
    return browser
  })
  await compared({ ".": ["Home", "teal"] }, { ".": ["Home", "coral"] }, (looks) =>
    expect(looks.changes).toHaveLength(2),
  )
  expect(launched).toHaveBeenCalledTimes(2)
})

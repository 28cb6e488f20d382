import { readdir, readFile, stat } from "node:fs/promises"
import { join } from "node:path"
import sharp from "sharp"
import { someOf } from "../../../../__tests__/support/runs"
import { scratchFolder } from "../../../../__tests__/support/scratch-folder"
import { chooseCardTexts } from "../../outputs/cards/card-texts"
import { cardPath, fitTitle, renderCardPng, renderCardSvg, writeCard } from "../../outputs/cards/draw-card"
import { type Fallback, fallbackWarning } from "../../outputs/cards/graphql"

const site = {
  name: "Ada Sample",
  role: "Fractional CTO",
  tagline: "Engineering leadership by the day",
  siteUrl: "https://ada.example",
}
const look = { percent: 30, sign: "<", direction: "ltr" } as const
const svgOf = async (title: string, owner = site) => renderCardSvg(await chooseCardTexts(title, owner), look)

describe("what a card says", () => {
  test.each([
    "Books worth a weekend",
    "Żaneta Gąsiorowska: mniej niż 25%",
    "“Quotes”, dashes – and € ½ × ±…",
    "Straße, français, smørrebrød, čeština, İstanbul",
  ])("the fonts can draw %s", async (title) => {
    expect(await chooseCardTexts(title, site)).toMatchObject({ title, missing: [], name: "Ada Sample" })
  })

  test.each([
    ["Japanese", "日本語の本", "日本語の本"],
    ["Arabic", "كتب تستحق القراءة", "كتب تستحق القراءة"],
    ["Hebrew", "ספרים", "ספרים"],
    ["Russian", "Книги на выходные", "Книги на выходные"],
    ["one emoji among Latin words", "We ship 🚀 on Fridays", "🚀"],
    ["an arrow", "8 → 120 people", "→"],
    ["one word", "Viele Grüße из Berlin", "из"],
  ])("of %s they cannot, and the card says the tagline", async (_what, title, missing) => {
    const words = await chooseCardTexts(title, site)
    expect(words.title).toBe("Engineering leadership by the day")
    expect(words.missing.join(" ")).toBe(missing)
  })

  test.each([
    [
      "without a tagline that can be drawn, the card says the owner's name",
      "日本語",
      { tagline: "日本語" },
      "Ada Sample",
    ],
    ["a name that cannot be drawn is left out beside a title that can", "Books", { name: "山田" }, "Books"],
  ])("%s", async (_what, given, own, title) => {
    expect(await chooseCardTexts(given, { ...site, ...own })).toMatchObject({ title, name: undefined })
  })

  test("if no text can be drawn, the card has no words, and is drawn all the same", async () => {
    const words = await chooseCardTexts("日本語", { ...site, name: "山田", role: "技術", tagline: "日本語" })
    expect(words).toMatchObject({ title: undefined, name: undefined, role: undefined })
    expect(await renderCardPng(await renderCardSvg(words, look))).not.toHaveLength(0)
  })

  test("characters without a glyph of their own are no obstacle: soft hyphens, direction marks, letters with combining accents", async () => {
    const { title, missing } = await chooseCardTexts(
      "Soft\u00adware\u200f for a cafe\u0301  \n©\ufe0f self\u2011made",
      site,
    )
    expect(title).toBe("Software for a café © self-made")
    expect(missing).toEqual([])
  })
})

describe("a title fits", () => {
  const long = "What forty engineering teams told me about the week in which the pipeline stopped, ".repeat(4)
  const titles = {
    "one word without end": "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung",
    "two hundred characters": long.slice(0, 200),
    "one word": "About",
    "more than anybody reads": long,
    "three hundred letters without a space": "x".repeat(300),
  }

  test("a short one is large, and smaller the longer it is", async () => {
    expect((await fitTitle("About", "ltr")).fontSize).toBeGreaterThanOrEqual(90)
    expect((await fitTitle(long.slice(0, 200), "ltr")).fontSize).toBeLessThan(60)
  })

  test("two hundred characters are shown whole; what is much longer ends in an ellipsis", async () => {
    expect(await fitTitle(long.slice(0, 200), "ltr")).not.toHaveProperty("lines")
    expect(await fitTitle(long, "ltr")).toHaveProperty("lines")
  })

  test.each(someOf(Object.entries(titles), 2))(
    "%s leaves everything else on the card as it is",
    async (_what, title) => {
      const others = [
        { left: 0, top: 0, width: 1200, height: 150 },
        { left: 830, top: 0, width: 370, height: 630 },
        { left: 0, top: 520, width: 1200, height: 110 },
      ]
      const pixels = async (words: string) => {
        const card = await renderCardPng(await svgOf(words))
        const parts = await Promise.all(others.map((part) => sharp(card).extract(part).greyscale().raw().toBuffer()))
        return Buffer.concat(parts)
      }
      const [empty, full] = [await pixels("."), await pixels(title)]
      // Palettes differ a little between pictures.
      const most = empty.reduce((most, value, index) => Math.max(most, Math.abs(value - (full[index] ?? 0))), 0)
      expect(most).toBeLessThan(24)
    },
  )
})

test("beside the title is the page's own picture, or its figure, instead of the site's", async () => {
  const png = await sharp({ create: { width: 9, height: 6, channels: 3, background: "navy" } })
    .png()
    .toBuffer()
  const words = await chooseCardTexts("Two teams", site)
  const picture = `data:image/png;base64,${png.toString("base64")}`
  const withPicture = await renderCardSvg(words, { ...look, beside: { picture } })
  expect(withPicture).toContain(picture)
  const withFigure = await renderCardSvg(words, { ...look, beside: { figure: "37 of 38", text: "stayed." } })
  expect(new Set([withPicture, withFigure, await renderCardSvg(words, look)]).size).toBe(3)
})

test("words of the title are in colour, and a title is not divided at a hyphen", async () => {
  const words = await chooseCardTexts("A CTO for less than 30%", site)
  expect(await renderCardSvg(words, { ...look, emphasis: "less than 30%" })).not.toBe(await renderCardSvg(words, look))
  expect((await fitTitle("Twenty-one thousand thirty-eight", "ltr")).width).toBeGreaterThan(0)
})

describe("the file", () => {
  test("is a PNG of 1200 by 630 pixels, and light", async () => {
    const png = await renderCardPng(await svgOf("Books worth a weekend"))
    expect(await sharp(png).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 })
    expect(png.length).toBeLessThan(60_000)
  })

  test("has the same bytes each time, and letters as lines, so that no font of the machine is in it", async () => {
    const [first, second] = [await svgOf("Books worth a weekend"), await svgOf("Books worth a weekend")]
    expect(second).toBe(first)
    expect(first).not.toMatch(/<text|font-family/)
    expect((await renderCardPng(second)).equals(await renderCardPng(first))).toBe(true)
  })

  test("has another address when the card changes", async () => {
    const books = cardPath(await svgOf("Books"))
    expect(books).toMatch(/^\/cards\/[0-9a-f]{16}\.png$/)
    expect(cardPath(await svgOf("Talks"))).not.toBe(books)
    expect(cardPath(await svgOf("Books", { ...site, role: "Interim CTO" }))).not.toBe(books)
  })

  test("from right to left is the mirror of left to right", async () => {
    const words = await chooseCardTexts("Books", site)
    expect(await renderCardSvg(words, { ...look, direction: "rtl" })).not.toBe(await renderCardSvg(words, look))
  })

  test("is written once, and not again by the next build", async () => {
    const folder = scratchFolder()
    const svg = await svgOf("Books")
    await Promise.all([writeCard(svg, folder), writeCard(svg, folder)])
    const file = join(folder, cardPath(svg))
    const { mtimeMs } = await stat(file)
    await writeCard(svg, folder)

    expect(await readdir(join(folder, "cards"))).toHaveLength(1)
    expect((await stat(file)).mtimeMs).toBe(mtimeMs)
    expect((await readFile(file)).equals(await renderCardPng(svg))).toBe(true)
  })
})

test("the owner is told which page's card shows something else, and why", () => {
  const books: [string, Fallback] = ["data/pages/books.json", { missing: ["🚀", "日本"], shown: "Ada Sample" }]
  expect(fallbackWarning(new Map([books]))).toBe(
    "The social card of data/pages/books.json shows “Ada Sample”: the site’s fonts have no letters for “🚀”, “日本”.",
  )
  const bridges: [string, Fallback] = [
    "the post small-bridges",
    { missing: ["日本", "東京", "大阪"], shown: undefined },
  ]
  expect(fallbackWarning(new Map([bridges]))).toContain("only the site’s mark")
  expect(fallbackWarning(new Map([books, bridges]))).toBe(
    "The social cards of 2 pages do not show their titles (that of data/pages/books.json shows “Ada Sample”): the site’s fonts have no letters for “🚀”, “日本”, “東京”, 1 more.",
  )
})

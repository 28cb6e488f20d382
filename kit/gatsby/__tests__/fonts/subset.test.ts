import promises from "node:fs/promises"
import { create, type Font } from "fontkitten"
import { type FontFile, fontFiles } from "../../fonts/subset"

const points = (letters: string) => new Set([...letters].map((letter) => letter.codePointAt(0) ?? 0))
const familiesIn = (files: readonly FontFile[]) =>
  files.map(({ face, further }) => `${face.family}${further ? "+" : ""}`)

function read({ bytes }: FontFile): Font {
  const font = create(bytes)
  if (font.isCollection) throw new Error("A file is a collection of fonts.")
  return font
}

test("plain letters are one file per font, and nothing else is in it", async () => {
  const files = await fontFiles(points("Abc 12"))
  expect(familiesIn(files)).toEqual(["Besley", "Public Sans"])
  for (const file of files) {
    const letters = String.fromCodePoint(...read(file).characterSet.filter((point) => point < 0xffff))
    expect([...new Set(letters)].sort().join("")).toBe(" 12Abc")
  }
})

test("letters of Latin Extended are in a further file, which has only those", async () => {
  const files = await fontFiles(points("Aął"))
  expect(familiesIn(files)).toEqual(["Besley", "Besley+", "Public Sans", "Public Sans+"])
  expect(files.map(({ letters }) => String.fromCodePoint(...letters))).toEqual(["A", "ął", "A", "ął"])
})

test("a letter that no font has is in no file", async () => {
  expect(await fontFiles(points("م"))).toEqual([])
})

test("weights go from the lightest to the boldest that the styles use", async () => {
  for (const file of await fontFiles(points("Aą"))) {
    expect(read(file).variationAxes.wght).toMatchObject({ min: 400, max: 700, default: 400 })
  }
})

test("without letters the files are whole", async () => {
  const files = await fontFiles()
  expect(familiesIn(files)).toEqual(["Besley", "Besley+", "Public Sans", "Public Sans+"])
  for (const file of files) {
    expect(read(file).characterSet).toEqual(expect.arrayContaining([...file.letters]))
    expect(file.letters.length).toBeGreaterThan(100)
  }
})

test("an incomplete font is named", async () => {
  jest.spyOn(promises, "readFile").mockResolvedValue(Buffer.from("wOF2"))
  await expect(fontFiles(points("A"))).rejects.toThrow("The font @fontsource-variable/besley/")
})

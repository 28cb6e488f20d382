import { readFileSync } from "node:fs"
import { create } from "fontkitten"
import { faces } from "../../kit/gatsby/fonts/faces"
import { forEachOwner } from "./support/site"

const lettersIn = (font: Buffer): number[] => {
  const read = create(font)
  return read.isCollection ? [] : read.characterSet
}

forEachOwner(({ files, bytes, text }) => {
  /** Every letter of the pages, in texts and in what screen readers read out for pictures and fields. */
  const lettersOfPages = () =>
    new Set(
      files(".html")
        .map((path) =>
          text(path)
            .replace(/<(script|style|code)[ >].*?<\/\1>|<[^>]*>/gs, "")
            .normalize("NFC"),
        )
        .join(""),
    )

  for (const { family, name, sources } of faces)
    test(`${family} has every letter of the site's pages that the whole font has`, () => {
      const whole = new Set(sources.flatMap((source) => lettersIn(readFileSync(require.resolve(source)))))
      const own = files(".woff2").filter((path) => path.startsWith(`static/${name}`))
      const built = new Set(own.flatMap((path) => lettersIn(bytes(path))))
      const lost = [...lettersOfPages()].filter((letter) => {
        const point = letter.codePointAt(0) ?? 0
        return whole.has(point) && !built.has(point)
      })
      expect(built.size).toBeGreaterThan(60)
      expect(lost).toEqual([])
    })
})

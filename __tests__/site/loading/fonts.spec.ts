import { readFileSync } from "node:fs"
import { create } from "fontkitten"
import type { Owner } from "../../../scripts/support/owners"
import { faces } from "../../../src/fonts/faces"
import { builtFile, builtFiles } from "../support/built-files"
import { expect, test } from "../support/test"

const lettersIn = (font: Buffer): number[] => {
  const read = create(font)
  return read.isCollection ? [] : read.characterSet
}

/** Every letter of the owner's pages, in texts and in what is read of pictures and fields. */
function lettersOfPages(owner: Owner): Set<string> {
  const pages = builtFiles(".html", owner).map((path) => builtFile(path, owner).toString())
  return new Set(
    pages.map((html) => html.replace(/<(script|style|code)[ >].*?<\/\1>|<[^>]*>/gs, "").normalize("NFC")).join(""),
  )
}

for (const { family, name, sources } of faces) {
  test(`${family} has every letter of the site's pages that there is in it`, async ({ owner }) => {
    const whole = new Set(sources.flatMap((source) => lettersIn(readFileSync(require.resolve(source)))))
    const files = builtFiles(".woff2", owner).filter((path) => path.startsWith(`static/${name}`))
    const built = new Set(files.flatMap((path) => lettersIn(builtFile(path, owner))))
    const lost = [...lettersOfPages(owner)].filter((letter) => {
      const point = letter.codePointAt(0) ?? 0
      return whole.has(point) && !built.has(point)
    })
    expect(built.size).toBeGreaterThan(60)
    expect(lost).toEqual([])
  })
}

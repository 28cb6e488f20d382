import { faceRules, fontList } from "../../fonts/build"
import { faces } from "../../fonts/faces"

const [besley] = faces
if (!besley) throw new Error("There are no fonts.")
const file = (letters: readonly number[], further: boolean) => ({
  face: besley,
  bytes: Buffer.alloc(0),
  letters,
  further,
})

test("a font's first file is for all letters, a further one for its own, those beside each other as a range", () => {
  expect(faceRules([file([0x41, 0x42], false)])).not.toContain("unicode-range")
  expect(faceRules([file([0x104, 0x105, 0x106, 0x141, 0x17b, 0x17c], true)])).toMatch(
    /url\("\.\/besley-further\.woff2"\)[^}]*unicode-range: U\+104-106, U\+141, U\+17B-17C;/,
  )
})

test("the list names each file's font, and the letters of a further one", () => {
  const list = fontList([file([0x41], false), file([0x105, 0x142], true)])
  expect(list).toContain('{ address: file0, family: "Besley" }')
  expect(list).toContain('{ address: file1, family: "Besley", only: "ął" }')
})

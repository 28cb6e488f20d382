import { withoutSoftHyphens } from "../../language/soft-hyphens"

/** How wide letters are beside their size, in Public Sans of the weight of the menu; each a little more than the widest of its kind. */
const widths: ReadonlyArray<readonly [letters: RegExp, width: number]> = [
  [/\p{M}/u, 0],
  [/[\s.,:;'’|!()iíìîïıjlłIftr-]/u, 0.36],
  [/[mwMWæœÆŒ@%—…\p{Script=Cyrillic}]/u, 0.88],
  [/\p{Lu}/u, 0.7],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}]/u, 1.05],
]

/** The width of all other letters. */
const usual = 0.58

/** In rem: the letters of the menu, and those of the name, which stands in a wider font. */
const size = { label: 0.9375, name: 1.125 * 1.08 }

/** In rem, what is between and around the words but the gaps: the mark and its gap, the gap behind the name, the button's frame, the switch. */
const fixed = 2.625 + 0.65 + 1.25 + 2 * size.label + 0.125 + 2

/** In rem, where the row begins at the earliest; on a page that is wider than the last, the row is no wider. */
const [earliest, latest] = [60, 78]

/** No screen is so wide. */
const never = 600

const widthOf = (text: string): number =>
  [...withoutSoftHyphens(text)].reduce((sum, letter) => {
    const [, width = usual] = widths.find(([letters]) => letters.test(letter)) ?? []
    return sum + width
  }, 0)

const between = (least: number, value: number, most: number) => Math.min(Math.max(least, value), most)

/**
 * @param name of the owner
 * @param labels of the menu
 * @returns how wide a page has to be for name and menu to stand in one row, in rem; an estimate that is rather too wide, the same in the
 *   build and in the browser
 */
export function rowWidth(name: string, labels: readonly string[]): number {
  const words = widthOf(name) * size.name + labels.reduce((sum, label) => sum + widthOf(label) * size.label, 0)
  for (let page = earliest; page <= latest; page += 1) {
    // As src/styles/tokens.css and header.module.css have them.
    const gutter = between(1.25, page * 0.04, 3)
    const gap = between(1, page * 0.02, 1.75)
    if (fixed + words + gap * labels.length <= Math.min(72, page - 2 * gutter)) return page
  }
  return never
}

/** How wide the row's measure is beside the page, so that it has the same width whenever the row begins to fit. */
export const rowFit = (name: string, labels: readonly string[]): number =>
  Math.round((1000 * earliest) / rowWidth(name, labels)) / 1000

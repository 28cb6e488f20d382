import { normalizeText, type TextIndex, type TextMatch } from "../content/text-index"

/**
 * Of values with the same words, the one is meant whose neighbours in the content are its neighbours on the page.
 *
 * @param matches of a click, in any order
 * @param target the clicked element
 * @param index of the content
 * @returns the matches, likeliest first; in their order where nothing tells them apart
 */
export function likeliestFirst<Match extends TextMatch>(
  matches: readonly Match[],
  target: Element,
  index: TextIndex,
): Match[] {
  if (matches.length < 2) return [...matches]
  const scores = matches.map((): number[] => [])
  // First those that look the same, such as the other links of a menu, and then any.
  for (const isAlike of [true, false])
    for (let around = target.parentElement; around; around = around.parentElement) {
      const texts = textsBeside(around, target, isAlike)
      for (const [at, match] of matches.entries())
        scores[at]?.push(texts.filter((text) => index.exact.get(text)?.some((other) => isBeside(other, match))).length)
    }
  const order = [...matches.keys()].sort((one, other) => {
    const [first = [], second = []] = [scores[one], scores[other]]
    const level = first.findIndex((score, at) => score !== second[at])
    return level < 0 ? one - other : (second[level] ?? 0) - (first[level] ?? 0)
  })
  return order.flatMap((at) => matches[at] ?? [])
}

/** More texts than these tell nothing more. */
const maxTexts = 60

function textsBeside(around: Element, target: Element, isAlike: boolean): readonly string[] {
  const others = [...around.querySelectorAll(isAlike ? target.tagName : "*")].filter(
    (element) =>
      element !== target &&
      (isAlike ? element.className === target.className : element.childElementCount === 0) &&
      (element.textContent ?? "").length < 200,
  )
  return [...new Set(others.slice(0, maxTexts).map(({ textContent }) => normalizeText(textContent ?? "")))]
}

/** Whether a value is another one in the same group or list. */
function isBeside({ file, path }: TextMatch, match: TextMatch): boolean {
  const differs = match.path.findIndex((step, index) => path[index] !== step)
  return file === match.file && differs === match.path.length - 1
}

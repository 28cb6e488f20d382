import { faces } from "./faces"
import type { Letters } from "./letters"

/** What is not drawn, or has no shape of its own: spaces, line ends, marks of direction, soft hyphens, the wish for an emoji's picture. */
const unseen = /[\p{Cc}\p{Cf}\p{Z}\p{Variation_Selector}]/u

/** Of the files that letters are in this many are named. */
const named = 3

/**
 * @param letters of the site
 * @param had by family, the code points in its files
 * @returns a line that names the letters of the content which fonts lack, with their files; none if no letter is lacking
 */
export function missingLetters(
  letters: Letters,
  had: Readonly<Record<string, ReadonlySet<number>>>,
): string | undefined {
  const lacking = new Map<string, string[]>()
  for (const [letter, files] of letters) {
    if (files.length === 0 || unseen.test(letter)) continue
    const without = faces.map(({ family }) => family).filter((family) => !had[family]?.has(letter.codePointAt(0) ?? 0))
    if (without.length === 0) continue
    const fonts = without.join(" and ")
    lacking.set(fonts, [...(lacking.get(fonts) ?? []), letter])
  }
  if (lacking.size === 0) return undefined
  const parts = [...lacking].map(([fonts, lacked]) => {
    const files = [...new Set(lacked.flatMap((letter) => letters.get(letter) ?? []))].sort()
    const more = files.length > named ? ` and ${files.length - named} more` : ""
    return `${fonts}: ${lacked.sort().join(" ")} (in ${files.slice(0, named).join(", ")}${more})`
  })
  return `Shown in a font of the visitor's device, because the site's fonts lack them: ${parts.join("; ")}.`
}

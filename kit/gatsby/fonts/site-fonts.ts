import { weights } from "./faces"
import type { FontFile } from "./subset"

/** @returns the name of a font's file; webpack adds the hash of its content */
export const fontFileName = ({ face, further }: FontFile): string => `${face.name}${further ? "-further" : ""}.woff2`

/**
 * A further file has a unicode-range of its own characters, and comes after the font's first file, because the last rule for a character wins (CSS Fonts 4,
 * section 4.5).
 *
 * @param files of all fonts
 * @returns the CSS that assigns the files to the families
 */
export const faceRules = (files: readonly FontFile[]): string =>
  files
    .map((file) => {
      const range = file.further ? `\n  unicode-range: ${unicodeRange(file.letters)};` : ""
      return `@font-face {
  font-family: "${file.face.family}";
  src: url("./${fontFileName(file)}") format("woff2");
  font-weight: ${weights.min} ${weights.max};
  font-display: swap;${range}
}
`
    })
    .join("\n")

/**
 * @param files of all fonts
 * @returns a module with the list `siteFonts` (src/types.d.ts): each file's address, its family, and the characters of a further file
 */
export function fontList(files: readonly FontFile[]): string {
  const imports = files.map((file, index) => `import file${index} from "./${fontFileName(file)}"`)
  const entries = files.map(({ face, further, letters }, index) => {
    const only = further ? `, only: ${JSON.stringify(String.fromCodePoint(...letters))}` : ""
    return `  { address: file${index}, family: ${JSON.stringify(face.family)}${only} },`
  })
  return `${[...imports, "export const siteFonts = [", ...entries, "]"].join("\n")}\n`
}

/** @returns ascending code points in CSS syntax: U+104-107, U+119 */
function unicodeRange(points: readonly number[]): string {
  const runs: Array<[first: number, last: number]> = []
  for (const point of points) {
    const run = runs.at(-1)
    if (run?.[1] === point - 1) run[1] = point
    else runs.push([point, point])
  }
  const hex = (point: number) => point.toString(16).toUpperCase()
  return runs.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ""}`).join(", ")
}

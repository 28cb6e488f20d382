/** An address within the same file. */
const within = /^\s*#/

/** A pixel image embedded in the file. */
const embedded = /^\s*data:image\/(?:png|jpe?g|gif|webp|avif|bmp)[;,]/i

/** Allowed in `url()`: a part of the same file, or an embedded picture or font. */
const localUrl =
  /url\(\s*(?:"#[^"\\]*"|'#[^'\\]*'|#[^\s"'()\\]*|(["']?)data:(?:image\/(?:png|jpe?g|gif|webp|avif|bmp)|font\/[\w+.-]+|application\/(?:x-)?font-[\w+.-]+)[;,][^"'()\\]*\1)\s*\)/gi

/** Other CSS functions that load resources. */
const loading = /(?:^|[^\w])((?:-webkit-)?image-set|image|src|cross-fade|element|paint)\(/i

/**
 * @param value of href
 * @param isPicture whether the element shows a picture
 * @returns whether it points outside the file
 */
export const pointsOutside = (value: string, isPicture: boolean): boolean =>
  !within.test(value) && !(isPicture && embedded.test(value))

/**
 * @param css a style sheet, declarations, or one value
 * @returns the first construct in it that loads an external resource, such as @import; undefined if there is none
 */
export function findLoadedResource(css: string): string | undefined {
  const read = unescaped(css)
  if (/@import/i.test(read)) return "@import"
  const [, name] = loading.exec(read) ?? []
  if (name) return `${name}()`
  // Local ones are counted before unescaping: drawing programs do not write escaped addresses.
  const all = read.match(/url\(/gi) ?? []
  return all.length > (css.match(localUrl) ?? []).length ? "url()" : undefined
}

/** In CSS, \75rl( also means url(. */
const unescaped = (css: string): string =>
  css.replace(/\\(?:([\da-f]{1,6})(?:\r\n|[ \t\r\n\f])?|([^\r\n\f]))/gi, (_written, hex?: string, letter?: string) => {
    const code = Number.parseInt(hex ?? "", 16)
    return hex === undefined ? (letter ?? "") : code > 0x10ffff ? "\ufffd" : String.fromCodePoint(code)
  })

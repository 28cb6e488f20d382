/** An address within the same file. */
const within = /^\s*#/

/** A picture in pixels that stands in the file itself. */
const embedded = /^\s*data:image\/(?:png|jpe?g|gif|webp|avif|bmp)[;,]/i

/** What `url()` may hold: a part of the same file, or a picture or font that stands in it. */
const localUrl =
  /url\(\s*(?:"#[^"\\]*"|'#[^'\\]*'|#[^\s"'()\\]*|(["']?)data:(?:image\/(?:png|jpe?g|gif|webp|avif|bmp)|font\/[\w+.-]+|application\/(?:x-)?font-[\w+.-]+)[;,][^"'()\\]*\1)\s*\)/gi

/** Other functions of CSS that load what they name. */
const loading = /(?:^|[^\w])((?:-webkit-)?image-set|image|src|cross-fade|element|paint)\(/i

/**
 * @param value of href
 * @param isPicture whether the element shows a picture
 * @returns whether it leads out of the file
 */
export const leadsOut = (value: string, isPicture: boolean): boolean =>
  !within.test(value) && !(isPicture && embedded.test(value))

/**
 * @param css a style sheet, declarations, or one value
 * @returns what in it loads something from elsewhere, such as @import; undefined if nothing does
 */
export function loadedFrom(css: string): string | undefined {
  const read = unescaped(css)
  if (/@import/i.test(read)) return "@import"
  const [, name] = loading.exec(read) ?? []
  if (name) return `${name}()`
  // Counted in what was written: an escaped address is none that drawing programs write.
  const all = read.match(/url\(/gi) ?? []
  return all.length > (css.match(localUrl) ?? []).length ? "url()" : undefined
}

/** In CSS, \75rl( is url( as well. */
const unescaped = (css: string): string =>
  css.replace(/\\(?:([\da-f]{1,6})(?:\r\n|[ \t\r\n\f])?|([^\r\n\f]))/gi, (_written, hex?: string, letter?: string) => {
    const code = Number.parseInt(hex ?? "", 16)
    return hex === undefined ? (letter ?? "") : code > 0x10ffff ? "\ufffd" : String.fromCodePoint(code)
  })

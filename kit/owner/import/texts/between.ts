/**
 * Replaces the text between an opening mark and the next closing one, in linear time: a single pattern for both would search the rest of the text again
 * for each unclosed mark.
 *
 * @param text that has the marks
 * @param open a pattern with the flag g
 * @param closing returns the pattern, with the flag g, that closes an opening mark; patterns with the same source count as the same
 * @param change is given the opening mark, the text between the marks, and the whole including both marks
 * @param outside changes the text outside the marks
 */
export function replaceBetween(
  text: string,
  open: RegExp,
  closing: (found: RegExpExecArray) => RegExp,
  change: (found: RegExpExecArray, inner: string, whole: string) => string,
  outside: (part: string) => string = (part) => part,
): string {
  const parts: string[] = []
  const unclosed = new Set<string>()
  let done = 0
  for (const found of text.matchAll(open)) {
    const close = closing(found)
    if (found.index < done || unclosed.has(close.source)) continue
    const start = found.index + found[0].length
    close.lastIndex = start
    const end = close.exec(text)
    if (!end) {
      unclosed.add(close.source)
      continue
    }
    const next = end.index + end[0].length
    parts.push(outside(text.slice(done, found.index)))
    parts.push(change(found, text.slice(start, end.index), text.slice(found.index, next)))
    done = next
  }
  return parts.join("") + outside(text.slice(done))
}

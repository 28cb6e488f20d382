/** Words to find, and those to write in their place. */
export interface ReplacedWords {
  readonly find: string
  readonly to: string
}

/** Longer texts are hardly ever repeated within others. */
const maxLength = 100

/** Shorter words are in too many texts that mean something else. */
const minLetters = 6

/**
 * @param before a former value
 * @param after the value now
 * @returns what may stand within other texts, best first: the whole value, and the words of it that are others now. Both have at least six letters
 * or a figure
 */
export function findReplacedWords(before: string, after: string): readonly ReplacedWords[] {
  const [find, to] = [before, after].map((value) => value.replace(/^mailto:/i, "").trim())
  const all = [{ find: find ?? "", to: to ?? "" }, changedWords(find ?? "", to ?? "")]
  return all.filter(
    (each, index) =>
      isTelling(each.find) && each.find !== each.to && all.findIndex(({ find: one }) => one === each.find) === index,
  )
}

const isTelling = (words: string): boolean =>
  words.length <= maxLength && (/\p{N}/u.test(words) || (words.match(/\p{L}/gu) ?? []).length >= minLetters)

/** The words between those that both texts begin and end with, without the signs around them. */
function changedWords(before: string, after: string): ReplacedWords {
  const [old, now] = [before.split(/\s+/), after.split(/\s+/)]
  const most = Math.min(old.length, now.length)
  let start = 0
  while (start < most && old[start] === now[start]) start += 1
  let end = 0
  while (end < most - start && old[old.length - 1 - end] === now[now.length - 1 - end]) end += 1
  const [find, to] = [old, now].map((words) => words.slice(start, words.length - end).join(" ")) as [string, string]
  const sign = /[.,;:!?)\]"'”’»]+$/.exec(find)?.[0]
  const isSame = sign !== undefined && to.endsWith(sign)
  return isSame ? { find: find.slice(0, -sign.length), to: to.slice(0, -sign.length) } : { find, to }
}

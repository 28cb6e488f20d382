import { words } from "../../words/words"

/** The studio's language as the browser's user has it: days are written otherwise in Britain than in America. */
const locale = (): string => navigator.languages.find((each) => each.split("-")[0] === words.language) ?? words.language

/** @returns a time in ISO 8601 with its weekday, date and time of day */
export const formatTime = (date: string): string =>
  new Date(date).toLocaleString(locale(), { dateStyle: "full", timeStyle: "short" })

/** @returns the day of a time in ISO 8601, with its year */
export const formatDay = (date: string): string => new Date(date).toLocaleDateString(locale(), { dateStyle: "long" })

/**
 * @param date in ISO 8601
 * @param now the present time
 * @returns when that was, in words for the end of a sentence
 */
export function formatRelativeTime(date: string, now = new Date()): string {
  const then = new Date(date)
  const time = then.toLocaleTimeString(locale(), { timeStyle: "short" })
  const yesterday = new Date(now)
  yesterday.setDate(now.getDate() - 1)
  if (then.toDateString() === now.toDateString()) return words.times.today(time)
  if (then.toDateString() === yesterday.toDateString()) return words.times.yesterday(time)
  return words.times.on(formatDay(date), time)
}

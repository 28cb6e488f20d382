import { bitsOf, digit, sealed, unsealed } from "../ui/sealed-fragment"
import { type Answers, unanswered, unknown } from "./scoring"

/**
 * A result as the fragment of an address, which is never sent to a server. Version 1 of a result:
 *
 *     r1=  code  day  answers  check
 *          3     3    n / 2    2      characters of six bits each
 *
 * `code` identifies the questions (kit/gatsby/nodes/assessments.ts), `day` counts from 1 January 2020, each answer has three bits, and `check` detects
 * truncation and changes. A team's fragment is `t1=`, the code, day and answers of each person, optionally followed by `~` and a name, separated by dots, and a
 * check.
 */
const dayZero = Date.UTC(2020, 0, 1)
const dayLength = 86_400_000

/** Answers, and the day on which they were given. */
export interface Result {
  /** Days since 1 January 2020. */
  readonly day: number
  readonly answers: Answers
}

/** A result with the person's name; empty if not given. */
export interface Member extends Result {
  readonly name: string
}

/** The questions to read a fragment for. */
export interface QuestionSet {
  readonly code: string
  /** The number of answers to each question. */
  readonly counts: readonly number[]
}

/** Why a fragment is not a result of these questions. */
type ReadError = "damaged" | "old" | "version"

/** The maximum size of a team: as many as fit a meeting. */
export const maxMembers = 30
/** In code points: a link never splits one. */
export const maxNameLength = 40

/** @returns today as a result's day, by the visitor's calendar */
export function today(): number {
  const now = new Date()
  return Math.floor((Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) - dayZero) / dayLength)
}

/** @returns the day as a date at midnight, UTC */
export const dateOf = (day: number): Date => new Date(dayZero + day * dayLength)

/** @returns the encoded answers, two per character */
export const writeAnswers = (answers: Answers): string =>
  answers
    .flatMap((answer, index) => (index % 2 ? [] : [digit(answer * 8 + (answers[index + 1] ?? unanswered))]))
    .join("")

/** @returns the answers, or undefined if they do not fit these questions */
export function readAnswers(text: string, counts: readonly number[]): Answers | undefined {
  if (text.length !== Math.ceil(counts.length / 2)) return undefined
  const answers = [...text].flatMap((character) => {
    const pair = bitsOf(character)
    return [pair >> 3, pair & 7]
  })
  const fits = answers.every(
    (answer, index) =>
      answer === unanswered ||
      (answer >= 0 && index < counts.length && (answer === unknown || answer < (counts[index] ?? 0))),
  )
  return fits ? answers.slice(0, counts.length) : undefined
}

const writeDay = (day: number): string => digit(day >> 12) + digit(day >> 6) + digit(day)

function read(text: string, counts: readonly number[]): Result | undefined {
  const [first = -1, second = -1, third = -1] = [...text.slice(0, 3)].map(bitsOf)
  const answers = readAnswers(text.slice(3), counts)
  return answers && Math.min(first, second, third) >= 0
    ? { day: (first << 12) | (second << 6) | third, answers }
    : undefined
}

/** @returns the fragment of a result, without # */
export const writeResult = ({ day, answers }: Result, code: string): string =>
  `r1=${sealed(code + writeDay(day) + writeAnswers(answers))}`

/** @returns the fragment of a team's results, without #, with names only if `withNames` */
export const writeTeam = (members: readonly Member[], code: string, withNames: boolean): string =>
  `t1=${sealed(
    code +
      members
        .map(
          ({ day, answers, name }) =>
            writeDay(day) + writeAnswers(answers) + (withNames && name ? `~${escaped(nameInLink(name))}` : ""),
        )
        .join("."),
  )}`

/**
 * @param name any text, possibly with half a surrogate pair where a browser truncated an emoji
 * @returns the name for a link: at most `maxNameLength` code points, without halves of pairs
 */
export const nameInLink = (name: string): string =>
  [...name]
    .slice(0, maxNameLength)
    .join("")
    .replace(/\p{Surrogate}/gu, "\ufffd")

const escaped = (name: string): string =>
  encodeURIComponent(name).replace(/[.~]/g, (sign) => (sign === "." ? "%2E" : "%7E"))

function unescaped(name: string): string | undefined {
  try {
    return nameInLink(decodeURIComponent(name))
  } catch (error) {
    // Cut off within a character.
    if (error instanceof URIError) return undefined
    throw error
  }
}

/**
 * @param text a pasted address with a fragment, or the fragment alone; any text
 * @param questionSet the page's questions
 * @returns the results in it, one or a team's; or why they cannot be read; undefined if it has no fragment of this kind
 */
export function readLink(text: string, { code, counts }: QuestionSet): readonly Member[] | ReadError | undefined {
  const found = /(?:^|#)([rt])(\d+)=([\w%~.!*'()-]*)/.exec(text.trim())
  if (!found) return undefined
  const [, kind, version, sealedText = ""] = found
  if (version !== "1") return "version"
  const body = unsealed(sealedText)
  if (body === undefined) return "damaged"
  if (!body.startsWith(code)) return "old"
  const members = body
    .slice(code.length)
    .split(".", kind === "r" ? 1 : maxMembers)
    .map((part) => {
      const [result = "", name = ""] = part.split("~")
      const [known, called] = [read(result, counts), unescaped(name)]
      return known && called !== undefined ? { ...known, name: called } : undefined
    })
  const all = members.filter((member) => member !== undefined)
  return all.length === members.length ? all : "damaged"
}

import { type Answers, unanswered, unknown } from "./scoring"

/**
 * A result as the fragment of an address, which no server is sent. Version 1 of a result:
 *
 *     r1=  code  day  answers  check
 *          3     3    n / 2    2      characters, each worth six bits
 *
 * `code` tells which questions were asked (src/content/assessments.ts), `day` is counted from 1 January 2020, each question has three bits, and `check` finds
 * what was cut off or changed. A team's is `t1=`, the code, for each person day, answers and, if wanted, `~` and a name, with dots between them, and a check.
 */
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

const dayZero = Date.UTC(2020, 0, 1)
const dayLength = 86_400_000

/** Answers, and the day on which they were given. */
export interface Result {
  /** Of 1 January 2020, which is 0. */
  readonly day: number
  readonly answers: Answers
}

/** A result and whose it is; empty if nobody said. */
export interface Member extends Result {
  readonly name: string
}

/** What a fragment is read with. */
export interface Asked {
  readonly code: string
  /** How many answers each question has. */
  readonly counts: readonly number[]
}

/** Why a fragment is no result of these questions. */
export type Mistake = "damaged" | "old" | "version"

/** As many people as a meeting has. */
export const mostMembers = 30
/** In code points, of which a link keeps whole ones. */
export const longestName = 40

/** @returns today, as a result counts days, by the visitor's calendar */
export function today(): number {
  const now = new Date()
  return Math.floor((Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) - dayZero) / dayLength)
}

/** @returns the day as a date at midnight, UTC */
export const dateOf = (day: number): Date => new Date(dayZero + day * dayLength)

const digit = (value: number): string => alphabet.charAt(value & 63)
const bitsOf = (character: string | undefined): number => (character ? alphabet.indexOf(character) : -1)

/** @returns the answers, two in each character */
export const writeAnswers = (answers: Answers): string =>
  answers
    .flatMap((answer, index) => (index % 2 ? [] : [digit(answer * 8 + (answers[index + 1] ?? unanswered))]))
    .join("")

/** @returns the answers, or nothing if they are not to these questions */
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

/** Two characters that change with every other. */
function checkOf(text: string): string {
  let sum = 7
  for (const character of text) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 4093
  return digit(sum >> 6) + digit(sum)
}

const sealed = (text: string): string => text + checkOf(text)

/** @returns the fragment of a result, without # */
export const writeResult = ({ day, answers }: Result, code: string): string =>
  `r1=${sealed(code + writeDay(day) + writeAnswers(answers))}`

/** @returns the fragment of a team's results, without #, with names only if they are wanted */
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
 * @param name any text: half of a surrogate pair is what a browser's cut of an emoji leaves
 * @returns the name as a link can hold it: at most `longestName` code points, none of them half of a pair
 */
export const nameInLink = (name: string): string =>
  [...name]
    .slice(0, longestName)
    .join("")
    .replace(/\p{Surrogate}/gu, "\ufffd")

const escaped = (name: string): string =>
  encodeURIComponent(name).replace(/[.~]/g, (sign) => (sign === "." ? "%2E" : "%7E"))

function unescaped(name: string): string | undefined {
  try {
    return nameInLink(decodeURIComponent(name))
  } catch (error) {
    // Cut off in the middle of a letter.
    if (error instanceof URIError) return undefined
    throw error
  }
}

/**
 * @param text an address with a fragment, or the fragment alone, as it was pasted; anything at all
 * @param asked what the page asks
 * @returns the results in it, one or a team's; or what is wrong with it; nothing if it has no fragment of this kind
 */
export function readLink(text: string, { code, counts }: Asked): readonly Member[] | Mistake | undefined {
  const found = /(?:^|#)([rt])(\d+)=([\w%~.!*'()-]*)/.exec(text.trim())
  if (!found) return undefined
  const [, kind, version, sealedText = ""] = found
  if (version !== "1") return "version"
  const body = sealedText.slice(0, -2)
  if (sealed(body) !== sealedText) return "damaged"
  if (!body.startsWith(code)) return "old"
  const members = body
    .slice(code.length)
    .split(".", kind === "r" ? 1 : mostMembers)
    .map((part) => {
      const [result = "", name = ""] = part.split("~")
      const [known, called] = [read(result, counts), unescaped(name)]
      return known && called !== undefined ? { ...known, name: called } : undefined
    })
  const all = members.filter((member) => member !== undefined)
  return all.length === members.length ? all : "damaged"
}

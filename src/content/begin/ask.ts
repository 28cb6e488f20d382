import type { Terminal } from "../new/ask"
import { confirm, input } from "../prompts"
import { mistakeIn, normalized, profileOf } from "./answers"
import { type Given, type Key, type Question, questions } from "./questions"
import { wordsLanguage } from "./site"
import { wordsByLanguage } from "./words/words"

/**
 * Asks for everything that the flags leave open. An answer with a mistake is asked for again.
 *
 * @param given by flags
 * @param guess the site's address, if it can be guessed
 * @param terminal to ask in
 * @returns all answers as typed
 */
export async function ask(given: Given, guess: string | undefined, terminal: Terminal): Promise<Given> {
  const answers = new Map<Key, string>(given)
  for (const question of questions) {
    if (answers.has(question.key)) continue
    const suggested = await suggestion(question.key, answers, guess)
    const config = {
      message: wording(question),
      validate: async (typed: string) => (await mistakeIn(question, typed)) ?? true,
      ...(suggested === undefined ? {} : { default: suggested }),
    }
    answers.set(question.key, await input(config, terminal))
  }
  return answers
}

/** @returns whether to begin although nothing keeps the former content but a folder */
export const askWithoutGit = (terminal: Terminal): Promise<boolean> =>
  confirm(
    {
      message: "There is no git repository here. Go on without one, and keep the sample in sample-data/?",
      default: false,
    },
    terminal,
  )

async function suggestion(key: Key, answers: Given, guess: string | undefined): Promise<string | undefined> {
  if (key === "name") return (await profileOf(answers)).name
  const language = normalized("language", answers.get("language") ?? "en")
  if (key === "language") return Intl.DateTimeFormat().resolvedOptions().locale
  if (key === "role") return (await profileOf(answers)).role ?? wordsByLanguage[wordsLanguage(language)]?.role
  return key === "siteUrl" ? guess : undefined
}

const wording = ({ name, description, required }: Question): string =>
  [description, ...(required ? [] : ["Press Enter to skip it."]), `${name}:`].join("\n  ")

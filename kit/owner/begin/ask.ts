import { wordsFor } from "../../content/new-site-texts/new-site-texts"
import { nameTold, sentenceLanguage, speak, told } from "../../content/sentences/sentences"
import { confirm, input, type Terminal } from "../prompts"
import { mistakeIn, normalizeAnswer, profileOf } from "./answers"
import { type Given, type Key, type Question, questions } from "./questions"

/** Typed to go back to the previous question. */
const back = "<"

/** Typed to remove an earlier answer. */
const nothing = "-"

/**
 * Asks for everything that the flags leave open. A question is repeated until its answer is valid; `<` goes back to the previous one and suggests its answer.
 *
 * @param given by flags
 * @param guess the site's address, if it can be guessed
 * @param terminal to ask in
 * @returns all answers as typed
 */
export async function ask(given: Given, guess: string | undefined, terminal: Terminal): Promise<Given> {
  const answers = new Map<Key, string>(given)
  const suggestions = new Map<Key, string | undefined>()
  const asked = questions.filter(({ key }) => !given.has(key))
  let at = 0
  for (let question = asked[at]; question; question = asked[at]) {
    const { key, required } = question
    const before = answers.get(key)
    // An accepted suggestion is made anew, since it may depend on an answer that has changed: the role is in the site's language.
    const kept = before === suggestions.get(key) ? undefined : before || undefined
    suggestions.set(key, await suggestion(key, answers, guess))
    const answer = kept ?? suggestions.get(key)
    const canLeaveOut = !required && kept !== undefined
    const typed = await input(
      {
        message: wording(question, { isFirst: at === 0, canLeaveOut }),
        validate: async (text: string) => {
          if (text.trim() === back) return at > 0 || told("command.first")
          return (canLeaveOut && text.trim() === nothing) || ((await mistakeIn(question, text)) ?? true)
        },
        ...(answer === undefined ? {} : { default: answer }),
      },
      terminal,
    )
    if (typed.trim() === back) at -= 1
    else {
      answers.set(key, canLeaveOut && typed.trim() === nothing ? "" : typed)
      if (key === "language") speak(sentenceLanguage(typed.trim()))
      at += 1
    }
  }
  return answers
}

/** @returns whether to begin without git, where only a folder keeps the former content */
export const askWithoutGit = (terminal: Terminal): Promise<boolean> =>
  confirm(
    {
      message: told("command.noGit"),
      default: false,
    },
    terminal,
  )

async function suggestion(key: Key, answers: Given, guess: string | undefined): Promise<string | undefined> {
  if (key === "name") return (await profileOf(answers)).name
  const language = normalizeAnswer("language", answers.get("language") ?? "en")
  if (key === "language") return Intl.DateTimeFormat().resolvedOptions().locale
  if (key === "role") return (await profileOf(answers)).role ?? wordsFor(language).role
  return key === "siteUrl" ? guess : undefined
}

function wording(
  { key, name, required }: Question,
  { isFirst, canLeaveOut }: { readonly isFirst: boolean; readonly canLeaveOut: boolean },
): string {
  const skip = canLeaveOut ? told("command.leave", { sign: nothing }) : told("command.skip")
  const hints = [...(required ? [] : [skip]), ...(isFirst ? [] : [told("command.back", { sign: back })])].join(" ")
  return [told(`command.begin.${key}`), ...(hints === "" ? [] : [hints]), `${nameTold(name)}:`].join("\n  ")
}

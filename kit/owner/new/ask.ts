import type { EntryField } from "../../content/contract/field"
import type { Json } from "../../content/json/edit-json"
import { descriptionKey } from "../../content/pictures/slots"
import { nameTold, told } from "../../content/sentences/sentences"
import { checkbox, input, select, type Terminal } from "../prompts"
import { type Answers, answerOf, askedFlags, diagnosticsAbout, inWords, suggestion } from "./answers"
import type { Flag } from "./flags"
import { descriptionTold, type Kind, kinds } from "./kinds"
import { pathOf } from "./picture-copy"
import { servicesOf, type Target, topicsOf } from "./target"

/** A question about an entry, with its context. */
interface Question {
  readonly kind: Kind
  readonly flag: Flag
  readonly target: Target
  readonly terminal: Terminal
  /** The answers so far. */
  readonly others: Answers["values"]
}

/** @returns the kind of entry that the owner selects */
export function askKind(terminal: Terminal): Promise<Kind> {
  const choices = kinds.map((kind) => ({ name: nameTold(kind.withArticle), value: kind }))
  return select({ message: told("command.what"), choices, pageSize: choices.length }, terminal)
}

/**
 * Asks for everything that the flags leave open. A question is repeated if the check would reject its answer.
 *
 * @param kind of entry
 * @param known answers from flags
 * @param skipped keys of the given flags, including empty ones
 * @param target of the entry
 * @param terminal to ask in
 * @returns all answers
 */
export async function ask(
  kind: Kind,
  known: Answers,
  skipped: ReadonlySet<string>,
  target: Target,
  terminal: Terminal,
): Promise<Answers> {
  const values = new Map(known.values)
  const pictures = [...known.pictures]
  const done = new Set(skipped)
  const next = () => askedFlags(kind, values).find(({ field }) => isAsked(field) && !done.has(field.key))
  for (let flag = next(); flag; flag = next()) {
    const { key, requirements } = flag.field
    done.add(key)
    const value = await answer({ kind, flag, target, terminal, others: values }, values.get("title"))
    // Without a picture there is nothing to describe.
    if (value === undefined && requirements) done.add(descriptionKey(key))
    if (value === undefined) continue
    if (requirements) pictures.push({ key, path: pathOf(String(value)), requirements })
    else values.set(key, value)
  }
  return { values, pictures }
}

/** Switches are not asked for: whether a post starts as a draft depends on its text (new.ts). */
const isAsked = ({ kind }: EntryField): boolean => kind !== "yesNo"

function answer(question: Question, title: unknown): Promise<Json | undefined> {
  const { choices = idsFor(question), kind } = question.flag.field
  if (choices) return oneOf(question, choices)
  if (kind !== "list")
    return text(question, suggestion(question.flag, title, question.target.language) || knownFor(question))
  const topics = question.flag.field.key === "categories" ? topicsOf(question.target) : []
  return topics.length > 0 ? someOf(question, topics) : several(question)
}

/** The service of a case study is chosen from the existing ones. */
function idsFor({ kind, flag, target }: Question): readonly string[] | undefined {
  const ids = kind.name === "page" && flag.field.key === "service" ? servicesOf(target) : []
  return ids.length > 0 ? ids : undefined
}

/** A suggestion taken from the content; empty without one. */
const knownFor = ({ kind, flag, target }: Question): string =>
  kind.form === "entry" ? "" : String(kind.form.known?.(target)[flag.field.key] ?? "")

async function text(question: Question, suggested: string): Promise<Json | undefined> {
  const { flag, terminal } = question
  const config = {
    message: wording(question),
    validate: (typed: string) => judge(question, answerOf(flag, [typed])),
    ...(suggested ? { default: suggested } : {}),
  }
  return answerOf(flag, [await input(config, terminal)])
}

function oneOf(question: Question, words: readonly string[]): Promise<string | undefined> {
  const { required, usual, choiceNotes = {} } = question.flag.field
  const none = required || usual !== undefined ? [] : [{ name: told("command.none.choice"), value: undefined }]
  const named = (word: string) => (choiceNotes[word] === undefined ? word : `${word}: ${choiceNotes[word]}`)
  const choices = [...none, ...words.map((word) => ({ name: named(word), value: word, short: word }))]
  return select<string | undefined>(
    { message: wording(question), choices, pageSize: choices.length },
    question.terminal,
  )
}

async function someOf(question: Question, words: readonly string[]): Promise<string[] | undefined> {
  const choices = words.map((word) => ({ name: word, value: word }))
  const message = wording(question, told("command.choose"))
  const chosen = await checkbox({ message, choices, pageSize: 12 }, question.terminal)
  return chosen.length > 0 ? chosen : undefined
}

/** Asks for one value after another, until an empty answer. */
async function several(question: Question): Promise<string[] | undefined> {
  const { flag, terminal } = question
  const given: string[] = []
  for (;;) {
    const typed = await input(
      {
        message:
          given.length === 0
            ? wording(question, told("command.oneByOne"))
            : `${nameTold(flag.field.label)} (${given.length + 1}):`,
        validate: (one) => one.trim() === "" || judge(question, [...given, one.trim()]),
      },
      terminal,
    )
    if (typed.trim() === "") return given.length > 0 ? given : undefined
    given.push(typed.trim())
  }
}

async function judge({ kind, flag, target, others }: Question, value: unknown): Promise<true | string> {
  if (value === undefined) return true
  const [diagnostic] = await diagnosticsAbout(kind, flag, value, target, others)
  return diagnostic ? inWords(diagnostic) : true
}

/** Empty for SVG, which is sharp at any size. */
const sizeNeeded = ({ width, height }: NonNullable<EntryField["requirements"]>): string =>
  height === undefined ? "" : ` ${told("command.size", { width, height })}`

/** The field's description and hints, then its name before the answer. */
function wording({ kind, flag: { field } }: Question, more = ""): string {
  const { label, required, requirements, choices } = field
  const hints = [
    requirements ? told("command.copied") + sizeNeeded(requirements) : "",
    more,
    required || choices || more === told("command.choose") ? "" : told("command.skip"),
  ].filter(Boolean)
  return [descriptionTold(kind, field), ...(hints.length > 0 ? [hints.join(" ")] : []), `${nameTold(label)}:`].join(
    "\n  ",
  )
}

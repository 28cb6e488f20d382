import { languageOfOwner } from "../../content/check/check-data"
import { Refusal } from "../../content/files/errors"
import { asList, getIn } from "../../content/location/json-path"
import { speak, told } from "../../content/sentences/sentences"
import { closestMatch } from "../../language/closest-match"
import { type CommandIo, runCommand } from "../command-line"
import type { Terminal } from "../prompts"
import { type Answers, askedFlags, missingFlags, readAnswers, refuseMissing } from "./answers"
import { ask, askKind } from "./ask"
import { draftOf } from "./draft"
import { commandOfNew, flagsOf, kindIn } from "./flags"
import { type Kind, kindNames, kinds } from "./kinds"
import { addEntry } from "./new"
import { report } from "./report"
import { openTarget, type Target } from "./target"

/**
 * The command `npm run new`.
 *
 * @param args its arguments
 * @param io where its output goes
 * @returns the exit code
 */
export async function newEntry(args: readonly string[], io: CommandIo): Promise<number> {
  const { kind, others } = kindIn(args)
  return runCommand(commandOfNew(kind), others, io, async ({ data, language, ...flags }, ...[word]: unknown[]) => {
    speak(language ?? (await languageOfOwner(data)))
    if (typeof word === "string") throw unknownKind(word)
    const given = (kind ? flagsOf(kind) : kinds.flatMap(flagsOf)).flatMap(({ name, field }) => {
      const texts = asList(getIn(flags, name)).map(String)
      return texts.length > 0 ? [[kind ? field.key : name, texts] as const] : []
    })
    io.write(await added({ kind, data, given: new Map(given) }, io))
    return 0
  })
}

/** The arguments of the command. */
interface Flags {
  readonly kind: Kind | undefined
  readonly data: string
  /** The given texts, by the field's key. */
  readonly given: ReadonlyMap<string, readonly string[]>
}

async function added({ kind: named, data, given }: Flags, { terminal, signal }: CommandIo): Promise<string> {
  const asked = terminal && { ...terminal, signal }
  const kind = named ?? (asked ? await askKind(asked) : kindMissing())
  const target = await openTarget(await draftOf(data), kind)
  if (!asked) refuseMissing(kind, given, target.language)
  const answers = await readAnswers(kind, given, target)
  const all = asked ? await completed(kind, given, answers, target, asked) : answers
  return report(data, kind, await addEntry(data, kind, all, signal))
}

/** Asks nothing more if all required flags are given, unless a template was named and some of its questions are open. */
async function completed(kind: Kind, given: Flags["given"], answers: Answers, target: Target, terminal: Terminal) {
  const isBegun = given.has("template") && askedFlags(kind, answers.values).some(({ field }) => !given.has(field.key))
  if (missingFlags(kind, given).length === 0 && !isBegun) return answers
  const all = await ask(kind, answers, new Set(given.keys()), target, terminal)
  terminal.output.write("\n")
  return all
}

function unknownKind(word: string): Refusal {
  const meant = closestMatch(word, kindNames)
  return new Refusal(told("command.noKind", { word, kinds: kindNames.join(", "), meant }), 2)
}

function kindMissing(): never {
  throw new Refusal(told("command.what.example", { kinds: kindNames.join(", ") }), 2)
}

import { Refusal } from "../../content/files/errors"
import { addEntry } from "./add-entry"
import { type Answers, askedFlags, missingFlags, readAnswers, refuseMissing } from "./answers"
import { ask, askKind, type Terminal } from "./ask"
import { type Flags, readFlags } from "./flags"
import { help } from "./help"
import { type Kind, kindNames } from "./kinds"
import { report } from "./report"
import { type CommandIo, runCommand } from "./run-command"
import { openTarget, type Target } from "./target"

/**
 * The command `npm run new`.
 *
 * @param args its arguments
 * @param surroundings where its output goes
 * @returns the exit code
 */
export async function newEntry(args: readonly string[], surroundings: CommandIo): Promise<number> {
  return runCommand(surroundings, async () => {
    const flags = readFlags(args)
    surroundings.write(flags.help ? help(flags.kind) : await added(flags, surroundings))
    return 0
  })
}

async function added({ kind: named, data, given }: Flags, { terminal, signal }: CommandIo): Promise<string> {
  const asked = terminal && { ...terminal, signal }
  const kind = named ?? (asked ? await askKind(asked) : kindMissing())
  const target = await openTarget(data, kind)
  if (!asked) refuseMissing(kind, given, target.language)
  const answers = await readAnswers(kind, given, target)
  const all = asked ? await completed(kind, given, answers, target, asked) : answers
  return report(data, kind, await addEntry(data, kind, all, signal))
}

/** If all required flags are given, nothing more is asked, unless a template was named that has questions of its own. */
async function completed(kind: Kind, given: Flags["given"], answers: Answers, target: Target, terminal: Terminal) {
  const isBegun = given.has("template") && askedFlags(kind, answers.values).some(({ field }) => !given.has(field.key))
  if (missingFlags(kind, given).length === 0 && !isBegun) return answers
  const all = await ask(kind, answers, new Set(given.keys()), target, terminal)
  terminal.output.write("\n")
  return all
}

function kindMissing(): never {
  const advice = `Write one of ${kindNames.join(", ")}, for example: npm run new book`
  throw new Refusal(`What do you want to add? ${advice}`, 2)
}

import { Refusal } from "../../content/files/errors"
import { readNamedFlags } from "../new/named-flags"
import type { Side } from "./merge/conflict"

/** The arguments of the command. */
export interface Flags {
  readonly help: boolean
  readonly dryRun: boolean
  readonly undo: boolean
  /** Takes the update without asking. */
  readonly yes: boolean
  readonly to: string | undefined
  readonly from: string | undefined
  readonly base: string | undefined
  /** The folder of the site, if it is not this one. */
  readonly site: string
  /** Files in conflict, and whose version is taken. */
  readonly take: { readonly side: Side; readonly files: readonly string[] } | undefined
}

/**
 * @param args of the command
 * @returns what they say
 * @throws Refusal for an unknown flag, one without a value, one given twice, and for words that belong to none
 */
export function readFlags(args: readonly string[]): Flags {
  const { given, words } = readNamedFlags(args, {
    withValue: ["to", "from", "base", "site", "take"],
    switches: ["help", "dry-run", "undo", "yes"],
  })
  const take = takeOf(given.get("take"), words)
  if (words.length > 0 && !take)
    // Without -- before them, npm keeps flags for itself and passes on only their values.
    throw new Refusal(
      `"${words.join(" ")}" does not belong to a flag. Flags need -- before them. To see what there is: npm run update -- --help`,
      2,
    )
  return {
    help: given.has("help"),
    dryRun: given.has("dry-run"),
    undo: given.has("undo"),
    yes: given.has("yes"),
    to: given.get("to"),
    from: given.get("from"),
    base: given.get("base"),
    site: given.get("site") ?? ".",
    take,
  }
}

function takeOf(side: string | undefined, files: readonly string[]): Flags["take"] {
  if (side === undefined) return undefined
  if ((side !== "mine" && side !== "kit") || files.length === 0)
    throw new Refusal("Write --take mine or --take kit, and behind it the files in conflict.", 2)
  return { side, files: files.map((file) => file.replaceAll("\\", "/").replace(/^\.\//, "")) }
}

/** The help text of the command. */
export const help = `Brings the kit's newest version to this site. Your content and what you changed in the code stay.

  npm run update                             look for a newer version, try it out, show what changes, ask
  npm run update -- --dry-run                the same, and change nothing
  npm run update -- --undo                   take the last update back

  --to <version>           this one, not the newest: its number, a tag or a commit
  --from <address|folder>  where versions are fetched from; kit.json remembers it
  --take mine|kit <files>  where you and the kit changed the same lines: whose lines to take
  --yes                    take the update without asking
  --site <folder>          the site's folder, if it is not this one
  --base <version>         what the site was made from, if it has no kit.json: a number, a tag or a commit

All of it is tried in .update/, beside your site: packages, check, build, and every page before and after. Your files change
at the end, in one commit, or not at all.

It ends with 0 if all is well, with 1 if nothing could be changed, with 2 if it was asked for something that it cannot do.
`

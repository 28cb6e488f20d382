import { placeholderUrl } from "../../../content/check/sample"
import { isGuide } from "../../../content/contract/data-paths"
import { Refusal } from "../../../content/files/errors"
import {
  commitSite,
  mistakesIn,
  openPoints,
  type PageKey,
  pageQuestions,
  readAnswers,
  replaceSample,
} from "../../../owner/begin/begin"
import { isPlaceTaken, isSample, keptName } from "../../../owner/sample"
import { words } from "../../words/words"
import type { ContentFiles } from "../content/content-files"
import type { FileBytes } from "../content/disk"
import { withTemporaryFile } from "../pictures/with-temporary-file"
import { findBeginTarget } from "./begin-options"

/** The outcome of beginning a site. */
export type BeginOutcome =
  | {
      readonly kind: "done"
      readonly name: string
      /** How many items are left to fill in. */
      readonly open: number
      /** The folder where the sample is kept if git does not keep it. */
      readonly kept?: string | undefined
      /** Why git did not commit the site, although it was written. */
      readonly uncommitted?: string | undefined
    }
  /** Nothing was written: what is wrong with each answer. */
  | { readonly kind: "mistakes"; readonly mistakes: Readonly<Partial<Record<PageKey, string>>> }
  /** Nothing was written: the reason, and what to do. */
  | { readonly kind: "not-now"; readonly message: string }

/**
 * @param key of the answer
 * @param typed by the owner
 * @param portrait its bytes, if it is the portrait
 * @returns what is wrong with the answer, in a sentence; undefined if nothing is
 */
export async function mistakeInAnswer(key: PageKey, typed: string, portrait: Buffer): Promise<string | undefined> {
  const mistake = async (answer: string) => (await mistakesIn(new Map([[key, answer]]))).get(key)
  if (key !== "portrait") return mistake(typed)
  return portrait.length === 0 ? undefined : withTemporaryFile(portrait, mistake)
}

/** What the owner has answered. */
interface BeginAnswers {
  /** By the keys of the questions. */
  readonly answers: Readonly<Record<string, string>>
  readonly withoutGit: boolean
}

/**
 * Replaces the sample with the owner's own site: a commit of the sample, all files as one undo step, a commit of the site.
 *
 * @param content which is still the sample
 * @param values the answers, and whether to do without git
 * @param portrait its bytes; empty for none
 * @param by the requesting tab
 */
export function beginSite(
  content: ContentFiles,
  { answers, withoutGit }: BeginAnswers,
  portrait: Buffer,
  by?: string,
): Promise<BeginOutcome> {
  const typed = pageQuestions.flatMap(({ key }): Array<[PageKey, string]> => {
    const answer = answers[key]
    // The portrait is uploaded: a path sent by the page could name any file on this disk.
    return answer === undefined || key === "portrait" ? [] : [[key, answer]]
  })
  return content.runExclusively(() =>
    portrait.length === 0
      ? replaceSampleWith(content, new Map(typed), withoutGit, by)
      : withTemporaryFile(portrait, (path) =>
          replaceSampleWith(content, new Map([...typed, ["portrait", path]]), withoutGit, by),
        ),
  )
}

async function replaceSampleWith(
  content: ContentFiles,
  given: ReadonlyMap<PageKey, string>,
  withoutGit: boolean,
  by?: string,
): Promise<BeginOutcome> {
  try {
    // Read before the check that this is the sample, so that the write notices any change made since.
    const before = await bytesOf(content)
    const place = await findBeginTarget(content.root)
    if (place.kind === "not-now") return place
    const { repository } = place
    if (!repository && !withoutGit) throw new Refusal(words.begin.needsGit)
    if (!repository && isPlaceTaken(content.root)) throw new Refusal(words.begin.keptTaken(keptName))
    const mistakes = await mistakesIn(given)
    if (mistakes.size > 0) return { kind: "mistakes", mistakes: Object.fromEntries(mistakes) }
    const answers = await readAnswers(given, (await repository?.addressAtGitHub()) ?? placeholderUrl)
    const gone = [...before.keys()].map((file) => [file, undefined] as const)
    const whole = (files: ReadonlyMap<string, Buffer>) => new Map<string, Buffer | undefined>([...gone, ...files])
    const diagnostics = await replaceSample(content.root, {
      answers,
      today: new Date(),
      repository,
      message: isSample(content.root) ? undefined : words.begin.changedCommit,
      check: (files) => content.diagnosticsWith(whole(files)),
      put: async (files) => {
        const outcome = await content.writeFilesNow(whole(files), by, before)
        if (outcome.kind !== "written") throw new Refusal(words.begin.changed)
      },
    })
    const { name } = answers
    const uncommitted = await commitSite(repository, name)
    const kept = repository ? undefined : keptName
    return { kind: "done", name, open: openPoints(diagnostics), kept, uncommitted }
  } catch (error) {
    if (error instanceof Refusal) return { kind: "not-now", message: error.message }
    throw error
  }
}

/** The bytes of all files but the guides, which stay. */
async function bytesOf(content: ContentFiles): Promise<FileBytes> {
  return content.readAll((await content.listFiles()).filter((file) => !isGuide(file)))
}

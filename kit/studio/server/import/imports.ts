import type { IncomingMessage } from "node:http"
import { setImmediate } from "node:timers/promises"
import { Refusal } from "../../../content/files/errors"
import { asList, getIn, type Path } from "../../../content/location/json-path"
import { readableContent } from "../../../owner/files/json-bytes"
import type { WrittenFile } from "../../../owner/files/write-file"
import type {
  Candidate,
  Candidates,
  Chosen,
  Lack,
  ProposalKind,
  ReadProgress,
  TakeOptions,
} from "../../../owner/import/candidate"
import { Fitting, type ReadSource } from "../../../owner/import/import"
import { isSample } from "../../../owner/sample"
import { words } from "../../words/words"
import type { ContentFiles } from "../content/content-files"
import { ImportRun } from "./import-run"
import {
  applyCandidateEdits,
  type CandidateEdits,
  type ShownCandidate,
  sentencesOf,
  shownCandidate,
  toOneLine,
} from "./shown-candidate"

/** What the files of an import offer. */
export interface CandidateList {
  readonly sources: readonly ReadSource[]
  readonly candidates: readonly ShownCandidate[]
  /** Whether the content is still the sample; after an import, it could no longer be replaced as a whole. */
  readonly isSample: boolean
  /** How many candidates are left out of the response. */
  readonly more: number
  /** Sentences about those that the site has already. */
  readonly there: readonly string[]
}

/** What became of the chosen candidates. */
export interface ImportOutcome {
  readonly taken: ReadonlyArray<
    ImportedPlace & {
      readonly id: string
      readonly kind: ProposalKind
      readonly title: string
      readonly notes: readonly string[]
    }
  >
  readonly refused: readonly RefusedCandidate[]
  /** Whether a page that would show what was taken is turned off. */
  readonly isLeftOut: boolean
}

/** A candidate that was not taken, and why. */
interface RefusedCandidate {
  readonly id: string
  readonly title: string
  readonly reasons: readonly string[]
}

const refusedCandidate = (candidate: Candidate, reasons: readonly string[]): RefusedCandidate => ({
  id: candidate.id,
  title: toOneLine(candidate.proposal.title),
  reasons: sentencesOf(reasons),
})

/** Names an import by its id. */
interface OfRun {
  readonly run: string
}

/** A candidate with changed values. */
interface ChosenCandidate {
  readonly candidate: string
  readonly edits: CandidateEdits
}

/** Which candidates to take, and how. */
interface Choice {
  readonly chosen: readonly ChosenCandidate[]
  readonly options: TakeOptions
}

/** How many candidates are sent at once. */
const maxCandidates = 1000

/** Imports in the studio. There is one at a time: the one begun last. */
export class Imports {
  private run: ImportRun | undefined

  constructor(private readonly content: ContentFiles) {}

  /**
   * Receives a file. The first file of a new import ends the previous one.
   *
   * @throws Refusal if there are too many files, or they are too large
   */
  async add({ run: id, name }: OfRun & { readonly name: string }, asked: IncomingMessage): Promise<void> {
    if (this.run?.id !== id) {
      this.close()
      this.run = new ImportRun(id, this.content.root)
    }
    await this.run.add(name, asked)
  }

  /**
   * @returns what the files offer
   * @throws Refusal if they cannot be imported
   */
  candidates({ run: id }: OfRun): Promise<CandidateList> {
    const run = this.known(id)
    return run.runInQueue(async () => {
      const { sources, ...found } = await run.read()
      return {
        sources: sources.map((source) => ({ ...source, sentences: sentencesOf(source.sentences) })),
        ...(await this.shown(found)),
      }
    })
  }

  /** @returns how far reading the import's files has come; undefined if it has not begun */
  progress({ run: id }: OfRun): ReadProgress | undefined {
    return this.known(id).progress
  }

  /** @returns what a candidate lacks once its values are changed */
  check({ run: id, candidate, edits }: OfRun & ChosenCandidate): Promise<readonly Lack[]> {
    const run = this.known(id)
    return run.runInQueue(() => new Fitting(this.content.root).lacks(this.chosen(run, { candidate, edits })))
  }

  /**
   * Takes the chosen candidates, as one undo step.
   *
   * @param by the requesting tab
   * @throws Refusal if nothing can be imported now
   */
  take({ run: id, chosen, options }: OfRun & Choice, by?: string): Promise<ImportOutcome> {
    const run = this.known(id)
    const { content } = this
    return run.runInQueue(async () => {
      const fitting = new Fitting(content.root)
      const fit: Chosen[] = []
      const unfit: RefusedCandidate[] = []
      for (const each of chosen.map((asked) => this.chosen(run, asked))) {
        const lacks = (await fitting.lacks(each)).filter(({ isNeeded }) => isNeeded)
        if (lacks.length === 0) fit.push(each)
        else
          unfit.push(
            refusedCandidate(
              each.candidate,
              lacks.map(({ message }) => message),
            ),
          )
      }
      const { taken, refused, files, leftOut } = await run.session.apply(fit, options, {
        // Only the writing blocks the queue of edits, because the rest may take long to fetch pictures.
        write: async (task) => {
          const { written, result } = await content.recordStep(async () => {
            const outcome = await task()
            return { written: outcome.files, result: outcome }
          }, by)
          return { ...result, files: written }
        },
      })
      return {
        taken: taken.map(({ candidate, file, name, notes }) => ({
          id: candidate.id,
          kind: candidate.proposal.kind,
          title: toOneLine(candidate.proposal.title),
          notes: sentencesOf(notes),
          ...importedPlace(file, name, files),
        })),
        refused: [...unfit, ...refused.map(({ candidate, reasons }) => refusedCandidate(candidate, reasons))],
        isLeftOut: leftOut.length > 0,
      }
    })
  }

  /** Ends an import, by default the current one. May be called at any time. */
  close(id = this.run?.id): void {
    if (this.run?.id !== id) return
    this.run?.close()
    this.run = undefined
  }

  private known(id: string): ImportRun {
    if (this.run?.id !== id) throw new Refusal(words.importing.over)
    return this.run
  }

  private chosen(run: ImportRun, { candidate: id, edits }: ChosenCandidate) {
    const candidate = run.candidates.get(id)
    if (!candidate) throw new Refusal(words.importing.noCandidate)
    return applyCandidateEdits(candidate, edits)
  }

  private async shown({ candidates, there }: Candidates): Promise<Omit<CandidateList, "sources">> {
    const fitting = new Fitting(this.content.root)
    const shown: ShownCandidate[] = []
    for (const candidate of candidates.slice(0, maxCandidates)) {
      // Lets the server answer other requests between candidates.
      await setImmediate()
      const { kind, values } = candidate.proposal
      shown.push(await shownCandidate(candidate, fitting, kind === "site" ? await fitting.openPlaces(values) : []))
    }
    return {
      candidates: shown,
      more: candidates.length - shown.length,
      isSample: isSample(this.content.root),
      there: sentencesOf(
        there.map(({ kind, title }) => words.importing[kind === "site" ? "said" : "there"](toOneLine(title))),
      ),
    }
  }
}

/** Where something is in the content. */
interface ImportedPlace {
  /** Within data/. */
  readonly file: string
  readonly path: Path
}

/**
 * @param file of an imported entry, within data/
 * @param name that the import gave it there
 * @param written the files that the import wrote
 * @returns where it is; the whole file if it is not an entry of a list
 */
function importedPlace(file: string, name: string, written: readonly WrittenFile[]): ImportedPlace {
  const bytes = written.find((each) => each.file === file)?.after
  const entries = asList(bytes && readableContent(bytes))
  const index = entries.findIndex((entry) => ["slug", "title", "name"].some((key) => getIn(entry, key) === name))
  return { file, path: index >= 0 ? [index] : [] }
}

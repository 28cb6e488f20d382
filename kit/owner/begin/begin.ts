import { existsSync } from "node:fs"
import { cp, readFile, rm } from "node:fs/promises"
import { join } from "node:path"
import { formatHuman } from "../../content/check/format-human"
import { fieldAt } from "../../content/contract/field"
import { contentFile } from "../../content/contract/files"
import { diagnose } from "../../content/contract/rules/diagnose"
import { type Diagnostic, isError } from "../../content/diagnostic/diagnostic"
import { Refusal } from "../../content/files/errors"
import { editJson } from "../../content/json/edit-json"
import type { Path } from "../../content/location/json-path"
import { told } from "../../content/sentences/sentences"
import { Git, readyRepository } from "../files/git"
import { swapFiles } from "../files/write-file"
import { copyPicture } from "../new/picture-copy"
import { placeOfSample } from "../sample"
import { kitFile } from "../update/kit-file"
import { mistakeIn, normalizeAnswer, profileOf } from "./answers"
import type { Profile } from "./archive"
import { type Answers, type Given, type Key, type Question, questions } from "./questions"
import { newSiteFiles } from "./site"

/** The name of an answer that the studio asks for. It imports an archive afterwards instead: a path sent by a page could name any file on this disk. */
export type PageKey = Exclude<Key, "archive">

/** The studio's questions. */
export const pageQuestions = questions.filter(
  (question): question is Question & { readonly key: PageKey } => question.key !== "archive",
)

/** @returns a sentence for each answer that is missing or has a mistake */
export async function mistakesIn(given: Given): Promise<ReadonlyMap<Key, string>> {
  const mistakes = new Map<Key, string>()
  for (const question of questions) {
    const mistake = await mistakeIn(question, given.get(question.key) ?? "")
    if (mistake !== undefined) mistakes.set(question.key, mistake)
  }
  return mistakes
}

/**
 * @param given the answers as they were typed
 * @param guess the site's address if none was given
 * @returns the answers
 * @throws Refusal with a line for each flag that is missing or has a mistake
 */
export async function readAnswers(given: Given, guess: string): Promise<Answers> {
  const lines = [...(await mistakesIn(given))].map(([key, mistake]) => `--${key}  ${mistake}`)
  if (lines.length > 0) throw new Refusal(lines.join("\n"))
  const text = (key: Key) => normalizeAnswer(key, given.get(key) ?? "")
  const [role, linkedin, portrait, accent] = [text("role"), text("linkedin"), text("portrait"), text("accent")]
  const archive = text("archive")
  return {
    language: text("language"),
    name: text("name"),
    siteUrl: text("siteUrl") || guess,
    scheduling: text("scheduling"),
    claim: Number(text("claim")),
    ...(role ? { role } : {}),
    ...(linkedin ? { linkedin } : {}),
    ...(portrait ? { portrait: await copyPicture(portrait) } : {}),
    ...(accent ? { accent } : {}),
    ...(archive ? { archive, ...fitting(await profileOf(given)) } : {}),
  }
}

/** @returns the profile's introduction and paragraphs, as far as the check accepts them */
function fitting({ intro, bio }: Profile): Pick<Answers, "intro" | "bio"> {
  const isFit = (text: string, path: Path) => {
    const field = aboutFile && fieldAt(aboutFile.field, path)
    return diagnose(field?.facts.rules ?? [], text) === undefined
  }
  return {
    ...(intro !== undefined && isFit(intro, ["intro"]) ? { intro } : {}),
    ...(bio?.every((text) => isFit(text, ["bio", 0])) ? { bio } : {}),
  }
}

const aboutFile = contentFile("pages/about.json")

/** A git repository. The content is committed there before and after it is replaced. */
export class Repository {
  private constructor(
    private readonly git: Git,
    /** The content's folder within the project. */
    private readonly data: string,
  ) {}

  /**
   * @param project the folder that contains the content
   * @param data the content's folder within it
   * @returns the repository; undefined if git or a repository is missing
   * @throws Refusal during a merge or the like, on a detached HEAD, and if git has no author to commit as
   */
  static async find(project: string, data: string): Promise<Repository | undefined> {
    const git = new Git(project)
    return (await readyRepository(git)) === undefined ? undefined : new Repository(git, data)
  }

  /** @returns the address of the repository owner's site on GitHub Pages; undefined if the repository is not on GitHub */
  async addressAtGitHub(): Promise<string | undefined> {
    const remote = await this.git.tryRun("remote", "get-url", "origin")
    const [, owner] = /github\.com[/:]([\w-]+)\//i.exec(remote ?? "") ?? []
    return owner && `https://${owner.toLowerCase()}.github.io`
  }

  /**
   * Records in kit.json the commit of the kit that the site begins with, which updates need: the newest one that came with the clone. If it is unknown, or
   * kit.json already names one, nothing changes.
   *
   * @returns the path of kit.json, if it has changed
   */
  async nameKit(): Promise<readonly string[]> {
    const [commit, path] = [await this.git.tryRun("merge-base", "HEAD", "origin/HEAD"), join(this.git.folder, kitFile)]
    const isClean = (await this.git.tryRun("diff", "--quiet", "HEAD", "--", kitFile)) !== undefined
    if (commit === undefined || !existsSync(path) || !isClean) return []
    const before = await readFile(path)
    const text = before.toString("utf8")
    if (/"commit": *"[\da-f]{40}/.test(text)) return []
    const named = editJson(text, { kind: "set", path: ["commit"], to: commit, before: ["version"] })
    return (await swapFiles([{ path, before, after: Buffer.from(named) }])) ? [kitFile] : []
  }

  /** @returns how many files of the project outside the content are new or changed, and not committed */
  async others(): Promise<number> {
    const changed = await this.git.run("status", "--porcelain", "--untracked-files=all", "--", ".", `:!${this.data}`)
    return changed.split("\n").filter(Boolean).length
  }

  /**
   * Commits the content if it differs from the last commit. Nothing else is committed, even if it is staged.
   *
   * @param message of the commit
   * @param more paths to commit with it
   * @throws Refusal with git's own message if the commit fails
   */
  async commit(message: string, more: readonly string[] = []): Promise<void> {
    const paths = ["--", this.data, ...more]
    const changed = await this.git.run("status", "--porcelain", "--untracked-files=all", ...paths)
    if (changed !== "") {
      await this.git.run("add", "--all", ...paths)
      await this.git.run("commit", "--quiet", "--message", message, "--only", ...paths)
    }
    // For an ignored folder, git reports no changes at all.
    if ((await this.git.tryRun("cat-file", "-e", `HEAD:./${this.data}/site.json`)) === undefined)
      throw new Refusal(told("command.ignored", { data: this.data }))
  }
}

/** How the sample is replaced. */
interface ReplaceOptions {
  readonly answers: Answers
  /** The date that the legal texts give for their last change. */
  readonly today: Date
  readonly repository: Repository | undefined
  /** @returns what the check says of the new content */
  readonly check: (files: ReadonlyMap<string, Buffer>) => Promise<readonly Diagnostic[]>
  /** Replaces the sample with the new content: all of it or nothing. */
  readonly put: (files: ReadonlyMap<string, Buffer>) => Promise<void>
  /** The message of the commit that keeps the sample. */
  readonly message?: string | undefined
}

/**
 * Replaces the sample with the owner's site. The sample is committed first or, without a repository, copied beside data/. If anything fails before that,
 * nothing changes.
 *
 * @param data the folder of the content
 * @returns what the check says of the new content
 * @throws Refusal if the check finds errors in the new content, or git does not commit the sample
 */
export async function replaceSample(
  data: string,
  { answers, today, repository, check, put, message = told("command.commit.sample") }: ReplaceOptions,
): Promise<readonly Diagnostic[]> {
  const files = await newSiteFiles(answers, today)
  const diagnostics = await check(files)
  const errors = diagnostics.filter(isError)
  const found = formatHuman(errors, { color: false })
  if (errors.length > 0) throw new Refusal(`${told("command.refused")}\n\n${found}`)
  if (repository) {
    await repository.commit(message)
    await put(files)
    return diagnostics
  }
  const kept = placeOfSample(data)
  try {
    await cp(data, kept, { recursive: true })
    await put(files)
  } catch (error) {
    await rm(kept, { recursive: true, force: true })
    throw error
  }
  return diagnostics
}

/**
 * Commits the owner's site, once it has replaced the sample.
 *
 * @returns git's own message if the commit fails; undefined if it succeeds, or without a repository
 */
export async function commitSite(repository: Repository | undefined, name: string): Promise<string | undefined> {
  try {
    await repository?.commit(told("command.commit.begin", { name }), await repository.nameKit())
    return undefined
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
}

/** @returns how many points the new content leaves for the owner to fill in */
export const openPoints = (diagnostics: readonly Diagnostic[]): number =>
  diagnostics.filter(({ code }) => code === "open-point").length

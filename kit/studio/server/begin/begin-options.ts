import { lstatSync } from "node:fs"
import { basename, dirname } from "node:path"
import { isOfSample } from "../../../content/check/sample"
import { type PageKey, pageQuestions, Repository } from "../../../owner/begin/begin"
import { newSiteTexts } from "../../../owner/new-site-texts/new-site-texts"
import { isSample } from "../../../owner/sample"
import { contentInBytes } from "../../references/texts"
import { words } from "../../words/words"
import { diskAt } from "../content/disk"
import { repositoryAt } from "../publishing/repository"

/** Where the owner's own site would begin, or why it cannot begin now. */
type BeginTarget =
  | {
      readonly kind: "ready"
      /** Undefined without git, in which case the sample is kept in a folder. */
      readonly repository: Repository | undefined
    }
  | { readonly kind: "not-now"; readonly message: string }

/** What the form for beginning one's own site shows. */
export interface BeginOptions {
  /** The questions, in order. */
  readonly questions: ReadonlyArray<{ readonly key: PageKey; readonly required: boolean }>
  /** The languages the kit has texts in, each with a suggested role. */
  readonly languages: ReadonlyArray<{ readonly language: string; readonly role: string }>
  /** The site's address if none is given, where it can be guessed. */
  readonly address?: string | undefined
  readonly hasGit: boolean
  /** The sample has been edited, and the edits are replaced along with it. */
  readonly isChanged: boolean
  /** Why it cannot begin now, and what to do. */
  readonly obstacle?: string
}

/**
 * @param root the folder of the content
 * @returns where its sample can be replaced; nothing is changed
 * @throws Refusal if git fails for an unforeseen reason
 */
export async function findBeginTarget(root: string): Promise<BeginTarget> {
  // Git would commit the link but none of the files it points to.
  if (!(await isStillSamples(root)) || lstatSync(root).isSymbolicLink())
    return { kind: "not-now", message: words.begin.notSample }
  const state = await repositoryAt(root)
  if (state.kind === "not-committed") return { kind: "not-now", message: state.message }
  return {
    kind: "ready",
    repository: state.kind === "ready" ? await Repository.find(dirname(root), basename(root)) : undefined,
  }
}

/** Whether it is the sample, possibly edited by someone trying it out: the sample's owner is still named in it. */
async function isStillSamples(root: string): Promise<boolean> {
  return isSample(root) || isOfSample(contentInBytes("site.json", await diskAt(root).read("site.json")))
}

/** @returns the options for replacing the sample in a folder with the owner's own site */
export async function readBeginOptions(root: string): Promise<BeginOptions> {
  const place = await findBeginTarget(root)
  return {
    questions: pageQuestions.map(({ key, required = false }) => ({ key, required })),
    languages: Object.entries(newSiteTexts).map(([language, { role }]) => ({ language, role })),
    isChanged: place.kind === "ready" && !isSample(root),
    ...(place.kind === "ready"
      ? { hasGit: place.repository !== undefined, address: await place.repository?.addressAtGitHub() }
      : { hasGit: true, obstacle: place.message }),
  }
}

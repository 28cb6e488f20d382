import { type Diagnostic, isError } from "../../content/check/report/diagnostic"
import { formatHuman } from "../../content/check/report/format-human"
import { Refusal } from "../../content/files/errors"
import type { Answers } from "./questions"
import type { Repository } from "./repository"

/** How the sample is replaced. */
export interface Replacing {
  readonly repository: Repository | undefined
  /** @returns what the check says of the new content */
  readonly check: () => Promise<readonly Diagnostic[]>
  /** Puts the new content in the place of the sample: all of it or nothing. */
  readonly put: () => Promise<void>
}

/**
 * Puts a site of the owner's in the place of the sample, which is committed before. Whatever fails until then changes nothing.
 *
 * @returns what the check says of the new content
 * @throws Refusal if the check finds errors in it, or git does not commit the sample
 */
export async function replaceSample({ repository, check, put }: Replacing): Promise<readonly Diagnostic[]> {
  const diagnostics = await check()
  const errors = diagnostics.filter(isError)
  const found = formatHuman(errors, { color: false })
  if (errors.length > 0) throw new Refusal(`The check would refuse this site, so nothing was changed:\n\n${found}`)
  await repository?.commit("The sample, as it came with the site kit")
  await put()
  return diagnostics
}

/**
 * Commits the owner's site, once it is in the place of the sample.
 *
 * @throws Refusal with git's own words if it does not commit
 */
export const commitSite = (repository: Repository, { name }: Answers): Promise<void> =>
  repository.commit(`Begin the site of ${name}`)

/** @returns how many points the new content leaves for the owner to fill in */
export const openPoints = (diagnostics: readonly Diagnostic[]): number =>
  diagnostics.filter(({ code }) => code === "open-point").length

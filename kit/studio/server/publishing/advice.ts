import { words } from "../../words/words"

type Reasons = ReadonlyArray<readonly [said: RegExp, message: string]>

const commitReasons = (): Reasons => [
  [/gpg failed to sign|failed to sign the data|signing failed|Load key|No secret key/i, words.git.notSigned],
  [/\.lock/, words.git.lockedForAMoment],
  [/tell me who you are|empty ident|no email was given|no name was given/i, words.git.unknownOwner],
  [/ignored by one of your \.gitignore/, words.git.ignored],
  [/dubious ownership/, words.git.dubiousOwner],
  [/No space left/i, words.git.diskFull],
]

/** @returns why git did not commit, with advice for the owner */
export const commitAdvice = (output: string): string =>
  commitReasons().find(([said]) => said.test(output))?.[1] ?? words.git.notCommitted(output.trim())

/** In every case the local commit is kept and can be pushed later. */
const pushReasons = (): Reasons => [
  [/non-fast-forward|fetch first|\[rejected\]/, words.git.behind],
  [/Permission|denied|403|Authentication failed|could not read Username|not have write access/i, words.git.noAccess],
  [/Could not resolve host|unable to access|Connection|timed out|Network/i, words.git.offline],
]

/**
 * @param output of git
 * @param remotes the names of the repository's remotes
 * @returns why git did not push, with advice for the owner
 */
export function pushAdvice(output: string, remotes: readonly string[]): string {
  if (/has no upstream branch|No configured push destination/.test(output))
    return words.git.noUpstream(
      remotes.includes("origin") ? "origin" : (remotes[0] ?? "origin"),
      remotes.length > 1 ? remotes.join(", ") : undefined,
    )
  return pushReasons().find(([said]) => said.test(output))?.[1] ?? words.git.notPushed
}

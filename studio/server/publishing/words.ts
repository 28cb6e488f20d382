const goOn = "then publish again."

const unfinishedAs = (what: string, command: string, end = "--continue", giveUp = "--abort"): string =>
  `${what} is in progress here. Finish it with git ${command} ${end}, or give it up with git ${command} ${giveUp}, ${goOn}`

/** What git is in the middle of, so that it can take no commit of the content. */
export const unfinished = {
  merge: `A merge is in progress here. Finish it with git commit, or give it up with git merge --abort, ${goOn}`,
  rebase: unfinishedAs("A rebase", "rebase"),
  am: unfinishedAs("git am", "am"),
  cherryPick: unfinishedAs("A cherry-pick", "cherry-pick"),
  revert: unfinishedAs("A revert", "revert"),
  sequence: `A cherry-pick or revert of several commits is in progress here. git status says which: finish it or give it up, ${goOn}`,
  bisect: `A bisect is in progress here. End it with git bisect reset, ${goOn}`,
} as const

export const words = {
  noGit:
    "This folder has no history, so there is nothing to publish to. Build the site with npm run build, and upload the folder public/.",
  unborn: `This repository has no commit yet. Make the first one with git add --all and git commit, ${goOn}`,
  conflict: `Files in data/ still have conflicts from a merge. Solve them, run git add data, ${goOn}`,
  unknownOwner: `git does not know who you are. Run git config user.name "Your Name" and git config user.email "you@example.org", ${goOn}`,
  moving: `Files in data/ kept changing while they were checked, so nothing was committed. Wait until the other program is done, ${goOn}`,
  staleIndex:
    "It is committed. Another program held git’s index meanwhile: run git reset -- data, or git will show the same changes as staged.",
} as const

/** @param branch to go back to, if there is any */
export const detachedAdvice = (branch: string | undefined): string =>
  `You are on no branch (a detached HEAD), such as an older state of the site, so nothing can be published. Go back with git switch ${branch ?? "--create main"}, ${goOn}`

/** @param path of the lock */
export const lockedAdvice = (path: string): string =>
  `Another program is working with git here. Publish again in a moment; if it stays so, remove the file ${path}.`

/** @param files that are committed as nobody has checked them, within data/ */
export const changedByHook = (files: readonly string[]): string =>
  `It is committed here and not pushed: a hook of this repository changed ${files.join(", ")} while git committed, so the check has not seen what was committed. Publish again to check and push it.`

type Reasons = ReadonlyArray<readonly [said: RegExp, message: string]>

const commitReasons: Reasons = [
  [
    /gpg failed to sign|failed to sign the data|signing failed|Load key|No secret key/i,
    `git could not sign the commit, so nothing was committed. Unlock your key, or turn signing off with git config commit.gpgsign false, ${goOn}`,
  ],
  [/\.lock/, "Another program is working with git here. Publish again in a moment."],
  [/tell me who you are|empty ident|no email was given|no name was given/i, words.unknownOwner],
  [
    /ignored by one of your \.gitignore/,
    `git ignores data/ here, so it can commit nothing of it. Remove it of .gitignore, ${goOn}`,
  ],
  [
    /dubious ownership/,
    `git does not trust this folder, for it belongs to another user. Run the line that git status shows, ${goOn}`,
  ],
  [/No space left/i, `The disk is full, so nothing was committed. Make room, ${goOn}`],
]

/** @returns why git did not commit, in words that say what to do */
export const commitAdvice = (output: string): string =>
  commitReasons.find(([said]) => said.test(output))?.[1] ??
  `git did not take this; nothing is lost. Its own words: ${output.trim()}`

/** Whatever the reason, the commit is here and can be pushed later. */
const pushReasons: Reasons = [
  [
    /non-fast-forward|fetch first|\[rejected\]/,
    "Somebody else has published in the meantime. Get their changes with git pull, then publish again: yours are saved here.",
  ],
  [
    /Permission|denied|403|Authentication failed|could not read Username|not have write access/i,
    "You may not publish there, or are not signed in. Sign in with git or ask for access, then publish again: your changes are saved here.",
  ],
  [
    /Could not resolve host|unable to access|Connection|timed out|Network/i,
    "There is no connection. Publish again when there is one: your changes are saved here.",
  ],
]

/**
 * @param output of git
 * @param remotes the places that it can be pushed to
 * @returns why git did not push, in words that say what to do
 */
export function pushAdvice(output: string, remotes: readonly string[]): string {
  if (/has no upstream branch|No configured push destination/.test(output)) {
    const remote = remotes.includes("origin") ? "origin" : (remotes[0] ?? "origin")
    const others = remotes.length > 1 ? ` There are several places to push to: ${remotes.join(", ")}.` : ""
    return `This branch has never been published.${others} Run git push --set-upstream ${remote} HEAD once, then publish from here.`
  }
  return (
    pushReasons.find(([said]) => said.test(output))?.[1] ??
    "It could not be published. Your changes are saved here; git’s own words stand below."
  )
}

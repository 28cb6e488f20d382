import { execFileSync } from "node:child_process"
import { all, type Change, edit, move, write } from "../../support/changed-data"
import { corpus, row } from "../../support/corpus"
import { base as engagement, file as engagementFile } from "../../support/engagement"

/** Has git keep the content as it is now. */
const commit: Change = async (root) => {
  const git = (...args: string[]) => execFileSync("git", ["-C", root, ...args], { stdio: "ignore" })
  git("init", "--quiet")
  git("add", ".")
  git("-c", "user.name=Ada", "-c", "user.email=ada@ada.example", "commit", "--quiet", "--no-gpg-sign", "-m", "Content")
}

const renamedPost = all(
  edit("posts.json", '"a-small-database"', '"one-small-database"'),
  move("posts/a-small-database.md", "posts/one-small-database.md"),
)
const wasPost = "Warning: This was /blog/a-small-database/ before, and links to it from other sites are now broken."
const line = '{ "from": "/blog/a-small-database/", "to": "/blog/one-small-database/" }'

/** What was renamed since the last commit, and all that the check says of it. */
corpus([
  row("a post with another slug, where git keeps nothing", renamedPost, []),
  row("nothing renamed", commit, []),
  row("a post with another slug", all(commit, renamedPost), [
    `data/posts.json:12:13  posts[1].slug  ${wasPost}  Write [${line}] into a new file redirects.json.`,
  ]),
  row(
    "a post with another slug, where other addresses have moved before",
    all(write("redirects.json", "[]"), commit, renamedPost),
    [`data/posts.json:12:13  posts[1].slug  ${wasPost}  Add ${line} to redirects.json.`],
  ),
  row(
    "a post with another slug whose old address leads on",
    all(commit, renamedPost, write("redirects.json", `[${line}]`)),
    [],
  ),
  row(
    "a draft with another slug, to which nobody can have linked",
    all(
      edit("posts.json", '"title": "A small database",', '"title": "A small database", "draft": true,'),
      commit,
      renamedPost,
    ),
    [],
  ),
  row(
    "a post with another slug that is a draft now",
    all(
      commit,
      renamedPost,
      edit("posts.json", '"title": "A small database",', '"title": "A small database", "draft": true,'),
    ),
    [],
  ),
  row(
    "the page about how an engagement goes, at another address",
    all(engagement, commit, edit(engagementFile, '"how-i-work"', '"how-it-goes"')),
    [
      'data/pages/engagement.json:3:11  slug  Warning: This was /how-i-work/ before, and links to it from other sites are now broken.  Write [{ "from": "/how-i-work/", "to": "/how-it-goes/" }] into a new file redirects.json.',
    ],
  ),
  row("a service with another id", all(commit, edit("services.json", '"audits"', '"reviews"')), [
    'data/services.json:3:11  services[0].id  Warning: This was /services/#audits before, and links to it from other sites are now broken.  Write [{ "from": "/services/#audits", "to": "/services/#reviews" }] into a new file redirects.json.',
  ]),
  row(
    "another service in the place of one",
    all(
      commit,
      edit(
        "services.json",
        '"id": "hiring",\n    "title": "Hiring",\n    "description": "Finding your next lead."',
        '"id": "boards",\n    "title": "Boards",\n    "description": "Telling them what it means."',
      ),
    ),
    [],
  ),
])

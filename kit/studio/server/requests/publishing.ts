import * as z from "zod"
import { changesSince } from "../publishing/changes"
import { takeBackChanges } from "../publishing/find-reversal"
import { lastPublished } from "../publishing/last-published"
import { publish } from "../publishing/publish"
import { unpushedCommits } from "../publishing/push"
import { readHost } from "../publishing/site-address"
import { jsonRequest, plainRequest } from "../request"

/** Requests about changes, git, and the site on its host. */
export const publishingRequests = {
  /** What has changed since the last commit; null without git or a commit. */
  "GET changes": plainRequest(({ content }) => changesSince(content.root)),
  /** Takes back exactly these changes since the last commit, by their keys. */
  "POST take-back": jsonRequest(z.object({ keys: z.array(z.string()).min(1) }), ({ content, tab }, { keys }) =>
    takeBackChanges(content, keys, tab),
  ),
  /** Commits and pushes; `withWarnings` says that the owner has seen the check's warnings and accepts them. */
  "POST publish": jsonRequest(
    z.object({ message: z.string().trim().min(1), withWarnings: z.boolean().default(false) }),
    ({ content }, { message, withWarnings }) =>
      publish(content.root, message, withWarnings, (task) => content.runExclusively(task)),
  ),
  /** How many commits are not pushed yet. */
  "GET unpushed": plainRequest(({ content }) => unpushedCommits(content.root)),
  /** The last commit of the content; null without one. */
  "GET last": plainRequest(({ content }) => lastPublished(content.root)),
  "GET host": plainRequest(({ content }) => readHost(content.root)),
}

import * as z from "zod"
import { readHost, readLiveAddress } from "../live/live-address"
import { liveStatus } from "../live/live-status"
import { changesSince } from "../publishing/changes"
import { takeBackChanges } from "../publishing/find-reversal"
import { lastPublished, readHistory } from "../publishing/history"
import { readCommitChanges } from "../publishing/history-changes"
import { publish } from "../publishing/publish"
import { unpushedCommits } from "../publishing/push"
import { restoreContent } from "../publishing/restore-content"
import { commit, jsonRequest, plainRequest } from "../request"

/** Requests about changes, git's history, and the site on its host. */
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
  /** A page of the commits that changed the content; null without git or a commit. */
  "POST history": jsonRequest(
    z.object({ from: commit.optional(), skip: z.int().min(0).default(0) }),
    ({ content }, { from, skip }) => readHistory(content.root, { from, skip }),
  ),
  /** What a commit changed. */
  "POST commit-changes": jsonRequest(z.object({ commit }), ({ content }, { commit: id }) =>
    readCommitChanges(content.root, id),
  ),
  /** Restores the content of a commit; as a trial, only reports what it would do. */
  "POST restore": jsonRequest(z.object({ commit, isTrial: z.boolean() }), ({ content, tab }, { commit: id, isTrial }) =>
    restoreContent(content, id, isTrial, tab),
  ),
  "GET host": plainRequest(({ content }) => readHost(content.root)),
  /** The site's address, without sending it a request. */
  "GET live": plainRequest(async ({ content }) => ({ address: await readLiveAddress(content.root) })),
  /** Whether the site shows what was published, for which its host is asked. */
  "POST live": plainRequest(({ content }) => liveStatus(content.root)),
}

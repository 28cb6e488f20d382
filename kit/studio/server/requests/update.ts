import { words } from "../../words/words"
import { plainRequest, type RequestContext, RequestError } from "../request"
import type { Updates } from "../update/updates"

/** @throws RequestError if this studio has no updates */
function updatesOf({ updates }: RequestContext): Updates {
  if (!updates) throw new RequestError(words.refusals.notFound, 404)
  return updates
}

/** Requests about an update. An event tells all tabs the outcome of each step. */
export const updateRequests = {
  /** Which version of the kit the site has, without fetching anything. */
  "GET update": plainRequest((context) => updatesOf(context).installed()),
  /** Looks for a newer version of the kit, in the source that kit.json names. */
  "POST update-look": plainRequest((context) => updatesOf(context).look()),
  /** Begins to try out the newer version. */
  "POST update-try": plainRequest((context) => updatesOf(context).tryOut()),
  "POST update-stop": plainRequest((context) => updatesOf(context).stop()),
  /** Installs the version that was tried out. Nothing else writes content meanwhile. */
  "POST update-take": plainRequest((context) =>
    updatesOf(context).take((task) => context.content.runExclusively(task)),
  ),
  /** Undoes the last update. */
  "POST update-take-back": plainRequest((context) =>
    updatesOf(context).takeBack((task) => context.content.runExclusively(task)),
  ),
}

import { words } from "../../words/words"
import { plainRequest, type RequestContext, RequestError } from "../request"
import type { Updates } from "../update/updates"

/** @throws RequestError if this studio has no updates */
function updatesOf({ updates }: RequestContext): Updates {
  if (!updates) throw new RequestError(words.refusals.notFound, 404)
  return updates
}

/** Requests of an update. What becomes of a step is told to all tabs by an event. */
export const updateRequests = {
  /** Which version of the kit the site has. Nothing is fetched. */
  "GET update": plainRequest((context) => updatesOf(context).installed()),
  /** Looks for a newer version of the kit, in the source that kit.json names. */
  "POST update-look": plainRequest((context) => updatesOf(context).look()),
  /** Begins to try it out. */
  "POST update-try": plainRequest((context) => updatesOf(context).tryOut()),
  "POST update-stop": plainRequest((context) => updatesOf(context).stop()),
  /** Puts the version in place that was tried out. Nobody else writes the content meanwhile. */
  "POST update-take": plainRequest((context) =>
    updatesOf(context).take((task) => context.content.runExclusively(task)),
  ),
  /** Takes the last update back. */
  "POST update-take-back": plainRequest((context) =>
    updatesOf(context).takeBack((task) => context.content.runExclusively(task)),
  ),
}

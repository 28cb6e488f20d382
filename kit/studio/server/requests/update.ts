import * as z from "zod"
import { words } from "../../words"
import type { Updates } from "../update/updates"
import { jsonRequest, plainRequest, type RequestContext, RequestError } from "./request"

/** @throws RequestError if this studio has no updates */
function updatesOf({ updates }: RequestContext): Updates {
  if (!updates) throw new RequestError(words.refusals.notFound, 404)
  return updates
}

/** Requests of an update. What becomes of a step is told to all tabs by an event. */
export const updateRequests = {
  /** Which version of the kit the site has. Nothing is fetched. */
  "GET update": plainRequest((context) => updatesOf(context).installed()),
  /** Looks for a newer version of the kit, in its source or in another one. */
  "POST update-look": jsonRequest(
    z.object({ source: z.string().trim().min(1).optional() }),
    words.refusals.noSource,
    (context, { source }) => updatesOf(context).look(source),
  ),
  /** Begins to try it out; whose lines are taken in files in conflict, by path. */
  "POST update-try": jsonRequest(
    z.object({ sides: z.record(z.string(), z.enum(["mine", "kit"])) }),
    words.refusals.noSides,
    (context, { sides }) => updatesOf(context).tryOut(sides),
  ),
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

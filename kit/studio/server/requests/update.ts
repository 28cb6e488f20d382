import { words } from "../../words/words"
import { plainRequest, RequestError } from "../request"
import type { Alone, Updates } from "../update/updates"

/** @returns a request for a step of an update, during which nothing else may write content; refused if this studio has no updates */
const updating = <Result>(step: (updates: Updates, alone: Alone) => Result) =>
  plainRequest(({ updates, content }) => {
    if (!updates) throw new RequestError(words.refusals.notFound, 404)
    return step(updates, (task) => content.runExclusively(task))
  })

/** Requests about an update. An event tells all tabs the outcome of each step. */
export const updateRequests = {
  /** Which version of the kit the site has, without fetching anything. */
  "GET update": updating((updates) => updates.installed()),
  /** Looks for a newer version of the kit, in the source that kit.json names. */
  "POST update-look": updating((updates) => updates.look()),
  /** Begins to try out the newer version. */
  "POST update-try": updating((updates) => updates.tryOut()),
  "POST update-stop": updating((updates) => updates.stop()),
  /** Installs the version that was tried out. */
  "POST update-take": updating((updates, alone) => updates.take(alone)),
  /** Undoes the last update. */
  "POST update-take-back": updating((updates, alone) => updates.takeBack(alone)),
}

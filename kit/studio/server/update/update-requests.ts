import { type ApiResponse, respondWith } from "../answering"
import type { ContentFiles } from "../content/content-files"
import { parseRequest, type RequestName } from "../requests"
import type { Installed } from "./update-state"
import type { Updates } from "./updates"

/** Requests of an update. What becomes of a step is told to all tabs by an event. */
export type OfUpdate = Extract<RequestName, `GET update${string}` | `POST update${string}`>

type Handler = (updates: Updates, body: unknown, content: ContentFiles) => unknown

const handlers: { readonly [Name in OfUpdate]: Handler } = {
  "GET update": (updates) => updates.installed(),
  "POST update-look": (updates, body) => updates.look(parseRequest("POST update-look", body).source),
  "POST update-try": (updates, body) => updates.tryOut(parseRequest("POST update-try", body).sides),
  "POST update-stop": (updates) => updates.stop(),
  "POST update-take": (updates, _body, content) => updates.take((task) => content.alone(task)),
  "POST update-take-back": (updates, _body, content) => updates.takeBack((task) => content.alone(task)),
}

/** The answer to each request of an update. */
export type UpdateAnswers = Readonly<Record<Exclude<OfUpdate, "GET update">, null>> & {
  readonly "GET update": Installed
}

/** @returns whether a request is one of an update */
export const isOfUpdate = (name: string): name is OfUpdate => Object.hasOwn(handlers, name)

/**
 * Handles a request of an update.
 *
 * @param updates of the studio
 * @param name of the request
 * @param body parsed from JSON
 * @param content of the owner, which nobody else writes while a version is put in place
 */
export const answerToUpdate = (
  updates: Updates,
  name: OfUpdate,
  body: unknown,
  content: ContentFiles,
): Promise<ApiResponse> => respondWith(async () => handlers[name](updates, body, content))

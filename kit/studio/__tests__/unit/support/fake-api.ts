import type { Api } from "../../../client/content/api"
import type { Answers, RequestName, RequestValues } from "../../../server/requests/requests"

/** What a test answers to requests, by their method and path. */
export type Handlers = { readonly [Name in RequestName]?: (values: RequestValues[Name]) => Promise<Answers[Name]> }

/**
 * @param listen to the events of the test
 * @param handlers of the requests that it expects
 * @returns the studio's server as the page sees it
 */
export function fakeApi(listen: Api["listen"], handlers: Handlers): Api {
  const api: Partial<Api> = {
    listen,
    send: (name, ...values) => Reflect.apply(Object(handlers[name]), undefined, values),
  }
  return api as Api
}

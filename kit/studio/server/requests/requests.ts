import { dirname } from "node:path"
import * as z from "zod"
import { findUpdate, installedVersion, openSite } from "../../../owner/update/site-update"
import { words } from "../../words/words"
import { isPage } from "../proxy"
import { jsonRequest, parseValues, plainRequest, type Request, type RequestContext } from "../request"
import { type ApiResponse, refusalResponse, respondWith } from "../responses"
import { contentRequests } from "./content"
import { importRequests } from "./import"
import { publishingRequests } from "./publishing"

/** All requests of the studio's page, by method and path after /__studio/api/. Anything else is refused. */
const requests = {
  /** Only fetches the cookie that comes with every response, and lets this browser see the preview. */
  "POST open": plainRequest(() => null),
  /** Whether the preview has a page at an address. */
  "POST page": jsonRequest(z.object({ address: z.string() }), ({ preview }, { address }) => isPage(address, preview)),
  /** The site's version, and whether there is a newer one where kit.json says. Only this asks another host. */
  "POST update-look": plainRequest(async ({ content }) => {
    const site = openSite(dirname(content.root))
    const newer = await findUpdate(site)
    return {
      version: await installedVersion(site),
      newer: newer && { version: newer.step.target.title, changes: newer.changes },
    }
  }),
  ...contentRequests,
  ...publishingRequests,
  ...importRequests,
}

type Requests = typeof requests

/** A request's method and path. */
export type RequestName = keyof Requests

/** The values of each request as the studio's page sends them. */
export type RequestInputs = { readonly [Name in RequestName]: z.input<Requests[Name]["schema"]> }

/** The validated values of each request, as its handler gets them. */
export type RequestValues = { readonly [Name in RequestName]: z.output<Requests[Name]["schema"]> }

/** The response to each request as JSON, in which undefined becomes null. */
export type Answers = { readonly [Name in RequestName]: OrNull<Awaited<ReturnType<Requests[Name]["handle"]>>> }

type OrNull<Result> = Result extends object | string | number | boolean | null ? Result : null

/** The requests whose body is a file, with their values in a header. */
export type UploadName = {
  [Name in RequestName]: Requests[Name] extends Request<z.ZodType, infer Body>
    ? unknown extends Body
      ? never
      : Name
    : never
}[RequestName]

/** The header with the values of an upload, as JSON. */
export const uploadHeader = "x-studio-upload"

/** The names of all requests. */
export const requestNames = Object.keys(requests) as readonly RequestName[]

const byName = new Map<string, Request>(Object.entries(requests))

/** @returns a request by its method and path after /__studio/api/; undefined if there is none */
export const requestNamed = (name: string): Request | undefined => byName.get(name)

/**
 * Answers a request of the studio's page.
 *
 * @param name its method and path after /__studio/api/
 * @param context what its handler works with
 * @param given its values, parsed from JSON
 * @param body of an upload
 * @throws unexpected errors; expected ones become responses (see `errorResponse`)
 */
export async function answerRequest(
  name: string,
  context: RequestContext,
  given: unknown,
  body?: unknown,
): Promise<ApiResponse> {
  const request = requestNamed(name)
  if (!request) return refusalResponse(404, words.refusals.notFound)
  return respondWith(async () => request.handle(context, parseValues(request.schema, given), body))
}

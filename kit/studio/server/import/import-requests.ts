import type { IncomingMessage } from "node:http"
import { type ApiResponse, respondWith } from "../answering"
import type { OfImport, Tab } from "../api"
import { parseJson, parseRequest } from "../requests"
import { uploadHeader } from "../uploads"
import type { Imports } from "./imports"

type Handler = (imports: Imports, body: unknown, by: Tab) => unknown

const handlers: { readonly [Name in Exclude<OfImport, "POST import-file">]: Handler } = {
  "POST import-offers": (imports, body) => imports.offers(parseRequest("POST import-offers", body)),
  "POST import-progress": (imports, body) => imports.progress(parseRequest("POST import-progress", body)),
  "POST import-check": (imports, body) => imports.check(parseRequest("POST import-check", body)),
  "POST import-take": (imports, body, by) => imports.take(parseRequest("POST import-take", body), by),
  "POST import-close": (imports, body) => imports.close(parseRequest("POST import-close", body).run),
}

/** @returns whether a request is one of an import, other than for its files */
export const isOfImport = (name: string): name is keyof typeof handlers => Object.hasOwn(handlers, name)

/**
 * Handles a request of an import.
 *
 * @param imports of the studio
 * @param name of the request
 * @param body parsed from JSON
 * @param by the requesting tab
 */
export const answerToImport = (
  imports: Imports,
  name: keyof typeof handlers,
  body: unknown,
  by?: Tab,
): Promise<ApiResponse> => respondWith(async () => handlers[name](imports, body, by))

/**
 * Handles a file to import, which is the request's body.
 *
 * @param imports of the studio
 * @param asked the request
 */
export const answerToImportedFile = (imports: Imports, asked: IncomingMessage): Promise<ApiResponse> =>
  respondWith(() => {
    const about = parseJson(String(asked.headers[uploadHeader] ?? ""), decodeURIComponent)
    return imports.add(parseRequest("POST import-file", about), asked)
  })

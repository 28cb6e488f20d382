import * as z from "zod"
import { jsonRequest, streamRequest } from "../request"

/** The id of an import, which the page assigns. */
const run = z.uuid()
/** A candidate with changed values, by field keys. */
const edited = { candidate: z.string(), edits: z.record(z.string(), z.string()) }

/** Requests of an import. */
export const importRequests = {
  /** Receives a file to import as the body. Files of one run are imported together. */
  "POST import-file": streamRequest(z.object({ run, name: z.string() }), ({ imports }, file, body) =>
    imports.add(file, body),
  ),
  /** What the files of a run offer. */
  "POST import-candidates": jsonRequest(z.object({ run }), ({ imports }, values) => imports.candidates(values)),
  /** How far reading the files has come; null before it has begun. */
  "POST import-progress": jsonRequest(z.object({ run }), ({ imports }, values) => imports.progress(values)),
  /** What a candidate lacks once its values are changed. */
  "POST import-check": jsonRequest(z.object({ run, ...edited }), ({ imports }, values) => imports.check(values)),
  /** Takes chosen candidates, as one undo step. */
  "POST import-take": jsonRequest(
    z.object({
      run,
      chosen: z.array(z.object(edited)).min(1).readonly(),
      options: z.object({ fetchPictures: z.boolean() }),
    }),
    ({ imports, tab }, values) => imports.take(values, tab),
  ),
  /** Ends a run and removes its files. May be requested at any time. */
  "POST import-close": jsonRequest(z.object({ run }), ({ imports }, values) => imports.close(values.run)),
}

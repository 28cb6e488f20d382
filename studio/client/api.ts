import type { Problem } from "../../src/content/check/report/problem"
import type { Change, Outcome, Revision } from "../server/content"
import type { FieldFacts } from "../server/contract"

/** What the studio asks its server. */
export interface Api {
  files(): Promise<readonly Revision[]>
  contract(): Promise<Readonly<Record<string, FieldFacts>>>
  problems(): Promise<readonly Problem[]>
  edit(file: string, revision: string, edit: Change): Promise<Outcome>
  undo(): Promise<Outcome | null>
  redo(): Promise<Outcome | null>
}

/** The server's words for why it did not do something. */
export class Refused extends Error {}

/**
 * @param token that the address of the studio ends with: no server is sent it but in this header
 * @returns what asks the server
 */
export function apiWith(token: string): Api {
  const ask = async <Answer>(path: string, body?: unknown): Promise<Answer> => {
    const answer = await fetch(`/__studio/api/${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: { "x-studio-token": token, ...(body === undefined ? {} : { "content-type": "application/json" }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const given: unknown = await answer.json()
    if (!answer.ok) throw new Refused(String(Reflect.get(Object(given), "message")))
    return given as Answer
  }
  return {
    files: () => ask("files"),
    contract: () => ask("contract"),
    problems: () => ask("problems"),
    edit: (file, revision, edit) => ask("edit", { file, revision, edit }),
    undo: () => ask("undo", {}),
    redo: () => ask("redo", {}),
  }
}

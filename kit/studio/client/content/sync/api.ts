import type { Path } from "../../../../content/json/json-path"
import type { PageKey } from "../../../../owner/begin/begin"
import { unknownTokenCode } from "../../../model/close-code"
import type { LooseValue } from "../../../references/references"
import type { FileEdit } from "../../../server/content/edits/edited"
import type { TypedEdit } from "../../../server/content/edits/save-typed"
import type { Replacement } from "../../../server/content/replace"
import type { ServerEvent } from "../../../server/events"
import type { Answers, RequestInputs, RequestName, UploadName } from "../../../server/requests"
import { words } from "../../../words"

/** A refused or failed request; the message is for the owner. */
export class Refused extends Error {}

/** The server does not know this page: the studio was restarted, with a new token. */
export class Over extends Refused {}

/** What a request sends; one without values sends nothing. */
type InputOf<Name extends RequestName> = unknown extends RequestInputs[Name] ? [] : [values: RequestInputs[Name]]

/** The longest silence before a connection counts as lost, in milliseconds. The server sends something at least every fifteen seconds. */
const patience = 40_000

/** The requests to the studio's server: kit/studio/server/requests says what each does. All reject with `Refused` if it refuses or is unreachable. */
export type Api = ReturnType<typeof apiWith>

/**
 * @param token from the fragment of the studio's address
 * @param tab this tab's id
 * @returns a client of the studio's server, whose requests reject with `Over` if it does not know the page
 */
export function apiWith(token: string, tab: string) {
  const request = async (path: string, { headers, ...rest }: RequestInit): Promise<Response> => {
    const all = { "x-studio-token": token, "x-studio-tab": tab, ...headers }
    const answer = await fetch(`/__studio/api/${path}`, { ...rest, headers: all }).catch(() => {
      throw new Refused(words.connection.lost)
    })
    if (answer.status === 401) throw new Over(words.connection.over)
    return answer
  }
  const send = async <Name extends RequestName>(name: Name, init: RequestInit): Promise<Answers[Name]> => {
    const [method = "", path = ""] = name.split(" ")
    const answer = await request(path, { method, ...init })
    const given: unknown = await answer.json().catch(() => {
      throw new Refused(words.connection.lost)
    })
    if (!answer.ok) throw new Refused(String(Reflect.get(Object(given), "message")))
    return given as Answers[Name]
  }
  const ask = <Name extends RequestName>(name: Name, ...[values]: InputOf<Name>): Promise<Answers[Name]> =>
    send(
      name,
      values === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(values) },
    )
  const upload = <Name extends UploadName>(
    name: Name,
    values: RequestInputs[Name],
    body: Blob = new Blob(),
    signal?: AbortSignal,
  ) =>
    send<Name>(name, {
      ...(signal ? { signal } : {}),
      headers: {
        "x-studio-upload": encodeURIComponent(JSON.stringify(values)),
        "content-type": "application/octet-stream",
      },
      body,
    })
  return {
    open: () => ask("POST open"),
    /**
     * Listens to the server's events.
     *
     * @param hear called with each event
     * @param end called once, when the connection ends: with `Over` if it cannot be had again
     * @returns a function that ends it
     */
    listen: (hear: (event: ServerEvent) => void, end: (reason: Error) => void) => {
      const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/__studio/api/events`)
      let timer: ReturnType<typeof setTimeout> | undefined
      const wait = () => {
        clearTimeout(timer)
        timer = setTimeout(() => socket.close(), patience)
      }
      const stop = new AbortController()
      const { signal } = stop
      socket.addEventListener("open", () => socket.send(JSON.stringify({ token })), { signal })
      socket.addEventListener(
        "message",
        ({ data }) => {
          wait()
          if (data !== "") hear(JSON.parse(String(data)) as ServerEvent)
        },
        { signal },
      )
      socket.addEventListener(
        "close",
        ({ code }) => {
          clearTimeout(timer)
          end(code === unknownTokenCode ? new Over(words.connection.over) : new Refused(words.connection.lost))
        },
        { signal },
      )
      wait()
      return () => {
        stop.abort()
        clearTimeout(timer)
        socket.close()
      }
    },
    look: () => ask("POST look"),
    judge: (file: string, edits: readonly FileEdit[]) => ask("POST judge", { file, edits }),
    save: (file: string, revision: string, typed: readonly TypedEdit[], typing: string | undefined) =>
      ask("POST save", { file, revision, typed, typing }),
    /** @param loose texts that are not saved, for an edit of a name: references are renamed in them too */
    edit: (file: string, revision: string, edit: FileEdit, loose: readonly LooseValue[] = []) =>
      ask("POST edit", { file, revision, edit, loose }),
    renamePreview: (file: string, edit: FileEdit) => ask("POST rename", { file, edit }),
    redirect: (redirect: RequestInputs["POST redirect"]) => ask("POST redirect", redirect),
    linksTo: (page: RequestInputs["POST links-to"]["page"]) => ask("POST links-to", { page }),
    leaveOut: (leaving: RequestInputs["POST leave-out"]) => ask("POST leave-out", leaving),
    replace: (replacements: readonly Replacement[]) => ask("POST replace", { replacements }),
    fixAll: (except: readonly string[]) => ask("POST fix-all", { except }),
    changes: () => ask("GET changes"),
    publish: (message: string, withWarnings: boolean) => ask("POST publish", { message, withWarnings }),
    picture: (file: string, path: Path, names: readonly string[], picture: Blob) =>
      upload("POST picture", { file, path, words: names }, picture),
    kinds: () => ask("GET kinds"),
    pageTemplates: () => ask("GET page-templates"),
    add: (kind: string, values: RequestInputs["POST new"]["values"]) => ask("POST new", { kind, values }),
    isThere: (address: string) => ask("POST page", { address }),
    pictures: () => ask("GET pictures"),
    removePicture: (path: string) => ask("POST remove-picture", { path }),
    /** @returns the URL of a picture of data/, as it is or at a commit, whose id may end with ^ for the one before it */
    pictureUrl: (path: string, at?: string) =>
      `/__studio/api/picture?${new URLSearchParams({ path, token, ...(at ? { at } : {}) }).toString()}`,
    labelSets: () => ask("GET labels"),
    changeLabels: (language: RequestInputs["POST labels"]["language"], withLanguage: boolean) =>
      ask("POST labels", { language, withLanguage }),
    takeBack: (key: string) => ask("POST take-back", { key }),
    last: () => ask("GET last"),
    history: (asked: RequestInputs["POST history"]) => ask("POST history", asked),
    commitChanges: (commit: string) => ask("POST commit-changes", { commit }),
    backTo: (commit: string, isTrial: boolean) => ask("POST back-to", { commit, isTrial }),
    liveAddress: () => ask("GET live"),
    isLive: () => ask("POST live"),
    unpushed: () => ask("GET unpushed"),
    colours: () => ask("GET colours"),
    sample: () => ask("GET sample"),
    beginning: () => ask("GET begin"),
    answerMistake: (key: PageKey, typed: string, portrait: Blob | undefined) =>
      upload("POST begin-answer", { key, typed }, portrait),
    begin: (asked: RequestInputs["POST begin"], portrait: Blob | undefined) => upload("POST begin", asked, portrait),
    importFile: (run: string, file: File, signal: AbortSignal) =>
      upload("POST import-file", { run, name: file.name }, file, signal),
    importOffers: (run: string, again: boolean) => ask("POST import-offers", { run, again }),
    importProgress: (run: string) => ask("POST import-progress", { run }),
    importCheck: (asked: RequestInputs["POST import-check"]) => ask("POST import-check", asked),
    importTake: (asked: RequestInputs["POST import-take"]) => ask("POST import-take", asked),
    importClose: (run: string) => ask("POST import-close", { run }),
    installed: () => ask("GET update"),
    lookForVersion: (source: string | undefined) => ask("POST update-look", source === undefined ? {} : { source }),
    tryVersion: (sides: RequestInputs["POST update-try"]["sides"]) => ask("POST update-try", { sides }),
    stopTrial: () => ask("POST update-stop"),
    takeVersion: () => ask("POST update-take"),
    takeVersionBack: () => ask("POST update-take-back"),
    undo: () => ask("POST undo"),
    redo: () => ask("POST redo"),
  }
}

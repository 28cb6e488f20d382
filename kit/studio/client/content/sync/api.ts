import type { Diagnostic } from "../../../../content/check/report/diagnostic"
import type { Palette } from "../../../../content/colours/palette"
import type { Path } from "../../../../content/json/json-path"
import type { PageKey } from "../../../../owner/begin/questions"
import type { ReadProgress } from "../../../../owner/import/read-source"
import { unknownTokenCode } from "../../../model/close-code"
import type { LooseValue } from "../../../references/references"
import type { Answers } from "../../../server/api"
import type { BeginOutcome } from "../../../server/begin/begin-in"
import type { Beginning } from "../../../server/begin/beginning"
import type { BackToOutcome } from "../../../server/content/back-to-in"
import type { SampleState } from "../../../server/content/diagnostics"
import type { FileEdit } from "../../../server/content/edits/edited"
import type { PageLink } from "../../../server/content/edits/page-links"
import type { Renamed } from "../../../server/content/edits/renames"
import type { Saved, TypedEdit } from "../../../server/content/edits/save-typed"
import type { Stepped } from "../../../server/content/edits/undo"
import type { Outcome } from "../../../server/content/edits/write-file"
import type { FixAllOutcome } from "../../../server/content/fix-all"
import type { LabelSets, LabelsOutcome } from "../../../server/content/label-sets"
import type { NewPage } from "../../../server/content/new-pages"
import type { NewKind, NewOutcome } from "../../../server/content/new-things"
import type { Replacement, ReplaceOutcome } from "../../../server/content/replace"
import type { ServerEvent } from "../../../server/events"
import type { ImportOutcome, ShownOffers } from "../../../server/import/imports"
import type { OfferedLack } from "../../../server/import/offered"
import type { Live } from "../../../server/live/is-live"
import type { KnownPicture } from "../../../server/pictures/picture-list"
import type { Taken } from "../../../server/pictures/take-picture"
import type { ContentChange } from "../../../server/publishing/compare/content-change"
import type { ContentCommit, HistoryPage } from "../../../server/publishing/history"
import type { CommitChanges } from "../../../server/publishing/history-changes"
import type { Published } from "../../../server/publishing/publish"
import type { TakeBackOutcome } from "../../../server/publishing/take-back"
import type { RequestInputs } from "../../../server/requests"
import type { Installed } from "../../../server/update/update-state"
import type { UploadName } from "../../../server/uploads"
import { words } from "../../../words"

/** The requests to the studio's server. All reject with `Refused` if the server refuses or is unreachable, with `Over` if it does not know the page. */
export interface Api {
  /** Lets this browser see the preview, in the frame and beside it. */
  open(): Promise<null>
  /**
   * Listens to the server's events.
   *
   * @param hear called with each event
   * @param end called once, when the connection ends: with `Over` if it cannot be had again
   * @returns a function that ends it
   */
  listen(hear: (event: ServerEvent) => void, end: (reason: Error) => void): () => void
  /** Has the server look for changed files, beyond its own watching. */
  look(): Promise<unknown>
  /** Checks one file as if it had these edits. Nothing is written. */
  judge(file: string, edits: readonly FileEdit[]): Promise<readonly Diagnostic[]>
  /** Writes typed values of a file, as many of them as do not break the site. */
  save(file: string, revision: string, typed: readonly TypedEdit[], typing: string | undefined): Promise<Saved>
  /** @param loose texts that are not saved, for an edit of a name: references are renamed in them too */
  edit(file: string, revision: string, edit: FileEdit, loose?: readonly LooseValue[]): Promise<Outcome>
  /** What an edit of a name would change with it. Null if it names nothing new. */
  renamePreview(file: string, edit: FileEdit): Promise<Renamed | null>
  /** Adds a redirect. */
  redirect(redirect: RequestInputs["POST redirect"]): Promise<Outcome>
  /** Every place that leads to a page. */
  linksTo(page: RequestInputs["POST links-to"]["page"]): Promise<readonly PageLink[]>
  /** Removes links to a page, and leaves it out. */
  leaveOut(leaving: RequestInputs["POST leave-out"]): Promise<Answers["POST leave-out"]>
  /** Replaces parts of texts, all or none, as one undo step. */
  replace(replacements: readonly Replacement[]): Promise<ReplaceOutcome>
  /** Applies all certain fixes as one undo step, but for these files. */
  fixAll(except: readonly string[]): Promise<FixAllOutcome>
  /** Null without git or a commit. */
  changes(): Promise<readonly ContentChange[] | null>
  /** @param withWarnings whether the owner has seen the check's warnings and accepts them */
  publish(message: string, withWarnings: boolean): Promise<Published>
  picture(file: string, path: Path, words: readonly string[], picture: Blob): Promise<Taken>
  /** The kinds of things that `npm run new` can add. */
  kinds(): Promise<readonly NewKind[]>
  /** The templates of custom pages. */
  pageTemplates(): Promise<readonly NewPage[]>
  add(kind: string, values: RequestInputs["POST new"]["values"]): Promise<NewOutcome>
  /** Whether the preview has a page at an address. */
  isThere(address: string): Promise<boolean>
  pictures(): Promise<readonly KnownPicture[]>
  removePicture(path: string): Promise<unknown>
  /** @returns the URL of a picture of data/, as it is or at a commit, whose id may end with ^ for the one before it */
  pictureUrl(path: string, at?: string): string
  /** Takes back exactly one change since the last commit. */
  takeBack(key: string): Promise<TakeBackOutcome>
  /** The last commit of the content; null without one. */
  last(): Promise<ContentCommit | null>
  /** A page of the commits that changed the content; null without git or a commit. */
  history(asked: RequestInputs["POST history"]): Promise<HistoryPage | null>
  /** What a commit changed. */
  commitChanges(commit: string): Promise<CommitChanges>
  /** Brings the content of a commit back; as a trial, only says what it would do. */
  backTo(commit: string, isTrial: boolean): Promise<BackToOutcome>
  /** The site's address, without asking it. */
  liveAddress(): Promise<{ readonly address?: string | undefined }>
  /** Asks the site whether it shows what was published. */
  isLive(): Promise<Live>
  /** The kit's sets of small words, and what each would change. */
  labelSets(): Promise<LabelSets>
  /** Replaces the small words that are still the kit's with those of a language. */
  changeLabels(language: string, withLanguage: boolean): Promise<LabelsOutcome>
  /** @returns how many commits are not pushed yet */
  unpushed(): Promise<number>
  /** @returns the site's own colours, without the owner's */
  colours(): Promise<Palette>
  /** How much of the sample the content still is. */
  sample(): Promise<SampleState>
  /** What a site of the owner's begins with. */
  beginning(): Promise<Beginning>
  /** @returns what is wrong with an answer; null if nothing is */
  answerMistake(key: PageKey, typed: string, portrait: Blob | undefined): Promise<string | null>
  /** Puts a site of the owner's in the place of the sample. */
  begin(asked: RequestInputs["POST begin"], portrait: Blob | undefined): Promise<BeginOutcome>
  /** Sends a file to import. Files of one run are imported together. */
  importFile(run: string, file: File, signal: AbortSignal): Promise<null>
  /** What the files of a run offer; on request what was imported before too. */
  importOffers(run: string, again: boolean): Promise<ShownOffers>
  /** What an offer lacks with changed values. */
  /** How far the server has come with that; null before it has begun. */
  importProgress(run: string): Promise<ReadProgress | null>
  importCheck(asked: RequestInputs["POST import-check"]): Promise<readonly OfferedLack[]>
  /** Takes chosen offers, as one undo step. */
  importTake(asked: RequestInputs["POST import-take"]): Promise<ImportOutcome>
  /** Ends a run, at any moment; its files are removed. */
  importClose(run: string): Promise<null>
  /** Which version of the kit the site has. Nothing is fetched. */
  installed(): Promise<Installed>
  /** Looks for a newer version of the kit; what becomes of it, as of all steps of an update, is told by an event. */
  lookForVersion(source: string | undefined): Promise<null>
  /** Begins to try it out. */
  tryVersion(sides: RequestInputs["POST update-try"]["sides"]): Promise<null>
  stopTrial(): Promise<null>
  /** Puts the version in place that was tried out. */
  takeVersion(): Promise<null>
  /** Takes the last update back. */
  takeVersionBack(): Promise<null>
  undo(): Promise<Stepped | null>
  redo(): Promise<Stepped | null>
}

/** A refused or failed request; the message is for the owner. */
export class Refused extends Error {}

/** The server does not know this page: the studio was restarted, with a new token. */
export class Over extends Refused {}

/** The longest silence before a connection counts as lost, in milliseconds. The server sends something at least every fifteen seconds. */
const patience = 40_000

/**
 * @param token from the fragment of the studio's address
 * @param tab this tab's id
 * @returns a client of the studio's server
 */
export function apiWith(token: string, tab: string): Api {
  const request = async (path: string, { headers, ...rest }: RequestInit): Promise<Response> => {
    const all = { "x-studio-token": token, "x-studio-tab": tab, ...headers }
    const answer = await fetch(`/__studio/api/${path}`, { ...rest, headers: all }).catch(() => {
      throw new Refused(words.connection.lost)
    })
    if (answer.status === 401) throw new Over(words.connection.over)
    return answer
  }
  const send = async <Name extends keyof Answers>(name: Name, init: RequestInit = {}): Promise<Answers[Name]> => {
    const [method = "", path = ""] = name.split(" ")
    const answer = await request(path, { method, ...init })
    const given: unknown = await answer.json().catch(() => {
      throw new Refused(words.connection.lost)
    })
    if (!answer.ok) throw new Refused(String(Reflect.get(Object(given), "message")))
    return given as Answers[Name]
  }
  const sendJson = <Name extends keyof Answers>(name: Name, body: RequestInputs[Name]): Promise<Answers[Name]> =>
    send(name, { headers: { "content-type": "application/json" }, body: JSON.stringify(body) })
  const upload = <Name extends UploadName | "POST import-file">(
    name: Name,
    about: RequestInputs[Name],
    body: Blob = new Blob(),
    signal?: AbortSignal,
  ) =>
    send<Name>(name, {
      ...(signal ? { signal } : {}),
      headers: {
        "x-studio-upload": encodeURIComponent(JSON.stringify(about)),
        "content-type": "application/octet-stream",
      },
      body,
    })
  return {
    open: () => send("POST open"),
    listen: (hear, end) => {
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
    look: () => send("POST look"),
    judge: (file, edits) => sendJson("POST judge", { file, edits }),
    save: (file, revision, typed, typing) => sendJson("POST save", { file, revision, typed, typing }),
    edit: (file, revision, edit, loose = []) => sendJson("POST edit", { file, revision, edit, loose }),
    renamePreview: (file, edit) => sendJson("POST rename", { file, edit }),
    redirect: (redirect) => sendJson("POST redirect", redirect),
    linksTo: (page) => sendJson("POST links-to", { page }),
    leaveOut: (leaving) => sendJson("POST leave-out", leaving),
    replace: (replacements) => sendJson("POST replace", { replacements }),
    fixAll: (except) => sendJson("POST fix-all", { except }),
    changes: () => send("GET changes"),
    publish: (message, withWarnings) => sendJson("POST publish", { message, withWarnings }),
    picture: (file, path, names, picture) => upload("POST picture", { file, path, words: names }, picture),
    kinds: () => send("GET kinds"),
    pageTemplates: () => send("GET page-templates"),
    add: (kind, values) => sendJson("POST new", { kind, values }),
    isThere: (address) => sendJson("POST page", { address }),
    pictures: () => send("GET pictures"),
    removePicture: (path) => sendJson("POST remove-picture", { path }),
    pictureUrl: (path, at) =>
      `/__studio/api/picture?${new URLSearchParams({ path, token, ...(at ? { at } : {}) }).toString()}`,
    labelSets: () => send("GET labels"),
    changeLabels: (language, withLanguage) => sendJson("POST labels", { language, withLanguage }),
    takeBack: (key) => sendJson("POST take-back", { key }),
    last: () => send("GET last"),
    history: (asked) => sendJson("POST history", asked),
    commitChanges: (commit) => sendJson("POST commit-changes", { commit }),
    backTo: (commit, isTrial) => sendJson("POST back-to", { commit, isTrial }),
    liveAddress: () => send("GET live"),
    isLive: () => send("POST live"),
    unpushed: () => send("GET unpushed"),
    colours: () => send("GET colours"),
    sample: () => send("GET sample"),
    beginning: () => send("GET begin"),
    answerMistake: (key, typed, portrait) => upload("POST begin-answer", { key, typed }, portrait),
    begin: (asked, portrait) => upload("POST begin", asked, portrait),
    importFile: (run, file, signal) => upload("POST import-file", { run, name: file.name }, file, signal),
    importOffers: (run, again) => sendJson("POST import-offers", { run, again }),
    importProgress: (run) => sendJson("POST import-progress", { run }),
    importCheck: (asked) => sendJson("POST import-check", asked),
    importTake: (asked) => sendJson("POST import-take", asked),
    importClose: (run) => sendJson("POST import-close", { run }),
    installed: () => send("GET update"),
    lookForVersion: (source) => sendJson("POST update-look", source === undefined ? {} : { source }),
    tryVersion: (sides) => sendJson("POST update-try", { sides }),
    stopTrial: () => send("POST update-stop"),
    takeVersion: () => send("POST update-take"),
    takeVersionBack: () => send("POST update-take-back"),
    undo: () => send("POST undo"),
    redo: () => send("POST redo"),
  }
}

import { defaultColours } from "../../content/colours/token-file"
import type { ReadProgress } from "../../owner/import/read-source"
import { words } from "../words"
import { type ApiResponse, type Given, refusalResponse, respondWith } from "./answering"
import { beginningOf } from "./begin/beginning"
import { backToIn } from "./content/back-to-in"
import type { ContentFiles } from "./content/content-files"
import { sampleIn } from "./content/diagnostics"
import { checkEdit } from "./content/edits/check-edit"
import { leaveOut, pageLinks } from "./content/edits/page-links"
import { addRedirect } from "./content/edits/redirects"
import { fixAllIn } from "./content/fix-all"
import { changeLabelsIn, labelSetsOf } from "./content/label-sets"
import { newPages } from "./content/new-pages"
import { addNew, kindOf, newKinds, Refusal } from "./content/new-things"
import { replaceIn } from "./content/replace"
import { takeBackIn } from "./content/take-back-in"
import type { ImportOutcome, ShownOffers } from "./import/imports"
import type { OfferedLack } from "./import/offered"
import { isLive } from "./live/is-live"
import { liveAddress } from "./live/live-address"
import { picturesOf } from "./pictures/picture-list"
import { changesSince } from "./publishing/changes"
import { historyOf, lastPublished } from "./publishing/history"
import { changesOf } from "./publishing/history-changes"
import { publish } from "./publishing/publish"
import { unpushedCommits } from "./publishing/push"
import { parseRequest, type RequestData, type RequestName, WrongRequest } from "./requests"
import type { OfUpdate, UpdateAnswers } from "./update/update-requests"
import type { UploadAnswers, UploadName } from "./uploads"

/** The id that the requesting tab of the studio sends. */
export type Tab = string | undefined

/** Requests that need more than the content; server.ts handles them. */
type OfServer = "POST page" | "GET picture" | UploadName

/** Requests of an import; import/import-requests.ts handles them. */
export type OfImport = Extract<RequestName, `POST import-${string}`>

type ContentRequest = Exclude<RequestName, OfServer | OfImport | OfUpdate>

type Handler<Values> = (content: ContentFiles, values: Values, by: Tab) => Promise<unknown>

const handlers = {
  "POST open": async () => null,
  "GET kinds": async () => newKinds(),
  "GET page-templates": ({ root }) => newPages(root),
  "GET pictures": ({ root }) => picturesOf(root),
  "GET changes": ({ root }) => changesSince(root),
  "GET last": ({ root }) => lastPublished(root),
  "POST history": ({ root }, { from, skip }) => historyOf(root, { from, skip }),
  "POST commit-changes": ({ root }, { commit }) => changesOf(root, commit),
  "POST back-to": (content, { commit, isTrial }, by) => backToIn(content, commit, isTrial, by),
  "GET labels": (content) => labelSetsOf(content),
  "GET unpushed": ({ root }) => unpushedCommits(root),
  "GET colours": async () => defaultColours(),
  "GET sample": ({ root }) => sampleIn(root),
  "GET begin": ({ root }) => beginningOf(root),
  "POST look": (content) => content.notice(),
  "POST undo": (content, _values, by) => content.undo(by),
  "POST redo": (content, _values, by) => content.redo(by),
  "POST judge": ({ root }, { file, edits }) => checkEdit(root, file, edits),
  "POST save": (content, { file, revision, typed, typing }, by) => content.save(file, revision, typed, by, typing),
  "POST edit": (content, { file, revision, edit, loose }, by) => content.edit(file, revision, edit, by, loose),
  "POST rename": (content, { file, edit }) => content.renamePreview(file, edit),
  "POST redirect": (content, redirect, by) => addRedirect(content, redirect, by),
  "POST links-to": (content, { page }) => pageLinks(content, page),
  "POST leave-out": (content, leaving, by) => leaveOut(content, leaving, by),
  "POST replace": (content, { replacements }, by) => replaceIn(content, replacements, by),
  "POST fix-all": (content, { except }, by) => fixAllIn(content, except, by),
  "POST new": (content, { kind: name, values }, by) => {
    const kind = kindOf(name)
    if (!kind) throw new WrongRequest(words.refusals.unknownKind)
    return addNew(content, kind, new Map(Object.entries(values)), by)
  },
  "POST remove-picture": (content, { path }, by) =>
    content.alone(async () => {
      const picture = (await picturesOf(content.root)).find((each) => each.path === path)
      if (!picture) throw new Refusal(words.refusals.unknownPicture)
      if (!picture.isUnused) throw new Refusal(words.refusals.usedPicture)
      return content.putNow(new Map([[path, undefined]]), by)
    }),
  "POST labels": (content, { language, withLanguage }, by) => changeLabelsIn(content, language, withLanguage, by),
  "POST take-back": (content, { key }, by) => takeBackIn(content, key, by),
  "GET live": async ({ root }) => ({ address: await liveAddress(root) }),
  "POST live": ({ root }) => isLive(root),
  "POST publish": (content, { message, withWarnings }) =>
    publish(content.root, message, withWarnings, (task) => content.alone(task)),
} satisfies { readonly [Name in ContentRequest]: Handler<RequestData[Name]> }

/** The answer to each request. */
export type Answers = {
  readonly [Name in ContentRequest]: Given<Awaited<ReturnType<(typeof handlers)[Name]>>>
} & { readonly "POST page": boolean } & UploadAnswers &
  UpdateAnswers &
  OfImports

interface OfImports {
  readonly "POST import-file": null
  readonly "POST import-offers": ShownOffers
  readonly "POST import-progress": ReadProgress | null
  readonly "POST import-check": readonly OfferedLack[]
  readonly "POST import-take": ImportOutcome
  readonly "POST import-close": null
}

const byName: { readonly [Name in ContentRequest]: Handler<RequestData[Name]> } = handlers

const isOfContent = (name: string): name is ContentRequest => Object.hasOwn(handlers, name)

const handled = <Name extends ContentRequest>(name: Name, content: ContentFiles, body: unknown, by: Tab) =>
  byName[name](content, parseRequest(name, body), by)

/**
 * Handles a request of the studio's page.
 *
 * @param content to read and change
 * @param method of the request
 * @param path of the request, after /__studio/api/
 * @param body parsed from JSON
 * @param by the requesting tab
 * @throws unexpected errors; foreseen ones are answers (see `refusalIn`)
 */
export async function answerTo(
  content: ContentFiles,
  method: string,
  path: string,
  body: unknown,
  by?: Tab,
): Promise<ApiResponse> {
  const name = `${method} ${path}`
  if (!isOfContent(name)) return refusalResponse(404, words.refusals.notFound)
  return respondWith(async () => handled(name, content, body, by))
}

import { basename } from "node:path"
import * as z from "zod"
import { defaultColours } from "../../../content/colours/palette"
import { menuNames } from "../../../content/contract/menus"
import { optionalRoutes } from "../../../content/contract/site-addresses"
import { Refusal } from "../../../content/files/errors"
import type { Json } from "../../../content/json/edit-json"
import { labelSetLanguages } from "../../../content/label-sets/label-sets"
import { pageQuestions } from "../../../owner/begin/begin"
import { words } from "../../words/words"
import { readBeginOptions } from "../begin/begin-options"
import { beginSite, mistakeInAnswer } from "../begin/begin-site"
import { addFile } from "../content/add-file"
import { addThing, kindNamed, translatedKinds, translatedPages } from "../content/add-thing"
import { sampleIn } from "../content/diagnostics"
import { checkEdit } from "../content/edits/check-edit"
import { changeMenu } from "../content/edits/menus"
import { pageLinks, removePage, showPage } from "../content/edits/page-links"
import { changeLabels, readLabelSets } from "../content/label-sets"
import { replaceTexts } from "../content/replace"
import { addPicture } from "../pictures/add-picture"
import { cropped } from "../pictures/crop-picture"
import { pasteHtml } from "../pictures/paste-html"
import { listPictures } from "../pictures/picture-list"
import { jsonRequest, path, plainRequest, RequestError, uploadRequest } from "../request"

const json: z.ZodType<Json> = z.json()

const fileEdit = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("set"), path, to: json }),
  z.object({ kind: z.literal("remove"), path }),
  z.object({ kind: z.literal("insert"), path, to: json }),
  z.object({ kind: z.literal("move"), path, index: z.int() }),
  z.object({ kind: z.literal("order"), path, order: z.array(z.int()).readonly() }),
  z.object({ kind: z.literal("text"), to: z.string() }),
  z.object({ kind: z.literal("name"), to: z.string() }),
])

const texts = z.array(z.string()).readonly()

/** One of the site's pages by its route, a post or a custom page by its slug, an assessment by the id of its tool. */
const linkedPage = z.object({ kind: z.enum(["page", "post", "tool"]), identifier: z.string() })

/** A part of a text, and what to replace it with. */
const span = z.object({ start: z.int().min(0), end: z.int().min(0), to: z.string() })

/** A fraction of a picture's width or height. */
const fraction = z.number().min(0).max(1)

/** Whether a key asked for it, which may have been pressed once too often. */
const undoing = z.object({ isByKey: z.boolean().optional() }).optional()

/** Requests that read and change the content. */
export const contentRequests = {
  /** Makes the server look for changed files, in addition to watching them. */
  "POST refresh": plainRequest(({ content }) => content.refreshFiles()),
  "POST undo": jsonRequest(undoing, ({ content, tab }, values) => content.undo(tab, values?.isByKey)),
  "POST redo": jsonRequest(undoing, ({ content, tab }) => content.redo(tab)),
  /** Checks one file as if it had this edit. Nothing is written. */
  "POST check": jsonRequest(z.object({ file: z.string(), edit: fileEdit }), ({ content }, { file, edit }) =>
    checkEdit(content.root, file, edit),
  ),
  /** Edits a file at a revision, except where that would break the site. */
  "POST save": jsonRequest(
    z.object({
      file: z.string(),
      revision: z.string().default(""),
      edits: z.array(fileEdit).min(1).readonly(),
      typing: z.string().optional(),
    }),
    ({ content, tab }, { file, revision, edits, typing }) => content.save(file, revision, edits, tab, typing),
  ),
  /** What else would change if an edit renames something; null if it does not. Nothing is written. */
  "POST rename": jsonRequest(z.object({ file: z.string(), edit: fileEdit }), ({ content }, { file, edit }) =>
    content.renamePreview(file, edit),
  ),
  /** Every place that links to a page. */
  "POST links-to": jsonRequest(z.object({ page: linkedPage }), ({ content }, { page }) => pageLinks(content, page)),
  /** Removes links to a page, by key, and the page with them, or else the links alone. */
  "POST remove-page": jsonRequest(
    z.object({ page: linkedPage, keys: texts, isGone: z.boolean(), to: z.string().optional() }),
    ({ content, tab }, removal) => removePage(content, removal, tab),
  ),
  /** Turns a page on again. */
  "POST show-page": jsonRequest(z.object({ page: z.enum(optionalRoutes) }), ({ content, tab }, { page }) =>
    showPage(content, page, tab),
  ),
  /** Writes a whole menu; without entries, restores the default one. */
  "POST menu": jsonRequest(
    z.object({ menu: z.enum(menuNames), entries: texts.optional() }),
    ({ content, tab }, change) => changeMenu(content, change, tab),
  ),
  /** Replaces parts of texts as one undo step, or none of them if a text has changed since they were found. */
  "POST replace": jsonRequest(
    z.object({
      replacements: z
        .array(z.object({ file: z.string(), path, was: z.string(), spans: z.array(span).min(1).readonly() }))
        .min(1)
        .readonly(),
    }),
    ({ content, tab }, { replacements }) => replaceTexts(content, replacements, tab),
  ),
  /** The kinds of things that `npm run new` can add. */
  "GET kinds": plainRequest(async () => translatedKinds()),
  /** The templates of custom pages. */
  "GET page-templates": plainRequest(({ content }) => translatedPages(content.root)),
  /** Adds something, with its required values. */
  "POST new": jsonRequest(
    z.object({
      kind: z.string(),
      values: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), texts])),
    }),
    ({ content, tab }, { kind: name, values }) => {
      const kind = kindNamed(name)
      if (!kind) throw new RequestError(words.refusals.wrongRequest)
      return addThing(content, kind, new Map(Object.entries(values)), tab)
    },
  ),
  /** The kit's sets of UI labels, and what each would change. */
  "GET labels": plainRequest(({ content }) => readLabelSets(content)),
  /** Replaces the UI labels that are still the kit's with those of a language. */
  "POST labels": jsonRequest(
    z.object({ language: z.enum(labelSetLanguages), withLanguage: z.boolean() }),
    ({ content, tab }, { language, withLanguage }) => changeLabels(content, language, withLanguage, tab),
  ),
  /** The site's default colours, without the owner's. */
  "GET colours": plainRequest(async () => defaultColours),
  "GET pictures": plainRequest(({ content }) => listPictures(content.root)),
  /** Adds a picture, which is the body, for a field; its file name is made from the given words. */
  "POST picture": uploadRequest(
    z.object({ file: z.string(), path, words: texts.default([]) }),
    ({ content, tab }, { file, path: place, words: names }, bytes) =>
      content.record(async () => {
        const { taken, written } = await addPicture(content.root, file, place, names, bytes)
        return { written, result: taken }
      }, tab),
  ),
  /** Adds a PDF for a text to link to, and returns its address. */
  "POST file": uploadRequest(z.object({ name: z.string() }), ({ content }, { name }, bytes) =>
    content.runExclusively(() => addFile(content.root, name, bytes)),
  ),
  /** Converts pasted HTML, which is the body, to Markdown. Its pictures are added for the text that it is pasted into; without a text, they are left out. */
  "POST paste": uploadRequest(
    z.object({ file: z.string().regex(/\.md$/).optional() }),
    ({ content, tab }, { file }, bytes) => pasteHtml(content, file, String(bytes), tab),
  ),
  /** Adds a part of a picture as a new picture for a field. */
  "POST crop-picture": jsonRequest(
    z.object({
      file: z.string(),
      path,
      picture: z.string(),
      area: z.object({ left: fraction, top: fraction, width: fraction, height: fraction }),
    }),
    ({ content, tab }, { file, path: place, picture, area }) =>
      content.record(async () => {
        const bytes = await content.readBytes(picture)
        if (!bytes) throw new Refusal(words.refusals.unknownPicture)
        const { taken, written } = await addPicture(
          content.root,
          file,
          place,
          [basename(picture)],
          await cropped(bytes, area),
        )
        return { written, result: taken }
      }, tab),
  ),
  "POST remove-picture": jsonRequest(z.object({ path: z.string() }), ({ content, tab }, { path: file }) =>
    content.change(async () => {
      const picture = (await listPictures(content.root)).find((each) => each.path === file)
      if (!picture) throw new Refusal(words.refusals.unknownPicture)
      if (!picture.isUnused) throw new Refusal(words.refusals.usedPicture)
      return new Map([[file, undefined]])
    }, tab),
  ),
  /** How much of the content is still the sample. */
  "GET sample": plainRequest(({ content }) => sampleIn(content.root)),
  /** What is needed to begin the owner's own site, and whether that is possible now. */
  "GET begin": plainRequest(({ content }) => readBeginOptions(content.root)),
  /** What is wrong with an answer; null if nothing is. A portrait is sent as the body. */
  "POST begin-answer": uploadRequest(
    z.object({ key: z.enum(pageQuestions.map(({ key }) => key)), typed: z.string() }),
    (_context, { key, typed }, bytes) => mistakeInAnswer(key, typed, bytes),
  ),
  /** Replaces the sample according to the answers, by key. The portrait, if there is one, is the body. */
  "POST begin": uploadRequest(
    z.object({ answers: z.record(z.string(), z.string()), withoutGit: z.boolean() }),
    ({ content, tab }, values, bytes) => beginSite(content, values, bytes, tab),
  ),
}

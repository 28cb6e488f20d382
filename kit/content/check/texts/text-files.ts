import { posix } from "node:path"
import { closestMatch } from "../../../language/closest-match"
import { customPageSlug, isGuide, pageTexts, postText, postTextFolder, privacyText } from "../../contract/data-paths"
import { brokenRule } from "../../contract/rules/diagnose"
import { slugRules } from "../../contract/rules/texts"
import { customPageAddress, postAddress } from "../../contract/site-addresses"
import { type Diagnostic, type DiagnosticMessage, errorAt, type LocalDiagnostic } from "../../diagnostic/diagnostic"
import { type DataFolder, readBytes, refusalOf } from "../../files/data-folder"
import { decodeText } from "../../files/decode"
import { syntaxMessages } from "../../json/syntax-messages"
import { asList, getIn } from "../../location/json-path"
import type { SourceText } from "../../location/source-text"
import { findExceededLimit } from "../../markdown/markdown"
import { say } from "../../sentences/sentences"
import { attempt, attemptAsync } from "../attempt"
import { located, locateFile } from "../check-file"
import { type LinkedSite, linkedFrom, linkedSiteOf } from "../linked-site"
import type { Content } from "../relations/relation-rules"
import { type Leftovers, leftoverIn, leftoversOf } from "../sample-rules"
import type { CustomPage } from "./custom-pages"
import { type Disclosure, disclosureDiagnostics, ownDisclosures } from "./privacy-rules"
import { textError, textWarning } from "./text-diagnostic"
import { linkDiagnostics } from "./text-links"
import { picturesInText } from "./text-pictures"
import { openPointsInText, textDiagnostics } from "./text-rules"

interface CheckedTexts {
  readonly diagnostics: readonly Diagnostic[]
  /** Diagnostics for data/posts.json about posts whose texts are missing. */
  readonly postDiagnostics: readonly LocalDiagnostic[]
  /** The targets of links. */
  readonly site: LinkedSite
  /** The pictures that texts name, within data/. */
  readonly pictures: readonly string[]
}

/**
 * Checks every Markdown text of data/, of posts and of pages.
 *
 * @param folder data/
 * @param content of the readable JSON files
 * @param own the custom pages
 */
export async function checkTexts(
  folder: DataFolder,
  content: Content,
  own: readonly CustomPage[],
): Promise<CheckedTexts> {
  const posts = postsOf(content)
  const wanted = posts.flatMap(({ slug, externalUrl }) => (slug && !externalUrl ? [slug] : []))
  const texts = [...pageTexts, ...posts.flatMap(({ slug }) => (slug ? [postText(slug)] : []))]
  const files = new Set(folder.files)
  const present = texts.filter((path) => files.has(path))
  const there = new Set(present)
  const isThere = (path: string) => there.has(path) || refusalOf(folder, path) !== undefined
  const settings = own.map(({ path, read }) => [path, read.content] as const)
  const site = linkedSiteOf(new Map([...content, ...settings]), folder, wanted)
  const slugs = new Set(posts.flatMap(({ slug }) => slug ?? []))
  const known = {
    ...site,
    leftovers: leftoversOf(content.get("site.json")),
    disclosures: ownDisclosures(content, folder.files, site),
  }
  // A page that cannot be read is reported as that, not as one without a text.
  const readable = own.filter(({ read }) => read.root || read.body)
  const ownTexts = await Promise.all(
    readable.map(({ path, slug, read }) =>
      checkReadText(path, read.source, read.body, folder, linkedFrom(known, customPageAddress(slug))),
    ),
  )
  const checked = await Promise.all(
    present.map((path) => checkText(path, folder, linkedFrom(known, postAddress(posix.basename(path, ".md"))))),
  )
  return {
    site,
    diagnostics: [
      ...[...own, ...ownTexts, ...checked].flatMap(({ diagnostics }) => diagnostics),
      ...pageTexts.filter((path) => !isThere(path)).map((path) => missing(path, folder)),
      // If a post's slug is invalid, do not report its text as unused too.
      ...strays(folder, texts, content.has("posts.json") && slugs.size === posts.length),
    ],
    postDiagnostics: posts.flatMap(({ slug, externalUrl }, index) => {
      if (!slug || externalUrl || isThere(postText(slug))) return []
      return [errorAt([index, "slug"], textMissing(slug, folder))]
    }),
    pictures: [...own, ...ownTexts, ...checked].flatMap(({ pictures }) => pictures),
  }
}

interface PostInShort {
  readonly slug: string | undefined
  readonly externalUrl: boolean
}

function postsOf(content: Content): PostInShort[] {
  return asList(content.get("posts.json")).map((post) => {
    const slug = getIn(post, "slug")
    // A slug that breaks the contract names no file.
    const usable = typeof slug === "string" && !brokenRule(slugRules, slug)
    return { slug: usable ? slug : undefined, externalUrl: getIn(post, "externalUrl") !== undefined }
  })
}

/** The context that a text is checked against. */
interface Known extends LinkedSite {
  readonly leftovers: Leftovers
  readonly disclosures: readonly Disclosure[]
}

interface CheckedText {
  readonly diagnostics: readonly Diagnostic[]
  readonly pictures: readonly string[]
}

const checkText = (path: string, folder: DataFolder, known: Known): Promise<CheckedText> =>
  attemptAsync(
    async () => {
      const { source, diagnostics, readable } = decodeText(await readBytes(folder, path))
      if (readable) return checkReadText(path, source, source.text, folder, known)
      return { diagnostics: located(diagnostics, { path, source }, folder), pictures: [] }
    },
    (failed) => ({ diagnostics: [locateFile(errorAt([], failed), path, folder)], pictures: [] }),
  )

/** @param text of the file; its front matter is checked elsewhere */
async function checkReadText(
  path: string,
  source: SourceText,
  text: string,
  folder: DataFolder,
  known: Known,
): Promise<CheckedText> {
  const excess = findExceededLimit(text)
  if (excess) return { diagnostics: located([textError(excess.span, excess)], { path, source }, folder), pictures: [] }
  const pictures = await attemptAsync(
    () => picturesInText(path, text, folder),
    (failed) => [{ target: path, diagnostics: [errorAt([], failed)] }],
  )
  const own = attempt(() => textDiagnostics(text, titledIn(path)))
  // An empty text, or one with unexpected front matter, is not checked further.
  const whole = own.some(({ code }) => ["text-empty", "text-front-matter"].includes(code))
  const rules = [
    () => linkDiagnostics(text, known),
    () => pictures.flatMap(({ diagnostics }) => diagnostics),
    () => leftoversIn(text, known.leftovers),
    () => (isOfPost(path) ? [] : openPointsInText(text)),
    () => (path === privacyText ? disclosureDiagnostics(text, known.disclosures) : []),
  ]
  const found = whole ? [] : rules.flatMap(attempt)
  return {
    diagnostics: located([...own, ...found], { path, source }, folder),
    pictures: pictures.map(({ target }) => target),
  }
}

function leftoversIn(text: string, leftovers: Leftovers): LocalDiagnostic[] {
  let start = 0
  return text.split("\n").flatMap((line) => {
    const found = leftoverIn(line, leftovers)
    const lineStart = start
    start += line.length + 1
    if (!found) return []
    const { match, message } = found
    return [textWarning({ start: lineStart + match.start, end: lineStart + match.end }, message)]
  })
}

const isOfPost = (path: string): boolean => path.startsWith(`${postTextFolder}/`)

function titledIn(path: string): string {
  if (isOfPost(path)) return "data/posts.json"
  return customPageSlug(path) === undefined ? `data/${path.replace(/\.md$/, ".json")}` : "settings"
}

function textMissing(slug: string, { files }: DataFolder): DiagnosticMessage {
  const path = postText(slug)
  const found = files.find((file) => file.toLowerCase() === path)
  return found ? say("text-missing.case", { found, path }) : say("text-missing", { slug })
}

function missing(path: string, folder: DataFolder): Diagnostic {
  const otherCase = folder.files.find((file) => file.toLowerCase() === path)
  const message = otherCase ? syntaxMessages.missingCase(otherCase) : syntaxMessages.missing("text")
  return locateFile(errorAt([], message), path, folder)
}

/** Texts that no page shows, probably because their names are misspelt. Those of posts are only reported if every post's slug is known. */
function strays(folder: DataFolder, texts: readonly string[], areSlugsKnown: boolean): Diagnostic[] {
  const known = new Set(texts)
  const others = folder.files.filter((path) => /\.(?:md|markdown|mdx)$/i.test(path) && !known.has(path.toLowerCase()))
  return others
    .filter(
      (path) =>
        !isGuide(path) &&
        (areSlugsKnown || !isOfPost(path)) &&
        customPageSlug(path) === undefined &&
        posix.basename(path).toLowerCase() !== "readme.md",
    )
    .map((path) => {
      const message = say(isOfPost(path) ? "unknown-file.post" : "unknown-file.text", {
        meant: closestMatch(path, texts),
      })
      return locateFile(errorAt([], message), path, folder)
    })
}

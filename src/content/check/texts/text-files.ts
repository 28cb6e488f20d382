import { posix } from "node:path"
import { slugMistakes } from "../../contract/mistakes"
import { firstMistake } from "../../contract/primitives"
import { isGuide, pageTexts, postText, postTextFolder } from "../../contract/texts"
import { circumstances, releasedPosts } from "../../nodes/release"
import { listOf, valueIn } from "../../unchecked"
import { type DataFolder, readBytes } from "../data-folder"
import { decode } from "../json/decode"
import { positionAt, type SourceText } from "../json/source-text"
import { syntax } from "../json/syntax-complaints"
import { movedIn } from "../relations/redirect-findings"
import type { Content } from "../relations/relation-findings"
import { type Leftovers, leftoverIn, leftoversOf } from "../relations/sample-leftovers"
import { errorAt, type Finding, warningAt } from "../report/finding"
import { didYouMean } from "../report/nearest"
import type { Complaint, Problem } from "../report/problem"
import { rawMarkdownFindings } from "./raw-markdown"
import { type TextFinding, textWarning } from "./text-finding"
import { linkFindings, type SitePages } from "./text-links"
import { picturesInText } from "./text-pictures"
import { shapeFindings } from "./text-shape"

/** What was found in the texts of data/. */
export interface CheckedTexts {
  readonly problems: readonly Problem[]
  /** What is wrong with posts because of their texts, for data/posts.json. */
  readonly postFindings: readonly Finding[]
  /** The pages of the site. */
  readonly pages: SitePages
  /** The paths of posts that are not out yet. */
  readonly unpublished: readonly string[]
  /** The pictures that texts name, within data/. */
  readonly pictures: readonly string[]
}

/**
 * Checks every text of data/: those of posts, and those of pages.
 *
 * @param folder data/
 * @param content of the JSON files that could be read
 * @returns what is wrong with them
 */
export async function checkTexts(folder: DataFolder, content: Content): Promise<CheckedTexts> {
  const posts = postsOf(content)
  const wanted = posts.flatMap(({ slug, externalUrl }) => (slug && !externalUrl ? [postText(slug)] : []))
  const texts = [...pageTexts, ...posts.flatMap(({ slug }) => (slug ? [postText(slug)] : []))]
  const present = texts.filter((path) => folder.files.includes(path))
  const pages = sitePages(
    content,
    wanted.filter((path) => present.includes(path)),
  )
  const unpublished = unpublishedPosts(content)
  const leftovers = leftoversOf(content.get("site.json"))
  const moved = movedIn(content)
  const slugs = new Set(posts.flatMap(({ slug }) => slug ?? []))
  const checked = await Promise.all(
    present.map((path) =>
      checkText(path, folder, {
        pages,
        unpublished: unpublished.includes(pagePath(path)) ? [] : unpublished,
        leftovers,
        moved,
      }),
    ),
  )
  return {
    ...{ pages, unpublished },
    problems: [
      ...checked.flatMap(({ problems }) => problems),
      ...pageTexts.filter((path) => !present.includes(path)).map((path) => missing(path, folder)),
      // A text whose post has a mistake in its slug is not at a loss too: one mistake, one problem.
      ...(slugs.size === posts.length ? strays(folder, texts) : []),
    ],
    postFindings: posts.flatMap(({ slug, externalUrl }, index) => {
      if (!slug) return []
      const there = present.includes(postText(slug))
      if (externalUrl) return there ? [warningAt([index, "externalUrl"], textUnused(slug))] : []
      return there ? [] : [errorAt([index, "slug"], textMissing(slug, folder))]
    }),
    pictures: checked.flatMap(({ pictures }) => pictures),
  }
}

interface PostInShort {
  readonly slug: string | undefined
  readonly externalUrl: boolean
}

function postsOf(content: Content): PostInShort[] {
  return listOf(content.get("posts.json")).map((post) => {
    const slug = valueIn(post, "slug")
    // A slug that breaks the contract names no file.
    const usable = typeof slug === "string" && !firstMistake(slugMistakes, slug)
    return { slug: usable ? slug : undefined, externalUrl: valueIn(post, "externalUrl") !== undefined }
  })
}

const pagePath = (text: string): string => `/blog/${posix.basename(text, ".md")}/`

/** The pages of the site, by their paths, with the addresses within the two that have some of the owner's. */
function sitePages(content: Content, articles: readonly string[]): SitePages {
  const plain = ["/", "/books/", "/media/", "/blog/", "/about/", "/contact/", "/privacy/", "/terms/"]
  return new Map<string, readonly string[] | undefined>([
    ...plain.map((path) => [path, undefined] as const),
    ...["services", "tools"].map((name) => [`/${name}/`, idsOf(content.get(`${name}.json`))] as const),
    ...articles.map((path) => [pagePath(path), undefined] as const),
  ])
}

const idsOf = (entries: unknown): string[] | undefined =>
  Array.isArray(entries) ? entries.map((entry) => String(valueIn(entry, "id"))) : undefined

function unpublishedPosts(content: Content): string[] {
  const posts = releasedPosts(content.get("posts.json"), { ...circumstances(), includeUnpublished: true })
  return posts.flatMap(({ slug, unpublished }) => (unpublished ? [`/blog/${slug}/`] : []))
}

/** What a text is checked against. */
interface Known {
  readonly pages: SitePages
  readonly unpublished: readonly string[]
  readonly leftovers: Leftovers
  /** The old addresses with the new ones. */
  readonly moved: ReadonlyMap<string, string>
}

async function checkText(path: string, folder: DataFolder, { pages, unpublished, leftovers, moved }: Known) {
  const { source, complaints, readable } = decode(await readBytes(folder, path))
  const wrong = complaints.map((complaint) => ({ ...complaint, severity: "error" as const }))
  if (!readable) return { problems: wrong.map((finding) => problemIn(path, source, finding, folder)), pictures: [] }
  const pictures = await picturesInText(path, source.text, folder)
  const shape = shapeFindings(source.text, titledIn(path))
  // Of what is no text, or begins as something else, nothing more can be said.
  const whole = shape.some(({ code }) => ["text-empty", "text-front-matter"].includes(code))
  const found = whole
    ? []
    : [
        ...rawMarkdownFindings(source.text),
        ...linkFindings(source.text, { pages, unpublished, moved }),
        ...pictures.flatMap(({ findings }) => findings),
        ...leftoversIn(source.text, leftovers),
      ]
  return {
    problems: [...wrong, ...shape, ...found].map((finding) => problemIn(path, source, finding, folder)),
    pictures: pictures.map(({ target }) => target),
  }
}

function leftoversIn(text: string, leftovers: Leftovers): TextFinding[] {
  let start = 0
  return text.split("\n").flatMap((line) => {
    const found = leftoverIn(line, leftovers)
    const offset = start + (found?.index ?? 0)
    start += line.length + 1
    return found ? [textWarning(offset, found.complaint)] : []
  })
}

const titledIn = (path: string): string =>
  path.startsWith(`${postTextFolder}/`) ? "data/posts.json" : `data/${path.replace(/\.md$/, ".json")}`

function problemIn(path: string, source: SourceText, finding: TextFinding, { root }: DataFolder): Problem {
  const { offset, ...rest } = finding
  return { ...rest, path: "", file: posix.join(root, path), ...positionAt(source, offset) }
}

function textMissing(slug: string, { files }: DataFolder): Complaint {
  const path = postText(slug)
  const otherCase = files.find((file) => file.toLowerCase() === path)
  const advice = otherCase
    ? `Rename data/${otherCase} to data/${path}: only its capital letters differ.`
    : `Write it into data/${path}, or give the post an externalUrl if it appeared elsewhere.`
  return { code: "text-missing", message: "This post has no text.", advice }
}

const textUnused = (slug: string): Complaint => ({
  code: "text-unused",
  message: `This post leads elsewhere, so its text in data/${postText(slug)} is not shown.`,
  advice: "Remove one of the two.",
})

function missing(path: string, { root, files }: DataFolder): Problem {
  const otherCase = files.find((file) => file.toLowerCase() === path)
  const complaint = otherCase ? syntax.missingCase(otherCase) : syntax.missing("text")
  return { ...complaint, ...wholeFile(posix.join(root, path)) }
}

/** Texts that nothing shows: most likely misspelt names. */
function strays({ root, files }: DataFolder, texts: readonly string[]): Problem[] {
  const others = files.filter((path) => /\.(?:md|markdown|mdx)$/i.test(path) && !texts.includes(path.toLowerCase()))
  return others
    .filter((path) => !isGuide(path) && posix.basename(path).toLowerCase() !== "readme.md")
    .map((path) => {
      const ofPost = path.startsWith(`${postTextFolder}/`)
      const message = ofPost ? "No post in data/posts.json has this slug." : "The site knows no such file."
      const advice = `Give it the name of the post or page that it belongs to, or remove it.${didYouMean(path, texts)}`
      return { code: "unknown-file", message, advice, ...wholeFile(posix.join(root, path)) }
    })
}

const wholeFile = (file: string) => ({ severity: "error" as const, file, line: 1, column: 1, path: "", lineText: "" })

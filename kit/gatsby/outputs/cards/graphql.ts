import { readFile } from "node:fs/promises"
import { join } from "node:path"
import type { BuildArgs, Node } from "gatsby"
import { assessmentPath } from "../../../content/contract/data-paths"
import { contentFiles } from "../../../content/contract/files"
import { mayRead } from "../../../content/files/data-folder"
import { sanitizeOutput } from "../../../content/files/terminal"
import { asList, asText, getIn } from "../../../content/location/json-path"
import { openPicture } from "../../../content/pictures/open"
import { directionOf } from "../../../language/direction"
import { shownParts } from "../../../language/marks"
import { signOf } from "../../../language/numbers"
import { isBuild } from "../../command"
import { type Context, readSingleNode, type SchemaPart } from "../../graphql/schema"
import type { Beside } from "./card-picture"
import { chooseCardTexts, ifDrawn } from "./card-texts"
import { cardPath, renderCardSvg, writeCard } from "./draw-card"
import { display, text } from "./element"

/** The types of the pages' files, such as AboutPageJson. */
const pageTypes = contentFiles.filter(({ path }) => path.startsWith("pages/")).map(({ typeName }) => typeName)

/** The GraphQL fields of a card. */
interface SocialCard {
  readonly path: string
  readonly alt: string
}

/** A page that gets a card. */
interface Page {
  /** Its heading. */
  readonly title: string
  /** Its name in messages to the owner. */
  readonly called: string
  /** Words of the heading that the page sets in colour. */
  readonly emphasis?: string | undefined
  /** The path of its picture within data/. */
  readonly picture?: unknown
  /** Figures of a case study. */
  readonly figures?: unknown
}

/**
 * The card of each built page and article, rendered while its query runs: a page whose content is unchanged since the last build runs no query, and keeps its
 * card. The development server has no cards, because nobody shares its addresses.
 */
export const cardSchema: SchemaPart = {
  types: `
    type SocialCard {
      path: String!
      alt: String!
    }
    ${[...pageTypes, "Article", "CustomPage", "AssessmentsJson"].map((type) => `type ${type} implements Node { card: SocialCard }`).join("\n    ")}
  `,
  resolvers: () => {
    const drawn = isBuild()
    const card = (pageOf: (node: Node, context: Context) => Page) => ({
      card: (node: Node, _args: object, context: Context) => (drawn ? cardOf(pageOf(node, context), context) : null),
    })
    return {
      ...Object.fromEntries(pageTypes.map((type) => [type, card(pageOfFile)])),
      Article: card(pageOfArticle),
      AssessmentsJson: card(({ heading, jsonId }) => ({
        title: String(heading),
        called: `data/${assessmentPath(String(jsonId))}`,
      })),
      CustomPage: card(({ title, slug, client, figures }) => ({
        title: String(title),
        called: `data/pages/own/${slug}.md`,
        ...(client !== undefined && { figures }),
      })),
    }
  },
}

/** @returns a page with a file of its own; the home page has its heading in the hero */
function pageOfFile(node: Node, { nodeModel }: Context): Page {
  const { heading, hero } = node as { heading?: unknown; hero?: { heading?: unknown } }
  const file = node.parent ? nodeModel.getNodeById({ id: node.parent }) : null
  const parts = heading === undefined ? shownParts(String(hero?.heading)) : [String(heading)]
  return { title: parts.join(""), called: `data/${file?.relativePath}`, emphasis: parts[1] }
}

function pageOfArticle(node: Node, { nodeModel }: Context): Page {
  const post = node.parent ? nodeModel.getNodeById({ id: node.parent }) : null
  return { title: String(post?.title), called: `the post ${node.slug}`, picture: post?.imageUrl }
}

/** What is shown beside a page's title, if not the site's figure. */
async function besideTitle({ picture, figures }: Page): Promise<Beside | undefined> {
  const path = typeof picture === "string" ? join("data", picture) : undefined
  if (path !== undefined && mayRead(path)) {
    const png = await openPicture(await readFile(path))
      .resize(900, 600, { fit: "cover" })
      .png()
      .toBuffer()
    return { picture: `data:image/png;base64,${png.toString("base64")}` }
  }
  const [first] = asList(figures)
  const figure = await ifDrawn(asText(getIn(first, "figure") ?? ""), display)
  const words = await ifDrawn(asText(getIn(first, "text") ?? ""), text)
  return figure && words ? { figure, text: words } : undefined
}

async function cardOf(page: Page, context: Context): Promise<SocialCard> {
  const { title, called, emphasis } = page
  const { language, costClaim, ...about } = await readSingleNode<Queries.SiteJson>("SiteJson", context)
  const words = await chooseCardTexts(title, about)
  if (words.missing.length > 0) fallbacks.set(called, { missing: words.missing, shown: words.title })
  const svg = await renderCardSvg(words, {
    percent: costClaim.percent,
    sign: signOf(costClaim.comparison),
    direction: directionOf(language),
    beside: await besideTitle(page),
    emphasis,
  })
  await writeCard(svg)
  return { path: cardPath(svg), alt: [words.title, words.name].filter(Boolean).join(" · ") || about.name }
}

/** A card that does not show the title of its page. */
export interface Fallback {
  /** Words of the title that have characters without a glyph. */
  readonly missing: readonly string[]
  /** What the card shows in its place. */
  readonly shown: string | undefined
}

/** The cards of this build that do not show their page's title, by the page's name. */
const fallbacks = new Map<string, Fallback>()

/** Says in one sentence which cards do not show their page's title. */
export function warnOfFallbacks({ reporter }: Pick<BuildArgs, "reporter">): void {
  if (fallbacks.size > 0) reporter.warn(sanitizeOutput(fallbackWarning(fallbacks)))
}

/** How many words without a glyph are named. */
const named = 3

/**
 * @param cards by the names of their pages, at least one
 * @returns the warning for the owner
 */
export function fallbackWarning(cards: ReadonlyMap<string, Fallback>): string {
  const [[called, { shown }] = ["", { shown: undefined }]] = cards
  const instead = shown === undefined ? "only the site’s mark" : `“${shown}”`
  const missing = [...new Set([...cards.values()].flatMap((card) => card.missing))]
  const words = missing.slice(0, named).map((word) => `“${word}”`)
  if (missing.length > named) words.push(`${missing.length - named} more`)
  const which =
    cards.size === 1
      ? `The social card of ${called} shows ${instead}`
      : `The social cards of ${cards.size} pages do not show their titles (that of ${called} shows ${instead})`
  return `${which}: the site’s fonts have no letters for ${words.join(", ")}.`
}

import { readFile } from "node:fs/promises"
import { join } from "node:path"
import type { Node } from "gatsby"
import { assessmentPath } from "../../../content/contract/data-paths"
import { contentFiles } from "../../../content/contract/files"
import { mayRead } from "../../../content/files/data-folder"
import { sanitizeOutput } from "../../../content/files/terminal"
import { asList, asText, getIn } from "../../../content/location/json-path"
import { openPicture } from "../../../content/pictures/open"
import { directionOf } from "../../../language/direction"
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
  readonly emphasis?: unknown
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
  resolvers: ({ reporter }) => {
    const drawn = isBuild()
    const warned = new Set<string>()
    const warn = (text: string) => {
      // The 404 page is built under two addresses.
      if (!warned.has(text)) reporter.warn(sanitizeOutput(text))
      warned.add(text)
    }
    const card = (pageOf: (node: Node, context: Context) => Page) => ({
      card: (node: Node, _args: object, context: Context) =>
        drawn ? cardOf(pageOf(node, context), context, warn) : null,
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
  const { heading, hero } = node as { heading?: unknown; hero?: { heading?: unknown; emphasis?: unknown } }
  const file = node.parent ? nodeModel.getNodeById({ id: node.parent }) : null
  return { title: String(heading ?? hero?.heading), called: `data/${file?.relativePath}`, emphasis: hero?.emphasis }
}

function pageOfArticle(node: Node, { nodeModel }: Context): Page {
  const post = node.parent ? nodeModel.getNodeById({ id: node.parent }) : null
  return { title: String(post?.title), called: `the post ${node.slug}`, picture: post?.imageUrl }
}

/** What stands beside a page's title, if not the site's figure. */
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

async function cardOf(page: Page, context: Context, warn: (text: string) => void): Promise<SocialCard> {
  const { title, called, emphasis } = page
  const { language, costClaim, ...about } = await readSingleNode<Queries.SiteJson>("SiteJson", context)
  const words = await chooseCardTexts(title, about)
  if (words.missing.length > 0) warn(fallbackWarning(called, words.missing, words.title))
  const svg = await renderCardSvg(words, {
    percent: costClaim.percent,
    sign: signOf(costClaim.comparison),
    direction: directionOf(language),
    beside: await besideTitle(page),
    emphasis: typeof emphasis === "string" ? emphasis : undefined,
  })
  await writeCard(svg)
  return { path: cardPath(svg), alt: [words.title, words.name].filter(Boolean).join(" · ") || about.name }
}

/**
 * @param called the page's name in messages to the owner
 * @param missing words of its title that have characters without a glyph
 * @param shown the text that the card shows instead
 * @returns the warning for the owner
 */
export function fallbackWarning(called: string, missing: readonly string[], shown: string | undefined): string {
  const words = missing.map((word) => `“${word}”`).join(", ")
  const instead = shown === undefined ? "only the site’s mark" : `“${shown}”`
  return `The social card of ${called} shows ${instead}: the site’s fonts have no letters for ${words}.`
}

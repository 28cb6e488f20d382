import type { CreateResolversArgs, Node } from "gatsby"
import type { SchemaPart } from "../gatsby/schema"
import { openGraphLocale } from "./locale"
import { numberIn, percentIn, signOf, yearIn } from "./number-forms"
import { type PluralForms, plural } from "./plural"

const types = `
  type SiteJson implements Node {
    openGraphLocale: String!
    buildYear: BuildYear!
  }
  type BuildYear {
    number: Int!
    written: String!
  }
  type CostClaim {
    "With its sign, such as <30%."
    percentWritten: String!
    wholeWritten: String!
  }
  type ToolsFigure {
    scoresWritten: [String!]!
  }
  type BlogPageJson implements Node {
    counts: [String!]!
  }
  type MarkdownRemark implements Node {
    readingTime: String!
  }
`

/** What is used of the context that Gatsby gives to resolvers. Asking through it tells Gatsby what a page depends on. */
interface Context {
  readonly nodeModel: {
    getNodeById(args: { id: string }): Node | null
    findOne(args: { type: string; query: object }): Promise<Node | null>
    findAll(args: { type: string }): Promise<{ entries: Iterable<Node> }>
  }
}

interface Info {
  readonly schema: {
    getType(name: string): { getFields(): Record<string, { resolve?: Resolver<Node> }> } | undefined
  }
}

type Resolver<Source> = (source: Source, args: object, context: Context, info: Info) => unknown

/** The words with plural forms in data/labels.json. */
interface Labels {
  readonly filter: { readonly count: PluralForms }
  readonly article: { readonly readingTime: PluralForms }
}

function createResolversOfForms({ createResolvers }: Pick<CreateResolversArgs, "createResolvers">): void {
  createResolvers({
    SiteJson: {
      openGraphLocale: { resolve: ({ language }: { language: string }) => openGraphLocale(language) },
      buildYear: { resolve: buildYear },
    },
    CostClaim: {
      percentWritten: { resolve: percentWritten },
      wholeWritten: { resolve: wholeWritten },
    },
    ToolsFigure: { scoresWritten: { resolve: scoresWritten } },
    BlogPageJson: { counts: { resolve: counts } },
    MarkdownRemark: { readingTime: { resolve: readingTime } },
  })
}

/** The year in which the site is built, in UTC. */
const buildYear: Resolver<{ language: string }> = async ({ language }, _args, context) => {
  const { buildTime } = await only<{ buildTime: string }>("SiteBuildMetadata", context)
  const number = new Date(buildTime).getUTCFullYear()
  return { number, written: yearIn(language, number) }
}

const percentWritten: Resolver<{ percent: number; comparison?: string }> = async (claim, _args, context) =>
  signOf(claim.comparison) + percentIn(await languageOf(context), claim.percent)

/** What the claimed part is a part of. */
const wholeWritten: Resolver<object> = async (_claim, _args, context) => percentIn(await languageOf(context), 100)

const scoresWritten: Resolver<{ scores: readonly number[] }> = async ({ scores }, _args, context) => {
  const language = await languageOf(context)
  return scores.map((score) => numberIn(language, score))
}

/** What the filter says of no post, of one, and so on up to all: which of them it is depends on the visitor. */
const counts: Resolver<Node> = async (_page, _args, context) => {
  const language = await languageOf(context)
  const { filter } = await labels(context)
  const posts = [...(await context.nodeModel.findAll({ type: "PostsJson" })).entries]
  return Array.from({ length: posts.length + 1 }, (_, count) => plural(filter.count, count, language))
}

const readingTime: Resolver<Node> = async (text, args, context, info) => {
  const resolve = info.schema.getType("MarkdownRemark")?.getFields().timeToRead?.resolve
  if (!resolve) throw new Error("gatsby-transformer-remark has no timeToRead any more.")
  // gatsby-transformer-remark's own promise: whole minutes, at least one.
  const minutes = (await resolve(text, args, context, info)) as number
  return plural((await labels(context)).article.readingTime, minutes, await languageOf(context))
}

async function languageOf(context: Context): Promise<string> {
  return (await only<{ language: string }>("SiteJson", context)).language
}

const labels = (context: Context): Promise<Labels> => only<Labels>("LabelsJson", context)

/** @returns the content of a node that there is once */
async function only<Content>(type: string, { nodeModel }: Context): Promise<Content> {
  const node = await nodeModel.findOne({ type, query: {} })
  if (!node) throw new Error(`There is no ${type}. Is its file in data/ missing or empty?`)
  // The contract's check comes before every build.
  return node as unknown as Content
}

/**
 * Numbers, and sentences with them, as the build writes them in the language of data/site.json: the first use of Intl in a browser takes 33 to
 * 74 ms in one piece.
 */
export const languageSchema: SchemaPart = { types, createResolvers: createResolversOfForms }

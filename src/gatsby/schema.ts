import type { CreateResolversArgs, Node } from "gatsby"

/** A part of the GraphQL schema: types, and what resolves those of their fields that no file of data/ has. */
export interface SchemaPart {
  /** In GraphQL's language, for `createTypes`. */
  readonly types: string
  /** @param args of Gatsby's createResolvers */
  createResolvers(args: Pick<CreateResolversArgs, "createResolvers" | "reporter" | "pathPrefix">): void
}

/** What is used of the context that Gatsby gives to resolvers. Asking through it tells Gatsby what a page depends on. */
export interface Context {
  readonly nodeModel: {
    getNodeById(args: { id: string }): Node | null
    findOne(args: { type: string; query: object }): Promise<Node | null>
    findAll(args: { type: string; query?: object }): Promise<{ entries: Iterable<Node> }>
  }
}

/** @param source what the field is a part of */
export type Resolver<Source> = (source: Source, args: object, context: Context) => unknown

/**
 * @param type of which there is one node, such as SiteJson
 * @returns its content; the contract's check, which comes before every build, promises its shape
 * @throws an Error if there is none
 */
export async function only<Content>(type: string, { nodeModel }: Context): Promise<Content> {
  const node = await nodeModel.findOne({ type, query: {} })
  if (!node) throw new Error(`There is no ${type}. Is its file in data/ missing or empty?`)
  return node as unknown as Content
}

/** What plural forms and numbers are written in. */
export const languageOf = async (context: Context): Promise<string> =>
  (await only<{ language: string }>("SiteJson", context)).language

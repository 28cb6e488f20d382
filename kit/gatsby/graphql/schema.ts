import type { CreateResolversArgs, Node } from "gatsby"

/** A part of the GraphQL schema: types, and resolvers for those of their fields that no file of data/ has. */
export interface SchemaPart {
  /** In GraphQL's schema language, for `createTypes`. */
  readonly types: string
  /** @param args of Gatsby's createResolvers */
  createResolvers(args: Pick<CreateResolversArgs, "createResolvers" | "reporter" | "pathPrefix">): void
}

/** The part of Gatsby's resolver context used here. Reading through it records a page's dependencies. */
export interface Context {
  readonly nodeModel: {
    getNodeById(args: { id: string }): Node | null
    findOne(args: { type: string; query: object }): Promise<Node | null>
    findAll(args: { type: string; query?: object }): Promise<{ entries: Iterable<Node> }>
  }
}

/** @param source the object that the field belongs to */
export type Resolver<Source> = (source: Source, args: object, context: Context) => unknown

/**
 * @param type with exactly one node, such as SiteJson
 * @returns its content, whose shape is guaranteed by the contract's check before every build
 * @throws an Error if there is no such node
 */
export async function readSingleNode<Content>(type: string, { nodeModel }: Context): Promise<Content> {
  const node = await nodeModel.findOne({ type, query: {} })
  if (!node) throw new Error(`There is no ${type}. Is its file in data/ missing or empty?`)
  return node as unknown as Content
}

/** The language for plural forms and numbers. */
export const languageOf = async (context: Context): Promise<string> =>
  (await readSingleNode<{ language: string }>("SiteJson", context)).language

import type { CreateResolversArgs, Node } from "gatsby"

/** A part of the GraphQL schema: types, and resolvers for those of their fields that no file of data/ has. */
export interface SchemaPart {
  /** In GraphQL's schema language, for `createTypes`. */
  readonly types: string
  /**
   * @param args of Gatsby's createResolvers
   * @returns by type and field: resolvers, or what declares the field too
   */
  resolvers(args: Pick<CreateResolversArgs, "reporter" | "pathPrefix">): Resolvers
}

type Resolvers = Readonly<Record<string, Readonly<Record<string, AnyResolver | { readonly resolve: AnyResolver }>>>>

type AnyResolver = (...args: never) => unknown

/** Tells Gatsby the resolvers of a part. */
export function createPart({ resolvers }: SchemaPart, { createResolvers, ...args }: CreateResolversArgs): void {
  for (const [type, fields] of Object.entries(resolvers(args))) {
    const named = Object.entries(fields).map(([name, field]) => [
      name,
      typeof field === "function" ? { resolve: field } : field,
    ])
    createResolvers({ [type]: Object.fromEntries(named) })
  }
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

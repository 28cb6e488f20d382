import type { Context, Resolver, SchemaPart } from "../../../graphql/schema"

type Fields = Readonly<Record<string, { readonly resolve: Resolver<unknown> }>>

/**
 * @param schema a part of the GraphQL schema
 * @param nodeModel as much of Gatsby's as the resolvers under test ask
 * @returns what Gatsby would resolve of a field
 */
export function resolversOf(schema: SchemaPart, nodeModel: Partial<Context["nodeModel"]>) {
  let resolvers: Readonly<Record<string, Fields>> = {}
  const createResolvers = (given: typeof resolvers) => {
    resolvers = given
  }
  // The part of Gatsby's arguments that it reads.
  schema.createResolvers({ createResolvers } as unknown as Parameters<typeof schema.createResolvers>[0])
  const context = { nodeModel } as Context
  return (type: string, field: string, source: unknown) => resolvers[type]?.[field]?.resolve(source, {}, context)
}

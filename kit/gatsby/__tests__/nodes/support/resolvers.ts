import type { CreateResolversArgs } from "gatsby"
import type { Context, Resolver, SchemaPart } from "../../../graphql/schema"

type Fields = Readonly<Record<string, Resolver<unknown>>>

/**
 * @param schema a part of the GraphQL schema
 * @param nodeModel as much of Gatsby's as the resolvers under test use
 * @returns what Gatsby would resolve a field to
 */
export function resolversOf(schema: SchemaPart, nodeModel: Partial<Context["nodeModel"]>) {
  // Of Gatsby's arguments, it reads only the one about other resolvers.
  const resolvers = schema.resolvers({} as CreateResolversArgs) as Readonly<Record<string, Fields>>
  const context = { nodeModel } as Context
  return (type: string, field: string, source: unknown) => resolvers[type]?.[field]?.(source, {}, context)
}

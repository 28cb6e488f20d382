import type { CreateResolversArgs } from "gatsby"
import type { Context, Resolver, SchemaPart } from "../../../graphql/schema"

type Fields = Readonly<Record<string, Resolver<unknown>>>

/**
 * @param schema a part of the GraphQL schema
 * @param nodeModel as much of Gatsby's as the resolvers under test ask
 * @returns what Gatsby would resolve of a field
 */
export function resolversOf(schema: SchemaPart, nodeModel: Partial<Context["nodeModel"]>) {
  // The part of Gatsby's arguments that it reads is of other resolvers.
  const resolvers = schema.resolvers({} as CreateResolversArgs) as Readonly<Record<string, Fields>>
  const context = { nodeModel } as Context
  return (type: string, field: string, source: unknown) => resolvers[type]?.[field]?.(source, {}, context)
}

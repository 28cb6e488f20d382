import type { CreateResolversArgs } from "gatsby"

/** A part of the GraphQL schema: types, and what resolves those of their fields that no file of data/ has. */
export interface SchemaPart {
  /** In GraphQL's language, for `createTypes`. */
  readonly types: string
  /** @param args of Gatsby's createResolvers */
  createResolvers(args: Pick<CreateResolversArgs, "createResolvers" | "reporter" | "pathPrefix">): void
}

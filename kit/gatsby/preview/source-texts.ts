import type { CreateResolversArgs, Node } from "gatsby"
import type { Field } from "../../content/contract/field"
import { contentFiles, repeatedFiles } from "../../content/contract/files"
import { sourceKey, sourceWithin, withTag } from "../../content/location/source-tags"

/** Groups whose texts are for programs alone. */
const otherGroups = new Set(["Seo", "SiteMenu", "NewsletterProvider", "PluralForms"])

/** Texts that programs compare: a topic is shown by its `topicWords`. */
const compared = new Set([
  "BlogPageJson.topics",
  "PostsJson.categories",
  "ServicePrice.currency",
  "EngagementSum.currency",
])

/** The info argument of a resolver that replaces another. */
interface Replaced {
  readonly fieldName: string
  readonly originalResolver: (...args: readonly unknown[]) => unknown
}

/**
 * Gives each text and picture of the content its source, as the last resolver of its field: what the site makes of it does not see it.
 *
 * @param args of Gatsby's createResolvers
 */
export function tagContent({ createResolvers }: Pick<CreateResolversArgs, "createResolvers">): void {
  for (const [type, keys] of shownFields())
    createResolvers({ [type]: Object.fromEntries(keys.map((key) => [key, { resolve: tagField }])) })
}

async function tagField(group: object, args: object, context: object, info: Replaced): Promise<unknown> {
  const value = await info.originalResolver(group, args, context, info)
  return Array.isArray(value)
    ? value.map((each, index) => withSource(each, sourceWithin(group, info.fieldName, index)))
    : withSource(value, sourceWithin(group, info.fieldName))
}

const withSource = (value: unknown, source: string | undefined): unknown => {
  if (source === undefined) return value
  if (typeof value === "string") return withTag(value, source)
  return typeof value === "object" && value !== null ? { ...(value as Node), [sourceKey]: source } : value
}

function shownFields(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>()
  const visit = ({ typeName, keys }: Field) => {
    if (!typeName || !keys || otherGroups.has(typeName)) return
    found.set(
      typeName,
      [...keys].flatMap(([key, field]) =>
        isShown(field.items ?? field) && !compared.has(`${typeName}.${key}`) ? [key] : [],
      ),
    )
    for (const field of keys.values()) visit(field.items ?? field)
  }
  for (const { field } of [...contentFiles, ...repeatedFiles]) visit(field.items ?? field)
  return found
}

const isShown = ({ kind }: Field): boolean => kind === "text" || kind === "markup" || kind === "picture"

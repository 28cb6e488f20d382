import { readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { parseUrl } from "../../kit/language/addresses"

/**
 * schema.org's own vocabulary, as the package @vocabulary/schema carries it: schemaorg-current from schema.org/version/latest, as N-Quads.
 * A fact here is a subject, a predicate and an object that are all addresses.
 */
const file = join(dirname(require.resolve("@vocabulary/schema/package.json")), "schema.nq")
const fact = /^<http:\/\/schema\.org\/([^>]+)> <([^>]+)> <(?:http:\/\/schema\.org\/)?([^>]+)>/

const facts = new Map<string, Set<string>>()
for (const line of readFileSync(file, "utf8").split("\n")) {
  const [, subject, predicate, object] = fact.exec(line) ?? []
  if (!subject || !predicate || !object) continue
  const key = `${subject} ${predicate.replace(/.*[/#]/, "")}`
  facts.set(key, (facts.get(key) ?? new Set()).add(object))
}

const of = (subject: string, predicate: string): ReadonlySet<string> =>
  facts.get(`${subject} ${predicate}`) ?? new Set<string>()

const isType = (name: string) => [...of(name, "type")].some((type) => type.endsWith("#Class"))
const isProperty = (name: string) => [...of(name, "type")].some((type) => type.endsWith("#Property"))

/** A type with all that it is a kind of. */
function kindsOf(type: string): ReadonlySet<string> {
  const kinds = new Set([type])
  for (const kind of kinds) for (const parent of of(kind, "subClassOf")) kinds.add(parent)
  return kinds
}

const isOneOf = (type: string, allowed: ReadonlySet<string>) => [...kindsOf(type)].some((kind) => allowed.has(kind))

/** What Google needs of a type before it shows anything of it (developers.google.com/search/docs/appearance/structured-data). */
const neededByGoogle: Readonly<Record<string, readonly string[]>> = {
  Answer: ["text"],
  BlogPosting: ["headline", "author", "url"],
  BreadcrumbList: ["itemListElement"],
  Event: ["name", "startDate", "location"],
  FAQPage: ["mainEntity"],
  ListItem: ["position", "item"],
  Place: ["name", "address"],
  Question: ["name", "acceptedAnswer"],
  UnitPriceSpecification: ["priceCurrency"],
}

type Node = Readonly<Record<string, unknown>>
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && !Array.isArray(value)

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const item of value) yield* nodesIn(item)
  if (!isNode(value)) return
  yield value
  for (const child of Object.values(value)) yield* nodesIn(child)
}

const isReference = (node: Node) => Object.keys(node).join() === "@id"

/** What a value is for schema.org, where it is no node: an address and a date are texts too. */
function kindsOfValue(value: unknown): readonly string[] {
  if (typeof value === "boolean") return ["Boolean"]
  if (typeof value === "number") return Number.isInteger(value) ? ["Integer", "Number"] : ["Number"]
  if (typeof value !== "string") return []
  const dates = /^\d{4}-\d\d(?:-\d\d(?:T.*)?)?$/.test(value) ? ["Date", "DateTime"] : []
  return ["Text", ...(parseUrl(value) ? ["URL"] : []), ...dates]
}

/**
 * Holds structured data against schema.org's vocabulary and against itself.
 *
 * @param graph a parsed JSON-LD document
 * @param site the address of the site: a reference may lead to another page of it
 * @returns what is wrong, each in a sentence: a type or property that schema.org does not have, or has replaced; a property that does not
 *   belong to its type, or that Google needs and it lacks; a value that the property does not take; nothing where something should be; two nodes with one `@id`; a
 *   reference that leads nowhere
 */
export function mistakesIn(graph: unknown, site: string): string[] {
  const nodes = [...nodesIn(isNode(graph) ? graph["@graph"] : graph)]
  const described = nodes.filter((node) => !isReference(node))
  const byId = new Map(described.filter((node) => "@id" in node).map((node) => [node["@id"], node]))
  const ids = described.flatMap((node) => (node["@id"] === undefined ? [] : [String(node["@id"])]))
  return [
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `Two nodes are ${id}.`),
    ...nodes
      .filter(isReference)
      .map((node) => String(node["@id"]))
      .filter((id) => !byId.has(id) && !(id.startsWith(`${site}/`) && !id.includes("#")))
      .map((id) => `Nothing is ${id}.`),
    ...described.flatMap((node) => mistakesInNode(node, byId)),
  ]
}

function mistakesInNode(node: Node, byId: ReadonlyMap<unknown, Node>): string[] {
  const type = String(node["@type"])
  if (!isType(type)) return [`schema.org has no type ${type}.`]
  const lacking = (neededByGoogle[type] ?? []).filter((name) => !(name in node))
  if (lacking.length > 0) return [`${type} lacks ${lacking.join()}.`]
  return Object.entries(node).flatMap(([name, value]) => {
    if (value === "" || value === null || value === undefined || (Array.isArray(value) && value.length === 0))
      return [`${name} of ${type} is empty.`]
    if (name.startsWith("@")) return []
    if (!isProperty(name)) return [`schema.org has no property ${name}.`]
    if (of(name, "supersededBy").size > 0) return [`schema.org has replaced ${name}.`]
    if (!isOneOf(type, of(name, "domainIncludes"))) return [`${name} does not belong to ${type}.`]
    return [value].flat().flatMap((each) => mistakesInValue(type, name, each, byId))
  })
}

function mistakesInValue(type: string, name: string, value: unknown, byId: ReadonlyMap<unknown, Node>): string[] {
  if (value === "" || value === null || value === undefined) return [`${name} of ${type} holds nothing.`]
  const allowed = of(name, "rangeIncludes")
  const node = isNode(value) ? (byId.get(value["@id"]) ?? value) : undefined
  // A page of this site that is described in its own graph.
  if (node && isReference(node)) return []
  const kinds = node ? [String(node["@type"])] : kindsOfValue(value)
  return kinds.some((kind) => isOneOf(kind, allowed)) ? [] : [`${name} of ${type} cannot be ${JSON.stringify(value)}.`]
}

/** @returns every node in the graph that is of this type, however deep. */
export function nodesOfType(graph: unknown, type: string): readonly Node[] {
  return [...nodesIn(graph)].filter((node) => node["@type"] === type)
}

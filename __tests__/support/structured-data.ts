type Node = Readonly<Record<string, unknown>>

/** @returns every node in structured data, however deep */
export function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const item of value) yield* nodesIn(item)
  if (typeof value !== "object" || value === null || Array.isArray(value)) return
  yield value as Node
  for (const child of Object.values(value)) yield* nodesIn(child)
}

/** @returns every node in it with this type */
export const nodesOfType = (graph: unknown, type: string): readonly Node[] =>
  [...nodesIn(graph)].filter((node) => node["@type"] === type)

import type { Graph } from "schema-dts"

/** @returns the graph as a script element can hold it: no text in it can close the element or open a comment. */
export const jsonText = (graph: Graph): string => JSON.stringify(graph).replaceAll("<", "\\u003c")

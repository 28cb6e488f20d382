import type { Graph } from "schema-dts"
import { withoutSoftHyphens } from "../../language/soft-hyphens"

/** @returns the graph as a script element can hold it: no text in it can close the element or open a comment, and no word is divided. */
export const jsonText = (graph: Graph): string => withoutSoftHyphens(JSON.stringify(graph)).replaceAll("<", "\\u003c")

import type { Nodes, Root, Table } from "mdast"
import type { Data, Processor } from "unified"
import type { DiagnosticMessage } from "../diagnostic/diagnostic"
import type { Span } from "../location/source-text"
import { say } from "../sentences/sentences"

type Extension = NonNullable<Data["micromarkExtensions"]>[number]
type Construct = Extract<NonNullable<NonNullable<Extension["text"]>[number]>, { readonly tokenize: unknown }>
type Context = ThisParameterType<Construct["tokenize"]>
type State = ReturnType<Construct["tokenize"]>

/** Where a text becomes more costly than anything that people write, with the message about it. */
export interface ExceededLimit extends DiagnosticMessage {
  /** Offsets into the text. */
  readonly span: Span
}

/** A text, or what exceeds a limit in it; its tree is then empty. */
export interface ReadText {
  readonly tree: Root
  readonly excess?: ExceededLimit
}

/**
 * Limits for a text, each many times what a long article has. The time for a page grows at least with the square of the nesting depth, of the number of footnotes,
 * of the signs in one paragraph and of the entries in one list; within these limits, the worst text takes a few seconds. `shown` is in characters of HTML.
 */
const limits = {
  characters: 300_000,
  levels: 100,
  signs: 1000,
  notes: 1000,
  entries: 5000,
  shown: 3_000_000,
} as const

/** Opens a quote, a list entry or a footnote at the start of a line, or directly after another of these. */
const container = /([ \t]*)(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])|\[\^[^[\]\n]*\]:)/y

/**
 * Examines a text before it is parsed, in time proportional to its length.
 *
 * @param text in Markdown, with Unix line breaks
 * @returns the first place where it exceeds a limit
 */
export function exceededBefore(text: string): ExceededLimit | undefined {
  if (text.length > limits.characters) return tooMuch(say("text-long", { most: limits.characters }), 0)
  let [start, notes] = [0, 0]
  for (const line of text.split("\n")) {
    if (levelsOf(line) > limits.levels) return tooMuch(say("text-long.deep", { most: limits.levels }), start)
    notes += line.split("]:").length - 1
    if (notes > limits.notes) return tooMuch(say("text-long.notes", { most: limits.notes }), start)
    start += line.length + 1
  }
  return undefined
}

const tooMuch = (message: DiagnosticMessage, start: number, end = start): ExceededLimit => ({
  ...message,
  span: { start, end },
})

/** How many quotes, list entries and footnotes a line may be in: those that it marks, and those that its indentation may continue. */
function levelsOf(line: string): number {
  let levels = 0
  container.lastIndex = 0
  for (let found = container.exec(line); found && levels <= limits.levels; found = container.exec(line))
    levels += 1 + Math.floor((found[1] ?? "").replaceAll("\t", "    ").length / 2)
  return levels
}

/** Thrown while a text is parsed. */
export class TooManySigns extends Error {
  readonly excess: ExceededLimit

  constructor(start: number) {
    super("Too many signs in one paragraph.")
    this.excess = tooMuch(say("text-long.signs", { most: limits.signs }), start)
  }
}

/** Signs that micromark compares with all signs before them in the same paragraph, heading or cell: ! * [ ] _ ~ */
const compared = [33, 42, 91, 93, 95, 126]

/**
 * A remark plugin, to be used after all that extend the parser. It counts the signs of each paragraph, heading or cell while these are parsed.
 *
 * @throws TooManySigns from the parser
 */
export function countSigns(this: Processor): void {
  const counts = new WeakMap<Context, number>()
  const counter: Construct = {
    partial: true,
    tokenize(effects, _ok, nok) {
      const count = (code: Parameters<NonNullable<State>>[0]): State => {
        const counted = (counts.get(this) ?? 0) + 1
        if (counted > limits.signs) throw new TooManySigns(this.now().offset)
        counts.set(this, counted)
        effects.consume(code)
        return rest(code)
      }
      // A run of signs is passed to the constructs once, but each of its signs may nest.
      const rest =
        (sign: Parameters<NonNullable<State>>[0]): State =>
        (code) => {
          if (code === sign && sign !== 91 && sign !== 93) return count(code)
          effects.exit("data")
          return nok(code)
        }
      return (code) => {
        effects.enter("data")
        return count(code)
      }
    },
  }
  this.data().micromarkExtensions?.push({ text: Object.fromEntries(compared.map((code) => [code, counter])) })
}

/** The tags around a node; of a link to another site, with its note for screen readers. */
const tags = { any: 10, link: 150 } as const

/**
 * Finds what becomes far longer on the page than it is in the text (addresses that are referred to again and again, and tables whose rows are filled up), and
 * lists without end.
 *
 * @param tree of a text
 * @returns the first node with which the page would exceed a limit
 */
export function exceededBy(tree: Root): ExceededLimit | undefined {
  const addresses = new Map<string, number>()
  for (const node of nodesIn(tree)) {
    if (node.type !== "definition" || addresses.has(node.identifier)) continue
    addresses.set(node.identifier, node.url.length + (node.title?.length ?? 0))
  }
  let shown = 0
  for (const node of nodesIn(tree)) {
    const start = node.position?.start.offset ?? 0
    if (node.type === "list" && node.children.length > limits.entries)
      return tooMuch(say("text-long.list", { most: limits.entries }), start)
    shown += lengthOf(node, addresses)
    if (shown > limits.shown)
      return tooMuch(say("text-long.shown", { most: limits.shown }), start, node.position?.end.offset)
  }
  return undefined
}

function lengthOf(node: Nodes, addresses: ReadonlyMap<string, number>): number {
  if ("value" in node) return node.value.length
  if (node.type === "link") return node.url.length + (/^https?:/i.test(node.url) ? tags.link : tags.any)
  if (node.type === "linkReference" || node.type === "imageReference")
    return (addresses.get(node.identifier) ?? 0) + tags.any
  return node.type === "table" ? lengthOfRows(node) : tags.any
}

/** Each row has as many cells as the first, and on phones each cell has its column's name. */
function lengthOfRows({ children: rows }: Table): number {
  const [head] = rows
  const names = [...(head ? nodesIn(head) : [])].reduce(
    (sum, node) => sum + ("value" in node ? node.value.length : 0),
    0,
  )
  return rows.length * ((head?.children.length ?? 0) * tags.any + names)
}

function* nodesIn(parent: Nodes): Generator<Nodes> {
  yield parent
  if ("children" in parent) for (const child of parent.children) yield* nodesIn(child)
}

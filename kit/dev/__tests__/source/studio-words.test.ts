import { parse } from "@babel/parser"
import { modules } from "./source-files"

/** A sentence or a label of several words: a capital and, behind a space, another word or a value. */
const sentence = /^\s*\p{Lu}[\p{Ll}’']* [\p{L}\p{N}…]/u

/** What assistive technology reads, or a browser shows. A `name` may also be that of a drawing, in lower case. */
const shownAttributes: Readonly<Record<string, RegExp>> = {
  ...Object.fromEntries(
    ["alt", "aria-label", "aria-roledescription", "label", "placeholder", "title"].map((name) => [name, /\p{L}/u]),
  ),
  name: /^\p{Lu}/u,
}

/** For developers: nobody else ever reads it. */
const developersErrors = new Set(["Error", "GitError"])

/** Of Gatsby's output. */
const gatsbys = "You can now view"

type Found = ReadonlyArray<readonly [line: number, text: string]>

interface Node {
  readonly type: string
  readonly loc?: { readonly start: { readonly line: number } }
  readonly [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof Reflect.get(value, "type") === "string"

const childrenOf = (node: Node): readonly Node[] => Object.values(node).flat().filter(isNode)

const nameIn = (value: unknown): unknown => (isNode(value) ? value.name : undefined)

/** The text that a node shows, if it is one. What is filled in stands as an ellipsis. */
function textOf(node: Node): string | undefined {
  if (node.type === "StringLiteral" || node.type === "JSXText") return String(node.value)
  if (node.type !== "TemplateLiteral" || !Array.isArray(node.quasis)) return undefined
  return node.quasis.map(({ value }) => String(value.cooked)).join("…")
}

/** The texts of some code that somebody would read who uses it. */
function shownIn(node: Node): Found {
  const line = node.loc?.start.line ?? 0
  if (node.type === "ImportDeclaration" || node.type === "TSLiteralType") return []
  if (node.type === "NewExpression" && developersErrors.has(String(nameIn(node.callee)))) return []
  // What is typed into a terminal, or the name of a folder.
  if (node.type === "JSXElement" && isNode(node.openingElement) && nameIn(node.openingElement.name) === "code")
    return []
  const text = textOf(node)
  if (text !== undefined)
    return (node.type === "JSXText" ? /\p{L}/u.test(text) : sentence.test(text) && text !== gatsbys)
      ? [[line, text.trim()]]
      : []
  if (node.type === "JSXAttribute" && isNode(node.value)) {
    const given = textOf(node.value)
    if (given !== undefined && shownAttributes[String(nameIn(node.name))]?.test(given)) return [[line, given]]
  }
  return childrenOf(node).flatMap(shownIn)
}

const shownBy = (code: string): Found =>
  childrenOf(parse(code, { sourceType: "module", plugins: ["typescript", "jsx"] }).program as unknown as Node).flatMap(
    shownIn,
  )

test("every sentence, label and button of the studio is in a file of kit/studio/words", () => {
  const studio = [...modules].filter(([path]) => /^kit\/studio\/(?:client|model|server)\//.test(path))
  expect(studio.length).toBeGreaterThan(80)
  expect(studio.flatMap(([path, code]) => shownBy(code).map(([line, text]) => `${path}:${line} ${text}`))).toEqual([])
})

test.each([
  ["a text between tags", "<p>Saved</p>"],
  ["a button's name", '<button aria-label="Undo" />'],
  ["a sentence", 'say("Not saved: the disk is full.")'],
  ["a sentence with something filled in", `say(\`Saved to \${file}\`)`],
  ["a sentence that refuses", 'throw new Refusal("This picture is used.")'],
])("%s is found", (_what, code) => {
  expect(shownBy(code)).toHaveLength(1)
})

import { readFileSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { type CompletionItem, getLanguageService, type Hover, TextDocument } from "vscode-json-languageservice"

const root = process.cwd()
const settings: { "json.schemas": ReadonlyArray<{ fileMatch: string[]; url: string }> } = JSON.parse(
  readFileSync(join(root, ".vscode/settings.json"), "utf8"),
)

/** VS Code's JSON support, set up as .vscode/settings.json sets it up for this folder. */
const service = getLanguageService({
  schemaRequestService: (url) => readFile(new URL(url), "utf8"),
  workspaceContext: { resolveRelativePath: (path) => path },
})
service.configure({
  schemas: settings["json.schemas"].map(({ fileMatch, url }) => ({
    fileMatch,
    uri: pathToFileURL(join(root, url)).href,
  })),
})

function open(file: string, text: string) {
  const document = TextDocument.create(pathToFileURL(join(root, "data", file)).href, "json", 1, text)
  return { document, json: service.parseJSONDocument(document) }
}

/** An underline: where it begins, from 1, and what it says. */
export interface Underline {
  readonly line: number
  readonly column: number
  readonly message: string
}

/**
 * @param file of data/, which decides on the schema
 * @param text in it
 * @returns what is underlined
 */
export async function underlines(file: string, text: string): Promise<Underline[]> {
  const { document, json } = open(file, text)
  const found = await service.doValidation(document, json, { comments: "error", trailingCommas: "error" })
  return found.map(({ range, message }) => ({
    line: range.start.line + 1,
    column: range.start.character + 1,
    message: typeof message === "string" ? message : message.value,
  }))
}

/** @returns what is offered where the text has | */
export async function offers(file: string, text: string): Promise<CompletionItem[]> {
  const { document, json } = open(file, text.replace("|", ""))
  return (await service.doComplete(document, document.positionAt(text.indexOf("|")), json))?.items ?? []
}

/** @returns what is shown for a pointer where the text has | */
export async function hover(file: string, text: string): Promise<Hover["contents"] | undefined> {
  const { document, json } = open(file, text.replace("|", ""))
  return (await service.doHover(document, document.positionAt(text.indexOf("|")), json))?.contents
}

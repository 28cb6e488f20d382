import { join } from "node:path"
import { loadFile } from "../../content/check/check-data"
import { pictureFileDiagnostics } from "../../content/check/pictures/picture-file"
import { contentFile } from "../../content/contract/files"
import { isBelowRoute, optionalRoutes, pathOf } from "../../content/contract/site-addresses"
import type { DiagnosticMessage } from "../../content/diagnostic/diagnostic"
import { dataFolder } from "../../content/files/data-folder"
import { asList, getIn } from "../../content/location/json-path"
import { asTold, told } from "../../content/sentences/sentences"
import { type Kind, locationOf, warningsOf } from "./kinds"
import type { Added, AddedPicture } from "./new"

/**
 * @param data the folder
 * @param kind of entry
 * @param added the entry and the written files
 * @returns a text with the written files, the warnings about the entry, and the next steps
 */
export async function report(data: string, kind: Kind, added: Added): Promise<string> {
  const location = locationOf(kind, added.entry, [added.index])
  const warnings = [
    ...entryWarnings(kind, added),
    ...(await Promise.all(added.pictures.map((picture) => pictureWarnings(data, picture)))).flat(),
  ]
  return [
    told("command.written"),
    ...added.pictures.map(({ target }) => `  ${join(data, target)}`),
    ...(added.text ? [`  ${join(data, added.text)}`] : []),
    ...(kind.form === "entry" ? [] : besideText(added).map((file) => `  ${join(data, file)}`)),
    ...(kind.form === "entry"
      ? [`  ${told("command.written.as", { file: join(data, kind.file), place: location })}`]
      : []),
    "",
    ...(warnings.length > 0 ? [told("command.warnings"), ...warnings.map((warning) => `  ${warning}`), ""] : []),
    await whereToSee(data, kind.page(added.entry)),
    ...(added.text ? [textNote(kind, join(data, added.text), location)] : []),
    "",
  ].join("\n")
}

/** The other files that were changed because the new file needs an entry in them. */
const besideText = ({ files, text }: Added): readonly string[] =>
  files.map(({ file }) => file).filter((file) => file !== text && file.endsWith(".json"))

/** Says where to see the entry. A page that is switched off shows nothing, whatever its list contains. */
async function whereToSee(data: string, page: string): Promise<string> {
  const route = optionalRoutes.find((each) => isBelowRoute(page, each))
  const [folder, file] = [await dataFolder(data), contentFile("site.json")]
  const site = folder && file && (await loadFile(folder, file)).content
  if (route === undefined || !asList(getIn(site, "pagesOff")).includes(route))
    return told("command.see", { address: `http://localhost:8000${page}` })
  return told("command.pageOff", { page: pathOf(route), route, file: join(data, "site.json") })
}

const textNote = ({ form }: Kind, text: string, location: string): string =>
  form === "entry" ? told("command.draft", { text, place: location }) : form.next(text)

function entryWarnings(kind: Kind, { entry }: Added): string[] {
  return warningsOf(kind, entry).map((each) => inOneLine(String(each.path[0] ?? kind.name), each))
}

async function pictureWarnings(data: string, { key, requirements, target }: AddedPicture): Promise<string[]> {
  return (await pictureFileDiagnostics(join(data, target), requirements)).map((each) => inOneLine(key, each))
}

function inOneLine(key: string, given: DiagnosticMessage): string {
  const { message, advice } = asTold(given)
  return `${key}  ${message}  ${advice}`
}

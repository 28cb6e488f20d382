import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { unwrittenDescriptions } from "../../contract/posts"
import { type DiagnosticMessage, type LocalDiagnostic, warningAt } from "../../diagnostic/diagnostic"
import type { DataFolder } from "../../files/data-folder"
import { valueAt } from "../../location/json-path"
import { newSiteTexts } from "../../new-site-texts/new-site-texts"
import { pictureMetadata } from "../../pictures/open"
import { descriptionKey, mayBeDrawn } from "../../pictures/slots"
import { say } from "../../sentences/sentences"
import { attemptAsync } from "../attempt"
import type { Content } from "../relations/relation-rules"
import type { PictureUse } from "./picture-rules"

/** @returns a message if a picture's description is only a placeholder */
export const missingDescription = (alt: string): DiagnosticMessage | undefined =>
  [...unwrittenDescriptions.values()].includes(alt.trim()) ? say("description-left") : undefined

/**
 * @param uses of pictures in JSON files
 * @param content of these files
 * @param folder data/
 * @returns a warning for each description that is a placeholder, or that describes a drawn picture which has since been replaced, by file path
 */
export async function staleDescriptions(
  uses: readonly PictureUse[],
  content: Content,
  folder: DataFolder,
): Promise<ReadonlyMap<string, readonly LocalDiagnostic[]>> {
  const found = new Map<string, LocalDiagnostic[]>()
  for (const use of uses) {
    const path = [...use.path.slice(0, -1), descriptionKey(String(use.path.at(-1)))]
    const alt = valueAt(content.get(use.file), path)
    if (typeof alt !== "string") continue
    const message = missingDescription(alt) ?? (await ofFormerPicture(alt, use, folder))
    if (message) found.set(use.file, [...(found.get(use.file) ?? []), warningAt(path, message)])
  }
  return found
}

async function ofFormerPicture(
  alt: string,
  { target }: PictureUse,
  folder: DataFolder,
): Promise<DiagnosticMessage | undefined> {
  if (!ofDrawn.test(alt.trim()) || !folder.files.includes(target) || folder.overlay.has(target)) return undefined
  const isDrawn = await attemptAsync(
    async () => mayBeDrawn(await pictureMetadata(await readFile(join(folder.root, target)))),
    // Errors of the picture itself are reported elsewhere.
    () => true,
  )
  return isDrawn ? undefined : say("description-left.former")
}

/** How a new site describes the picture that is drawn in place of a portrait. */
const ofDrawn = new RegExp(
  `^(?:${Object.values(newSiteTexts)
    .flatMap(({ initialsAlt, shapeAlt }) => [initialsAlt, shapeAlt])
    .map((words) => words.replaceAll(".", "\\.").replace("{initials}", "\\S{1,8}"))
    .join("|")})$`,
  "u",
)

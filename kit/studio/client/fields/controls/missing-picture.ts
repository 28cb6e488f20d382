import type { Diagnostic } from "../../../../content/diagnostic/diagnostic"
import { asText } from "../../../../content/location/json-path"
import { words } from "../../../words/words"
import { pathWithin } from "../../content/picture-path"

/** @returns whether a diagnostic says that a picture is not in data/ */
export const isMissingPicture = ({ code }: Pick<Diagnostic, "code">): boolean => code === "picture-missing"

/**
 * The check's advice is for people who write paths. Here a picture is chosen or dropped.
 *
 * @param diagnostic of a field; those about anything but a missing picture are returned as they are
 * @param file that names the picture, within data/
 * @param written the picture's path in that file
 * @returns the diagnostic in the studio's words, with the fix only if it leads to a picture of the same name
 */
export function missingPictureMessage<About extends Diagnostic>(
  diagnostic: About,
  file: string,
  written: unknown,
): About {
  if (!isMissingPicture(diagnostic) || typeof written !== "string") return diagnostic
  const { fix, ...rest } = diagnostic
  const isSame = fix?.edit.kind === "set" && fileNameOf(fix.edit.to) === fileNameOf(written)
  const said = { message: words.pictures.gone(pathWithin(file, written)), advice: words.pictures.chooseAnother }
  return { ...rest, ...said, ...(isSame ? { fix } : {}) } as About
}

const fileNameOf = (path: unknown): string | undefined => asText(path).split("/").at(-1)

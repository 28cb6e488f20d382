import { words } from "../../words/words"

/**
 * @param picture that was chosen or dropped
 * @param diagnostic what the check says of it
 * @returns why it was not taken, and what to do
 */
export const pictureRefusal = (
  picture: File,
  { message, advice }: { readonly message: string; readonly advice: string },
): string => (/\.hei[cf]$/i.test(picture.name) ? words.pictures.heic(picture.name) : `${message} ${advice}`)

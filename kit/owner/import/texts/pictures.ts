import { posix } from "node:path"
import { encodeAddress } from "../../../content/markdown/markdown"
import { told } from "../../../content/sentences/sentences"
import { decodePercent, parseUrl } from "../../../language/addresses"
import { withoutInvisible } from "../../../language/control-characters"
import type { ProposedPicture } from "../candidate"
import { wholeAddress } from "./addresses"
import type { Losses } from "./losses"
import { isFileAddress } from "./post-links"

/** Where the file of a picture is. */
type PictureSource = Pick<ProposedPicture, "path" | "url" | "data">

/** @returns where a picture is, by its name in a text; undefined if it is not among the source's files */
export type FindPicture = (written: string) => PictureSource | undefined

/** Collects the pictures of a text. */
export class Pictures {
  readonly #taken = new Map<string, ProposedPicture>()

  /**
   * @param losses records pictures that are lost or have no description
   * @param base the address of the page that the pictures are on, if known
   * @param find looks for a picture among the source's files
   */
  constructor(
    readonly losses: Losses,
    readonly base: string | undefined,
    readonly find: FindPicture | undefined,
  ) {}

  get all(): ProposedPicture[] {
    return [...this.#taken.values()]
  }

  /**
   * @param written the path or address of a picture
   * @param alt what it shows, as its text says it
   * @param caption the words below it
   * @returns its reference and description; undefined if nobody knows where it is
   */
  take(
    written: string,
    alt: string,
    caption: string,
  ): { readonly reference: string; readonly alt: string } | undefined {
    const said = described(alt)
    const data = within.exec(written)?.[1]
    const whole = encodeAddress(wholeAddress(written, this.base))
    const isFile = isFileAddress(whole)
    const onWeb = /^https?:\/\//i.test(whole) && !isFile && parseUrl(whole) ? { url: whole } : undefined
    const named = isFile ? encodeAddress(written) : whole
    const reference = data === undefined ? named : `picture-${this.#taken.size + 1}`
    const found = data === undefined ? (this.find?.(written) ?? onWeb) : { data }
    if (!found || reference === "") {
      this.losses.add("pictureLost", [/^data:/i.test(written) ? "" : written, said].filter(Boolean).join(": "))
      return undefined
    }
    this.#taken.set(reference, { reference, ...found })
    if (said === "" && caption === "") this.losses.add("undescribed")
    return { reference, alt: said || described(caption) || nameInWords(reference) }
  }
}

/** A picture embedded in its address. */
const within = /^\s*data:image\/[\w.+-]+;base64,([A-Za-z0-9+/=\s]+)$/i

/** @returns a description or caption as plain words on one line, without square brackets, which would end it in Markdown */
const described = (words: string): string =>
  withoutInvisible(words).replaceAll("[", "(").replaceAll("]", ")").replace(/\s+/g, " ").trim()

/** Describes a picture by its file name if nothing else is known. */
function nameInWords(reference: string): string {
  const [path = ""] = reference.split(/[?#]/, 1)
  const name = decodePercent(posix.basename(path)).replace(/\.\w+$/, "")
  const words = name.replace(/[^\p{L}\p{N}\p{M}]+/gu, " ").trim()
  // Services name their files with numbers, which say nothing.
  return /\p{L}/u.test(words) && !/^(?:[0-9a-f ]{16,}|picture \d+)$/i.test(words) ? words : told("import.text.picture")
}

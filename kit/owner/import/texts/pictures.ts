import { posix } from "node:path"
import type { Element } from "hast"
import { encodeAddress } from "../../../content/markdown/markdown"
import { told } from "../../../content/sentences/sentences"
import { decodePercent, parseUrl } from "../../../language/addresses"
import { withoutInvisible } from "../../../language/control-characters"
import type { ProposedPicture } from "../candidate"
import { digestOf } from "../formats/identity"
import { wholeAddress } from "./addresses"
import { attribute } from "./hast"
import type { Losses } from "./losses"

/** Where a source has the file of a picture. */
type PictureSource = Pick<ProposedPicture, "path" | "url" | "data">

/** @returns where the picture is that a text names; undefined if the source's files do not have it */
export type FindPicture = (written: string) => PictureSource | undefined

/** Collects the pictures of a text. */
export class Pictures {
  readonly #taken = new Map<string, ProposedPicture>()

  /**
   * @param losses records pictures that are lost or have no description
   * @param base the address of the page that has the pictures, if it is known
   * @param find looks among the source's files
   */
  constructor(
    readonly losses: Losses,
    readonly base: string | undefined,
    readonly find: FindPicture | undefined,
  ) {}

  get all(): readonly ProposedPicture[] {
    return [...this.#taken.values()]
  }

  /**
   * @param node an `img`
   * @param caption the words below it
   * @returns the picture's reference and description; undefined if there is no picture, or one that only counts readers
   */
  take(node: Element, caption: string | undefined): { readonly reference: string; readonly alt: string } | undefined {
    const written = sourceOf(node)
    if (isPixel(node, written)) return undefined
    const said = described(attribute(node, "alt") ?? "")
    const reference = this.add(written, said)
    if (reference === undefined) return undefined
    if (said === "" && !caption) this.losses.add("undescribed")
    return { reference, alt: said || caption || nameInWords(reference) }
  }

  /**
   * @param written the path or address of a picture
   * @param said its description
   * @returns its reference; undefined if nobody knows where it is
   */
  add(written: string, said = ""): string | undefined {
    const data = within.exec(written)?.[1]
    const reference = data === undefined ? encodeAddress(wholeAddress(written, this.base)) : `picture-${digestOf(data)}`
    const onWeb = /^https?:\/\//i.test(reference) && parseUrl(reference) ? { url: reference } : undefined
    const found = data === undefined ? (this.find?.(written) ?? onWeb) : { data }
    if (!found || reference === "") {
      this.losses.add("pictureLost", [shortened(written), said].filter((each) => each !== "").join(": "))
      return undefined
    }
    this.#taken.set(reference, { reference, ...found })
    return reference
  }
}

/** A picture that is its own address. */
const within = /^\s*data:image\/[\w.+-]+;base64,([A-Za-z0-9+/=\s]+)$/i

/** A picture within an address is not named by its letters. */
const shortened = (written: string): string => (/^data:/i.test(written.trim()) ? "" : written)

/** @returns the path or address of a picture: until a reader scrolls to it, a lazily loaded one has a placeholder as its source */
export function sourceOf(node: Element): string {
  const lazy = ["dataSrc", "dataLazySrc", "dataOriginal", "dataOrigFile", "dataDelayedUrl", "dataLiSrc"]
    .map((name) => attribute(node, name))
    .find((each) => each !== undefined)
  const own = attribute(node, "src")
  const first = (attribute(node, "srcSet") ?? attribute(node, "dataSrcSet"))?.split(/,?\s/, 1)[0]
  const isPlaceholder = own === undefined || /^data:/i.test(own)
  return lazy ?? (isPlaceholder ? first : undefined) ?? own ?? ""
}

const counters =
  /medium\.com\/_\/stat|pixel\.wp\.com|stats\.wordpress\.com|feeds\.feedburner\.com|doubleclick\.net|facebook\.com\/tr|google-analytics\.com/i

/** Letters of a picture that shows something. */
const minDataLength = 300

const isPixel = (node: Element, source: string): boolean =>
  counters.test(source) ||
  // What holds the place of a picture until that is loaded.
  (/^\s*data:/i.test(source) && source.length < minDataLength) ||
  ["width", "height"].some((side) => /^[01](?:px)?$/.test(attribute(node, side) ?? ""))

/** @returns a description or caption as plain words on a line, without the brackets that end one in Markdown */
export const described = (words: string): string =>
  withoutInvisible(words).replaceAll("[", "(").replaceAll("]", ")").replace(/\s+/g, " ").trim()

/** Of a picture without a description, its file's name is all that is known. */
function nameInWords(reference: string): string {
  const [path = ""] = reference.split(/[?#]/, 1)
  const name = decodePercent(posix.basename(path)).replace(/\.\w+$/, "")
  const words = name.replace(/[^\p{L}\p{N}\p{M}]+/gu, " ").trim()
  // A number says nothing: platforms give their files such names.
  return /\p{L}/u.test(words) && !/^(?:picture )?[0-9a-f ]{16,}$/i.test(words) ? words : told("import.text.picture")
}

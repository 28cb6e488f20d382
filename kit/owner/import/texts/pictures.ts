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

  get all(): readonly ProposedPicture[] {
    return [...this.#taken.values()]
  }

  /**
   * @param node an `img`
   * @param caption the words below it
   * @returns the picture's reference and description; undefined if it cannot be found or is only a tracking pixel
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

/** A picture embedded in its address. */
const within = /^\s*data:image\/[\w.+-]+;base64,([A-Za-z0-9+/=\s]+)$/i

/** Leaves out the data of a picture that is embedded in its address. */
const shortened = (written: string): string => (/^data:/i.test(written.trim()) ? "" : written)

/** @returns the path or address of a picture; the `src` of a lazily loaded one is a placeholder until a reader scrolls to it */
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

/** A shorter data address, in characters, cannot be a picture that shows something. */
const minDataLength = 300

const isPixel = (node: Element, source: string): boolean =>
  counters.test(source) ||
  // A placeholder for a picture that is not loaded yet.
  (/^\s*data:/i.test(source) && source.length < minDataLength) ||
  ["width", "height"].some((side) => /^[01](?:px)?$/.test(attribute(node, side) ?? ""))

/** @returns a description or caption as plain words on one line, without square brackets, which would end it in Markdown */
export const described = (words: string): string =>
  withoutInvisible(words).replaceAll("[", "(").replaceAll("]", ")").replace(/\s+/g, " ").trim()

/** Describes a picture by its file name if nothing else is known. */
function nameInWords(reference: string): string {
  const [path = ""] = reference.split(/[?#]/, 1)
  const name = decodePercent(posix.basename(path)).replace(/\.\w+$/, "")
  const words = name.replace(/[^\p{L}\p{N}\p{M}]+/gu, " ").trim()
  // Platforms name their files with numbers, which say nothing.
  return /\p{L}/u.test(words) && !/^(?:picture )?[0-9a-f ]{16,}$/i.test(words) ? words : told("import.text.picture")
}

import { posix } from "node:path"
import type { Element } from "hast"
import { encodeAddress } from "../../../content/markdown/markdown"
import { decodePercent, parseUrl } from "../../../language/addresses"
import { withoutInvisible } from "../../../language/control-characters"
import type { ProposedPicture } from "../offer"
import { wholeAddress } from "./addresses"
import { attribute } from "./hast"
import type { Losses } from "./losses"

/** Where a source has the file of a picture. */
type PictureSource = Pick<ProposedPicture, "path" | "url">

/** @returns where the picture is that a text names; undefined if the source's files do not have it */
export type FindPicture = (written: string) => PictureSource | undefined

/** Collects the pictures of a text. */
export class Pictures {
  readonly #taken = new Map<string, ProposedPicture>()

  /**
   * @param losses is told of pictures that are lost or not described
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
    const reference = this.add(written)
    if (reference === undefined) return undefined
    const said = described(attribute(node, "alt") ?? "")
    if (said === "" && !caption) this.losses.add("undescribed")
    return { reference, alt: said || caption || nameInWords(reference) }
  }

  /**
   * @param written the path or address of a picture
   * @returns its reference; undefined if nobody knows where it is
   */
  add(written: string): string | undefined {
    const reference = encodeAddress(wholeAddress(written, this.base))
    const found =
      this.find?.(written) ?? (/^https?:\/\//i.test(reference) && parseUrl(reference) ? { url: reference } : undefined)
    if (!found || reference === "") {
      this.losses.add("pictureLost")
      return undefined
    }
    this.#taken.set(reference, { reference, ...found })
    return reference
  }
}

/** Until a reader scrolls to it, a lazily loaded picture has a placeholder as its source. */
function sourceOf(node: Element): string {
  const lazy = attribute(node, "dataSrc") ?? attribute(node, "dataLazySrc") ?? attribute(node, "dataOrigFile")
  const first = attribute(node, "srcSet")?.split(/\s/, 1)[0]
  return lazy ?? attribute(node, "src") ?? first ?? ""
}

const counters =
  /medium\.com\/_\/stat|pixel\.wp\.com|stats\.wordpress\.com|feeds\.feedburner\.com|doubleclick\.net|facebook\.com\/tr|google-analytics\.com/i

const isPixel = (node: Element, source: string): boolean =>
  counters.test(source) || ["width", "height"].some((side) => /^[01](?:px)?$/.test(attribute(node, side) ?? ""))

/** @returns a description or caption as plain words on a line, without the brackets that end one in Markdown */
export const described = (words: string): string =>
  withoutInvisible(words).replaceAll("[", "(").replaceAll("]", ")").replace(/\s+/g, " ").trim()

/** Of a picture without a description, its file's name is all that is known. */
function nameInWords(reference: string): string {
  const [path = ""] = reference.split(/[?#]/, 1)
  const name = decodePercent(posix.basename(path)).replace(/\.\w+$/, "")
  return name.replace(/[^\p{L}\p{N}\p{M}]+/gu, " ").trim() || "Picture"
}

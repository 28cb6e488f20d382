import { siteFonts } from "site-fonts"

/** What is set in Besley ahead of any tap: the owner's name, the first link of the header, and the headings of the page and its sections. */
const inBesley = /<header[ >].*?<\/a>|<h[12][ >].*?<\/h[12]>/gs

/**
 * Has the browser fetch the fonts of a page's first view at once, and not when it has found out which letters the page has: the text of a
 * Polish site moved when the second half of its letters came (a layout shift of 0.04, docs/decisions/pictures-and-fonts/late-fonts.md).
 *
 * @param html of the page's body; none in the development server
 * @returns link elements for the head: each font's first file, and its further one if the page has letters of that
 */
export function fontLinks(html = "") {
  const texts = { Besley: wordsOf(html.match(inBesley)?.join("") ?? ""), "Public Sans": wordsOf(html) }
  return siteFonts
    .filter(({ family, only }) => !only || [...only].some((letter) => texts[family].includes(letter)))
    .map(({ address }) => (
      <link key={address} rel="preload" href={address} as="font" type="font/woff2" crossOrigin="anonymous" />
    ))
}

const wordsOf = (html: string): string => html.replace(/<[^>]*>/g, "")

import { siteFonts } from "site-fonts"

/** The text set in Besley before any tap: the owner's name (the first link of the header), and the headings of the page and its sections. */
const inBesley = /<header[ >].*?<\/a>|<h[12][ >].*?<\/h[12]>/gs

/**
 * Preloads the fonts of a page's first view, instead of leaving the browser to find out which characters the page has: the text of a Polish site moved when the
 * second half of its glyphs arrived (a layout shift of 0.04, docs/decisions/fonts.md).
 *
 * @param html of the page's body; undefined in the development server
 * @returns link elements for the head: each font's first file, and its further one if the page has characters from it
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

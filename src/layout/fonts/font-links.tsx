import { siteFonts } from "site-fonts"

/** The text set in Besley before any interaction: the owner's name (the header's first link), and the headings of the page and its sections. */
const inBesley = /<header[ >].*?<\/a>|<h[12][ >].*?<\/h[12]>/gs

/**
 * Preloads the fonts of a page's first view. If the browser has to find out by itself which characters the page has, some glyphs arrive late: the text of a
 * Polish site moved (a layout shift of 0.04, docs/decisions/fonts.md).
 *
 * @param html of the page's body; undefined in the development server
 * @returns link elements for the head: each font's first file, and its second one if the page has characters from that
 */
export function fontLinks(html = "") {
  const texts = { Besley: shownLetters(html.match(inBesley)?.join("") ?? ""), "Public Sans": shownLetters(html) }
  return siteFonts
    .filter(({ family, only }) => !only || [...only].some((letter) => texts[family].includes(letter)))
    .map(({ address }) => (
      <link key={address} rel="preload" href={address} as="font" type="font/woff2" crossOrigin="anonymous" />
    ))
}

const shownLetters = (html: string): string => html.replace(/<[^>]*>/g, "")

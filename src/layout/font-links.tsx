import besleyExtended from "@fontsource-variable/besley/files/besley-latin-ext-wght-normal.woff2"
import besley from "@fontsource-variable/besley/files/besley-latin-wght-normal.woff2"
import publicSansExtended from "@fontsource-variable/public-sans/files/public-sans-latin-ext-wght-normal.woff2"
import publicSans from "@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2"

/** A letter of the subset "Latin Extended", as Polish, Czech and Turkish have: the blocks of Unicode that src/styles/fonts.css gives to it. */
const extended = /[\u0100-\u0130\u0132-\u0151\u0154-\u024f\u1e00-\u1e9f\u1ef2-\u1eff]/

/** What is set in Besley ahead of any tap: the owner's name, the first link of the header, and the headings of the page and its sections. */
const inBesley = /<header[ >].*?<\/a>|<h[12][ >].*?<\/h[12]>/gs

const hasExtended = (html: string): boolean => extended.test(html.replace(/<[^>]*>/g, ""))

/**
 * Has the browser fetch the fonts of a page's first view at once, and not when it has found out which letters the page has: the text of a
 * Polish site moved when the second half of its letters came (a layout shift of 0.04, docs/performance.md).
 *
 * @param html of the page's body; none in the development server
 * @returns link elements for the head
 */
export function fontLinks(html = "") {
  const files = [
    besley,
    publicSans,
    ...(hasExtended(html.match(inBesley)?.join("") ?? "") ? [besleyExtended] : []),
    ...(hasExtended(html) ? [publicSansExtended] : []),
  ]
  return files.map((file) => (
    <link key={file} rel="preload" href={file} as="font" type="font/woff2" crossOrigin="anonymous" />
  ))
}

import satori from "satori"
import { display, fonts, row, text as small } from "./element"

/** The owner's texts for cards, from data/site.json. */
interface SiteWords {
  readonly name: string
  readonly role: string
  readonly tagline: string
  readonly siteUrl: string
}

/** The texts of a card; a text that the fonts cannot render is absent. */
export interface CardTexts {
  readonly title: string | undefined
  readonly name: string | undefined
  readonly role: string | undefined
  readonly host: string | undefined
  /** The words of the page's own title that have characters without a glyph. Empty if the card shows that title. */
  readonly missing: readonly string[]
}

/**
 * Chooses the texts of a card: the page's title, else the site's tagline, else the owner's name, whichever is the first that the fonts can render.
 *
 * @param title of the page
 * @param site the owner's texts
 * @returns texts that the fonts can render completely
 */
export async function chooseCardTexts(title: string, site: SiteWords): Promise<CardTexts> {
  const own = drawable(title)
  const missing = await wordsMissing(own, display)
  const name = await ifDrawn(site.name, display)
  const shown = missing.length === 0 ? own : ((await ifDrawn(site.tagline, display)) ?? name)
  return {
    title: shown,
    missing,
    name: name === shown ? undefined : name,
    role: await ifDrawn(site.role, small),
    host: await ifDrawn(new URL(site.siteUrl).host, small),
  }
}

/** @returns a text as the fonts can render it; undefined if they cannot */
export async function ifDrawn(words: string, family: string): Promise<string | undefined> {
  const tidy = drawable(words)
  return (await wordsMissing(tidy, family)).length === 0 ? tidy : undefined
}

/**
 * @param words as the owner wrote them
 * @returns the text without characters that have no glyph of their own (soft hyphens, direction marks, emoji variation selectors), with letters and their
 *   accents composed where possible
 */
function drawable(words: string): string {
  return words
    .normalize("NFC")
    .replace(/\p{Cf}|\u{FE0E}|\u{FE0F}/gu, "")
    .replaceAll("\u2011", "-")
    .replace(/\s+/g, " ")
    .trim()
}

/**
 * Finds the words that cannot be rendered by satori itself, which reports each missing character once.
 *
 * @param text to render
 * @param family of fonts to use
 * @returns the words that have characters without a glyph
 */
async function wordsMissing(text: string, family: string): Promise<string[]> {
  const missing: string[] = []
  await satori(row({ fontFamily: family, fontSize: 20 }, text), {
    width: 1000,
    fonts: await fonts(),
    loadAdditionalAsset: async (_kind, piece) => {
      missing.push(piece)
      return []
    },
  })
  const letters = new Set(missing.join(""))
  const words = text.split(" ").filter((word) => [...word].some((letter) => letters.has(letter)))
  return missing.length > 0 && words.length === 0 ? [text] : words
}

import satori from "satori"
import { display, fonts, row, text as small } from "./element"

/** Who the site is for, as data/site.json says it. */
export interface SiteWords {
  readonly name: string
  readonly role: string
  readonly tagline: string
  readonly siteUrl: string
}

/** The words of a card; what the fonts cannot draw is absent. */
export interface CardWords {
  readonly title: string | undefined
  readonly name: string | undefined
  readonly role: string | undefined
  readonly host: string | undefined
  /** The words of the page's own title for which the fonts have no letters. None if the card shows it. */
  readonly missing: readonly string[]
}

/**
 * Chooses what a card says: the page's title; if that cannot be drawn the site's tagline, or the owner's name; if none can, nothing.
 *
 * @param title of the page
 * @param site who it is for
 * @returns texts that the fonts can draw, whole
 */
export async function cardWords(title: string, site: SiteWords): Promise<CardWords> {
  const own = drawable(title)
  const missing = await wordsMissing(own, display)
  const name = await ifDrawn(site.name, display)
  const shown = missing.length === 0 ? own : ((await ifDrawn(site.tagline, display)) ?? name)
  return {
    ...{ title: shown, missing, name: name === shown ? undefined : name },
    role: await ifDrawn(site.role, small),
    host: await ifDrawn(new URL(site.siteUrl).host, small),
  }
}

async function ifDrawn(words: string, family: string): Promise<string | undefined> {
  const tidy = drawable(words)
  return (await wordsMissing(tidy, family)).length === 0 ? tidy : undefined
}

/**
 * @param words as an owner wrote them
 * @returns the same without what has no picture of its own: soft hyphens, marks of direction, the wish for an emoji's picture; letters and
 *   their accents in one character where there is one
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
 * Asks satori itself, which says what it would have to leave out, each letter once.
 *
 * @param text to be drawn
 * @param family the fonts for it
 * @returns the words for which the fonts have no letters
 */
async function wordsMissing(text: string, family: string): Promise<string[]> {
  const missing: string[] = []
  await satori(row({ fontFamily: family, fontSize: 20 }, text), {
    ...{ width: 1000, fonts: fonts() },
    loadAdditionalAsset: async (_kind, piece) => {
      missing.push(piece)
      return []
    },
  })
  const letters = new Set(missing.join(""))
  const words = text.split(" ").filter((word) => [...word].some((letter) => letters.has(letter)))
  return missing.length > 0 && words.length === 0 ? [text] : words
}

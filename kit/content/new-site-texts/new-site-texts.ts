import de from "./words/de.json"
import en from "./words/en.json"
import es from "./words/es.json"
import fr from "./words/fr.json"
import pl from "./words/pl.json"

/**
 * The words of a new site in one language. `{name}`, `{role}`, `{percent}`, `{date}` and `{initials}` are what the owner says; `role` is what is suggested as the role;
 * the legal texts stand paragraph by paragraph. A word that is not here comes from the label set of the language.
 */
export type NewSiteTexts = typeof en

/** By the language of their label set. */
export const newSiteTexts: Readonly<Record<string, NewSiteTexts>> = { en, de, fr, es, pl }

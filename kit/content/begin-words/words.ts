import { de } from "./de"
import { en, type Words } from "./en"
import { es } from "./es"
import { fr } from "./fr"
import { pl } from "./pl"

/** By the language of their label set. */
export const wordsByLanguage: Readonly<Record<string, Words>> = { en, de, fr, es, pl }

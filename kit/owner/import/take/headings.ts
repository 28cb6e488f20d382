/** What an about page calls achievements and positions, in the languages of the kit's small words. */
const headings: Readonly<Record<string, { readonly section: string; readonly career: string }>> = {
  en: { section: "Achievements", career: "Career" },
  de: { section: "Erfolge", career: "Stationen" },
  fr: { section: "Réalisations", career: "Parcours" },
  es: { section: "Logros", career: "Trayectoria" },
  pl: { section: "Osiągnięcia", career: "Kariera" },
}

/** @returns the headings in the site's language; in English if the kit does not have it */
export const achievementHeadings = (language: string | undefined) =>
  headings[language?.split("-", 1)[0]?.toLowerCase() ?? "en"] ?? { section: "Achievements", career: "Career" }

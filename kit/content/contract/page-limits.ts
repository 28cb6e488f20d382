/** How many figures of the track record have room under the buttons of the home page. */
export const maxHeroFigures = 3

/** A page lists the case studies from this number on: two are better told where they belong. */
export const fewestCases = 3

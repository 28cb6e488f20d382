/** How many figures of the track record fit under the buttons of the home page. */
export const maxHeroFigures = 3

/** The minimum number of case studies for a page that lists them: fewer are better told where they belong. */
export const fewestCases = 3

import { type Pair, pairs } from "../../colours/pairs"
import {
  type Brand,
  contrast,
  defaultColours,
  type Hex,
  ownerColours,
  palette,
  parseBrand,
  type Theme,
  toHex,
  toOklch,
} from "../../colours/palette"
import type { ColourName } from "../../colours/site-colours"
import { errorAt, type LocalDiagnostic, warningAt } from "../../diagnostic/diagnostic"
import { replacement } from "../../diagnostic/fix"
import type { Path } from "../../location/json-path"
import { say } from "../../sentences/sentences"

/** A colour chosen by the owner, by its keys in the file. */
interface Given {
  readonly theme: Theme
  readonly choice: (typeof ownerColours)[number]
}

const themes = ["light", "dark"] as const
const paper = (theme: Theme): Given => ({ theme, choice: "paper" })
const ink = (theme: Theme): Given => ({ theme, choice: "ink" })
const signal = (theme: Theme): Given => ({ theme, choice: "signal" })

/** The owner's colour that each of the site's colours mainly derives from. */
const madeOf: Readonly<Record<ColourName, Given>> = {
  paper: paper("light"),
  "paper-shade": paper("light"),
  line: paper("light"),
  ink: ink("light"),
  "ink-soft": ink("light"),
  vermilion: signal("light"),
  "code-value": signal("light"),
  night: paper("dark"),
  "night-lit": paper("dark"),
  "night-band": paper("dark"),
  "line-night": paper("dark"),
  bone: ink("dark"),
  "bone-dim": ink("dark"),
  "band-text-soft": ink("dark"),
  "vermilion-lit": signal("dark"),
  "code-value-lit": signal("dark"),
}

/**
 * Computes the contrast of every pair of colours that the site uses, in both themes.
 *
 * @param content of brand.json
 * @returns a warning for each of the owner's colours that falls short, with the nearest colour that passes
 */
export function contrastDiagnostics(content: unknown): LocalDiagnostic[] {
  if (content === undefined) return []
  const brand = parseBrand(content)
  const swapped = themes.flatMap((theme) => wrongTheme(brand, theme))
  if (swapped.length > 0) return swapped
  const failures = failuresOf(brand)
  return given(brand).flatMap((colour) => {
    const own = failures.filter(({ blamed }) => same(blamed, colour))
    const [worst] = own.sort((one, other) => one.ratio / one.pair.needed - other.ratio / other.pair.needed)
    return worst ? [warningAt(choicePath(colour), words(worst, own.length - 1, nearest(brand, colour)))] : []
  })
}

/** A dark background in the light theme, or a light one in the dark theme, is meant for the other theme. */
function wrongTheme(brand: Brand, theme: Theme): LocalDiagnostic[] {
  const background = brand[theme].paper
  if (background === undefined || toOklch(background).lightness > 0.5 === (theme === "light")) return []
  return [errorAt([theme, "paper"], say("colour-theme", { theme }))]
}

interface Failure {
  readonly theme: Theme
  readonly pair: Pair
  readonly ratio: number
  readonly blamed: Given
}

function failuresOf(brand: Brand): Failure[] {
  const colours = palette(brand, defaultColours)
  const failures = themes.flatMap((theme) =>
    pairs.flatMap((pair): Failure[] => {
      const [front, behind] = pair[theme]
      const ratio = contrast(colours[front], colours[behind])
      const blamed = blame([madeOf[front], madeOf[behind]].filter((colour) => isGiven(brand, colour)))
      return ratio >= pair.needed || !blamed ? [] : [{ theme, pair, ratio, blamed }]
    }),
  )
  // The band and its button mix colours of both themes, so they are judged only once each theme passes on its own.
  const within = failures.filter(({ theme, pair }) => pair[theme].every((name) => madeOf[name].theme === theme))
  return within.length > 0 ? within : failures
}

/** Blames the colour chosen last: the background comes first, light before dark. Colours that the owner left out adapt on their own. */
const blame = (colours: readonly Given[]): Given | undefined =>
  [...colours].sort(
    (one, other) =>
      ownerColours.indexOf(other.choice) - ownerColours.indexOf(one.choice) ||
      themes.indexOf(other.theme) - themes.indexOf(one.theme),
  )[0]

const isGiven = (brand: Brand, { theme, choice }: Given): boolean => brand[theme][choice] !== undefined

const given = (brand: Brand): Given[] =>
  themes.flatMap((theme) => ownerColours.map((choice) => ({ theme, choice })).filter((each) => isGiven(brand, each)))

const choicePath = ({ theme, choice }: Given): Path => [theme, choice]

const same = (one: Given, other: Given): boolean => one.theme === other.theme && one.choice === other.choice

/** @returns the passing colour that differs from the owner's only in lightness, by as little as possible */
function nearest(brand: Brand, { theme, choice }: Given): Hex | undefined {
  const start = toOklch(brand[theme][choice] ?? defaultColours.paper)
  const steps = Array.from({ length: 250 }, (_none, index) => (index + 1) / 250)
  const candidates = steps
    .flatMap((step) => [start.lightness - step, start.lightness + step])
    .filter((lightness) => lightness >= 0 && lightness <= 1)
  for (const lightness of candidates) {
    const hex = toHex({ ...start, lightness })
    const changed = { ...brand, [theme]: { ...brand[theme], [choice]: hex } }
    if (!failuresOf(changed).some(({ blamed }) => same(blamed, { theme, choice }))) return hex
  }
  return undefined
}

function words({ theme, pair: { name: pair, needed }, ratio }: Failure, others: number, better: Hex | undefined) {
  const shown = (Math.floor(ratio * 100) / 100).toFixed(2)
  return say("contrast", { theme, pair, ratio: shown, needed, others, better }, replacement(better))
}

import sharp from "sharp"

/** What a photograph is made of: a colour at each place, and how much its film grains. */
interface Scene {
  readonly name: string
  /** The colour at a place, both coordinates from 0 to 1, each channel from 0 to 1. */
  readonly colour: (x: number, y: number) => Colour
  /** The standard deviation of the grain, of 255. */
  readonly grain: number
}

type Colour = readonly [red: number, green: number, blue: number]

const skin: Colour = [0.86, 0.63, 0.51]
const deepSkin: Colour = [0.42, 0.27, 0.2]

/** Six photographs that no camera took: rich in what makes photographs hard to compress. They are the same each time. */
export const scenes: readonly Scene[] = [
  { name: "face in soft light", colour: face(skin, [0.55, 0.6, 0.62]), grain: 4 },
  { name: "face in hard light, fast film", colour: face(deepSkin, [0.86, 0.8, 0.7]), grain: 11 },
  { name: "evening sky", colour: (_x, y) => mix([0.1, 0.13, 0.3], [0.98, 0.66, 0.42], y ** 1.6), grain: 2 },
  { name: "foliage", colour: foliage, grain: 5 },
  { name: "wall in raking light", colour: wall, grain: 8 },
  { name: "street at night", colour: street, grain: 9 },
]

/**
 * @param scene one of the six
 * @param width of the picture, in pixels
 * @param height of it
 * @returns the photograph as PNG
 */
export function photograph({ colour, grain }: Scene, width: number, height: number): Promise<Buffer> {
  const random = randomNumbers(7)
  const pixels = Buffer.alloc(width * height * 3)
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const channels = colour((pixel % width) / width, Math.floor(pixel / width) / height)
    // The sum of four is near enough to a normal distribution; its deviation is 1/√3.
    const noise = (random() + random() + random() + random() - 2) * Math.sqrt(3) * grain
    channels.forEach((channel, index) => {
      pixels[pixel * 3 + index] = Math.min(255, Math.max(0, Math.round(channel * 255 + noise)))
    })
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}

function face(tone: Colour, ground: Colour): Scene["colour"] {
  return (x, y) => {
    const behind = shade(ground, 0.75 + 0.5 * clouds(x * 3, y * 3))
    const [across, down] = [(x - 0.5) / 0.27, (y - 0.46) / 0.36]
    const distance = Math.hypot(across, down)
    const light = 0.72 + 0.42 * Math.max(0, 1 - Math.hypot(across + 0.45, down + 0.4)) + 0.1 * clouds(x * 40, y * 40)
    const hair = shade([0.18, 0.13, 0.1], 0.6 + clouds(x * 90, y * 12))
    const head = down < -0.62 + 0.2 * across ** 2 ? hair : shade(tone, light)
    return mix(head, behind, step(0.97, 1.03, distance))
  }
}

function foliage(x: number, y: number): Colour {
  const leaves = clouds(x * 22, y * 22)
  return shade(mix([0.1, 0.2, 0.07], [0.62, 0.72, 0.3], leaves), 0.5 + clouds(x * 4, y * 4))
}

function wall(x: number, y: number): Colour {
  const plaster = clouds(x * 60, y * 60) - clouds(x * 60 + 0.4, y * 60 + 0.3)
  return shade([0.83, 0.78, 0.7], 1.05 - 0.5 * x + 0.7 * plaster)
}

function street(x: number, y: number): Colour {
  const lamps = [0.12, 0.3, 0.44, 0.63, 0.8, 0.93].map((at, index) => {
    const size = 0.03 + 0.012 * (index % 3)
    return 1 - step(size * 0.85, size, Math.hypot(x - at, (y - 0.35 - 0.08 * Math.sin(index * 2.1)) * 0.7))
  })
  const dark = shade([0.07, 0.08, 0.13], 0.6 + 1.2 * clouds(x * 6, y * 6))
  return mix(dark, [1, 0.74, 0.38], Math.min(0.9, Math.max(...lamps)))
}

const mix = (from: Colour, to: Colour, part: number): Colour => [
  from[0] + (to[0] - from[0]) * part,
  from[1] + (to[1] - from[1]) * part,
  from[2] + (to[2] - from[2]) * part,
]

const shade = ([red, green, blue]: Colour, light: number): Colour => [red * light, green * light, blue * light]

function step(from: number, to: number, value: number): number {
  const part = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return part * part * (3 - 2 * part)
}

/** Noise of five octaves, from 0 to 1: https://en.wikipedia.org/wiki/Value_noise. */
function clouds(x: number, y: number): number {
  let sum = 0
  for (let octave = 0; octave < 5; octave += 1) sum += smooth(x * 2 ** octave, y * 2 ** octave) / 2 ** (octave + 1)
  return sum
}

function smooth(x: number, y: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)]
  const [across, down] = [step(0, 1, x - column), step(0, 1, y - row)]
  const upper = latticeValue(column, row) * (1 - across) + latticeValue(column + 1, row) * across
  const lower = latticeValue(column, row + 1) * (1 - across) + latticeValue(column + 1, row + 1) * across
  return upper * (1 - down) + lower * down
}

function latticeValue(column: number, row: number): number {
  const seed = Math.imul(column, 374_761_393) + Math.imul(row, 668_265_263)
  return randomNumbers(seed)()
}

/** Mulberry32, https://gist.github.com/tommyettinger/46a874533244883189143505d203312c: the same numbers from 0 to 1 for the same seed. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

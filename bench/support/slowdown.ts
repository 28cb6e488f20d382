/** A phone that the bench stands for. */
export interface Phone {
  readonly name: string
  /** How fast its processor is, in Lighthouse's measure. */
  readonly benchmarkIndex: number
}

/**
 * The phones to which Chrome's DevTools calibrate their "mid-tier mobile" and "low-tier mobile"
 * (front_end/panels/mobile_throttling/CalibrationController.ts in ChromeDevTools/devtools-frontend).
 */
export const phones: readonly Phone[] = [
  { name: "Pixel 5", benchmarkIndex: 1000 },
  { name: "Moto G Power 2022", benchmarkIndex: 264 },
]

/**
 * @param speed of the browser that measures, as `speedometer` says it
 * @param phone that it is to be as slow as
 * @returns by how much to slow it down; 1, which is not at all, for one that is slower than the phone
 */
export function slowdownTo(speed: number, { benchmarkIndex }: Phone): number {
  return Math.max(1, speed / benchmarkIndex)
}

/** Lighthouse's own slowdown, and the slowest machine that it is meant for (docs/throttling.md in GoogleChrome/lighthouse). */
const lighthouse = { slowdown: 4, benchmarkIndex: 1500 }

/**
 * @param speed of the browser that measures, as `speedometer` says it
 * @returns by how much Lighthouse is to slow it down: as it is used to, and a machine that is too slow for that to the same phone
 */
export function slowdownOfLighthouse(speed: number): number {
  return lighthouse.slowdown * Math.min(1, speed / lighthouse.benchmarkIndex)
}

/** A phone that the bench simulates. */
export interface Phone {
  readonly name: string
  /** Its processor's speed, as Lighthouse's benchmarkIndex. */
  readonly benchmarkIndex: number
}

/**
 * The phones to which Chrome's DevTools calibrate "mid-tier mobile" and "low-tier mobile" (front_end/panels/mobile_throttling/CalibrationController.ts in
 * ChromeDevTools/devtools-frontend).
 */
export const phones: readonly Phone[] = [
  { name: "Pixel 5", benchmarkIndex: 1000 },
  { name: "Moto G Power 2022", benchmarkIndex: 264 },
]

/**
 * @param speed of the measuring browser, from `speedometer`
 * @param phone to simulate
 * @returns the slowdown factor; 1 if the browser is slower than the phone
 */
export function slowdownTo(speed: number, { benchmarkIndex }: Phone): number {
  return Math.max(1, speed / benchmarkIndex)
}

/** Lighthouse's own slowdown, and the slowest machine it is meant for (docs/throttling.md in GoogleChrome/lighthouse). */
const lighthouse = { slowdown: 4, benchmarkIndex: 1500 }

/**
 * @param speed of the measuring browser, from `speedometer`
 * @returns the slowdown factor for Lighthouse: its default, or on a slower machine the one that gives the same phone
 */
export function slowdownOfLighthouse(speed: number): number {
  return lighthouse.slowdown * Math.min(1, speed / lighthouse.benchmarkIndex)
}

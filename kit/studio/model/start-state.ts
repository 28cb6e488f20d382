/** The steps of the studio's start, in order. */
export const startSteps = ["begin", "check", "pages", "build"] as const

export type StartStep = (typeof startSteps)[number]

/** A step and how long it took, or takes so far, in seconds. */
export interface StepTime<Name extends string = string> {
  readonly name: Name
  readonly seconds: number
}

/** How far the start has come. */
export interface StartState {
  readonly done: ReadonlyArray<StepTime<StartStep>>
  /** The step in progress; absent once the preview is ready. */
  readonly now?: StepTime<StartStep>
}

/** The state of a studio whose preview is ready. */
export const started: StartState = { done: [] }

/** @returns a time that is counted or was measured, in seconds, as it is written in any language: 8 s, 1 min 7 s */
export const formatDuration = (seconds: number): string =>
  seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`

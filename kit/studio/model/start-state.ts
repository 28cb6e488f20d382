/** The steps of the studio's start, in order. */
export const startSteps = ["begin", "check", "pages", "build"] as const

export type StartStep = (typeof startSteps)[number]

/** A step and its duration in seconds, so far if it is in progress. */
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

/** @returns a duration in seconds in a form that suits every language, such as 8 s or 1 min 7 s */
export const formatDuration = (seconds: number): string =>
  seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`

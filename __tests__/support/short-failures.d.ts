declare class ShortFailures {
  onTestFileResult(test: unknown, result: { failureMessage?: string | null }): void
}
export = ShortFailures

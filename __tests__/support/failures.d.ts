declare class Failures {
  onTestFileResult(test: { path?: string } | undefined, result: { failureMessage?: string | null }): void
}
export = Failures

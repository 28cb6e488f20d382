/** Runs tasks one at a time, in the order of their submission. */
export class TaskQueue {
  private last: Promise<unknown> = Promise.resolve()

  /**
   * @param task runs after all earlier tasks have settled
   * @returns the task's result
   */
  run<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = this.last.then(task)
    this.last = result.catch(() => undefined)
    return result
  }
}

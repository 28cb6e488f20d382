/** Runs tasks one after the other, in the order in which they were given to it. */
export class TaskQueue {
  private last: Promise<unknown> = Promise.resolve()

  /**
   * @param task waits for those before it, whether they fail or not
   * @returns what comes of the task
   */
  run<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = this.last.then(task)
    this.last = result.catch(() => undefined)
    return result
  }
}

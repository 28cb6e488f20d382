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

const queues = new Map<string, TaskQueue>()

/**
 * @param name of a queue, which is shared by the whole process
 * @param task runs after all earlier tasks of this queue have settled
 * @returns the task's result
 */
export function runInQueue<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
  const queue = queues.get(name) ?? new TaskQueue()
  queues.set(name, queue)
  return queue.run(task)
}

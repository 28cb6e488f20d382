const last = new Map<string, Promise<unknown>>()

/**
 * Runs tasks of the same name one at a time, in the order of their submission.
 *
 * @param name of the queue
 * @param task runs after all earlier tasks of this name have settled
 * @returns the task's result
 */
export function runInQueue<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
  const result = (last.get(name) ?? Promise.resolve()).then(task)
  const settled = result.catch(() => undefined)
  last.set(name, settled)
  void settled.then(() => last.get(name) === settled && last.delete(name))
  return result
}

const last = new Map<string, Promise<unknown>>()

/**
 * @param name of what only one task may do at a time
 * @param task that waits for those before it, whether they fail or not
 * @returns what comes of the task
 */
export function inTurn<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
  const result = (last.get(name) ?? Promise.resolve()).then(task)
  const settled = result.catch(() => undefined)
  last.set(name, settled)
  void settled.then(() => last.get(name) === settled && last.delete(name))
  return result
}

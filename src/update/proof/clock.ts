/** The seconds of each part of an update. */
export class Clock {
  private readonly parts: Array<{ readonly name: string; readonly seconds: number }> = []

  /** @param write tells that a part begins, and how long it took */
  constructor(private readonly write: (text: string) => void) {}

  /**
   * @param name of the part
   * @param work what is done
   * @returns its result
   */
  async time<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const start = performance.now()
    this.write(`  ${name} …`)
    try {
      const result = await work()
      const seconds = (performance.now() - start) / 1000
      this.parts.push({ name, seconds })
      this.write(` ${seconds.toFixed(1)} s\n`)
      return result
    } catch (error) {
      this.write("\n")
      throw error
    }
  }

  /** @returns the parts so far, in their order */
  all(): ReadonlyArray<{ readonly name: string; readonly seconds: number }> {
    return this.parts
  }
}

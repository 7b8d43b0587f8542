/**
 * Runs one task at a time, taking turns between keys: somebody with many tasks does not delay others by more than one.
 */
export class FairQueue {
  /** Waiting tasks by key, in the order of the turns. */
  #waiting = new Map<string, (() => void)[]>()
  #isRunning = false

  /** Number of tasks of this key that have not started. */
  waitingOf(key: string): number {
    return this.#waiting.get(key)?.length ?? 0
  }

  get waiting(): number {
    return [...this.#waiting.values()].reduce((sum, tasks) => sum + tasks.length, 0)
  }

  async run<T>(key: string, task: () => Promise<T>): Promise<T> {
    if (this.#isRunning) {
      await new Promise<void>((start) => {
        this.#waiting.set(key, [...(this.#waiting.get(key) ?? []), start])
      })
    }
    this.#isRunning = true
    try {
      return await task()
    } finally {
      this.#startNext()
    }
  }

  #startNext(): void {
    const [turn] = this.#waiting
    if (!turn) {
      this.#isRunning = false
      return
    }
    const [key, [start, ...rest]] = turn
    this.#waiting.delete(key)
    if (rest.length > 0) this.#waiting.set(key, rest)
    start?.()
  }
}

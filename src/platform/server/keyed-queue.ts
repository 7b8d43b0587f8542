/** Thrown when as many tasks of this key are waiting as may. */
export class QueueFull extends Error {}

/**
 * Runs `atOnce` tasks of a key at a time; up to `maxWaiting` more of that key wait, in their order. Keys do not wait for
 * each other.
 */
export class KeyedQueue {
  readonly #atOnce: number
  readonly #maxWaiting: number
  #keys = new Map<string, { running: number; waiting: (() => void)[] }>()

  constructor({ atOnce, maxWaiting }: { atOnce: number; maxWaiting: number }) {
    this.#atOnce = atOnce
    this.#maxWaiting = maxWaiting
  }

  /** @throws QueueFull */
  async run<T>(key: string, task: () => Promise<T>): Promise<T> {
    const tasks = this.#keys.get(key) ?? { running: 0, waiting: [] }
    this.#keys.set(key, tasks)
    if (tasks.running < this.#atOnce) tasks.running++
    else if (tasks.waiting.length >= this.#maxWaiting) throw new QueueFull('too many requests at once')
    else await new Promise<void>((start) => tasks.waiting.push(start))
    try {
      return await task()
    } finally {
      // A task that starts takes the place of this one.
      const next = tasks.waiting.shift()
      if (next) next()
      else if (--tasks.running === 0) this.#keys.delete(key)
    }
  }
}

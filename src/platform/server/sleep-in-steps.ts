import { setTimeout as sleep } from 'node:timers/promises'

const steps = 20

/**
 * Waits `ms`, and longer in a process that is busy itself, which reads between two steps what has arrived.
 * @throws when the signal aborts
 */
export async function sleepInSteps(ms: number, signal: AbortSignal): Promise<void> {
  for (let step = 0; step < steps; step++) await sleep(ms / steps, undefined, { signal })
}

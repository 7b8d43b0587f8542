import { setTimeout as sleep } from 'node:timers/promises'

/** Longer than the work it conceals, short enough not to annoy users. */
const minDurationMs = 250

/**
 * Runs work and returns null after a minimum duration, so that timing does not reveal whether an address has an
 * account.
 */
export async function inConstantTime(work: Promise<unknown>): Promise<null> {
  await Promise.all([work, sleep(minDurationMs)])
  return null
}

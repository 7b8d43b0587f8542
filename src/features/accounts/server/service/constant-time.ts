import { setTimeout as sleep } from 'node:timers/promises'

/** Longer than the work it conceals, short enough not to annoy users. */
const minDurationMs = 250

/** Awaits work for a minimum duration, so that timing does not reveal whether an address has an account. */
export async function inConstantTime<Result>(work: Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([work, sleep(minDurationMs)])
  return result
}

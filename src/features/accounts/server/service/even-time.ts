import { setTimeout as sleep } from 'node:timers/promises'

/** Longer than what is hidden takes, shorter than anybody minds. */
const atLeastMs = 250

/** Does work whose length would tell whether an address has an account, and answers null after the same time always. */
export async function inEvenTime(work: Promise<unknown>): Promise<null> {
  await Promise.all([work, sleep(atLeastMs)])
  return null
}

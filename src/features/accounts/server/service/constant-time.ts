/** Longer than the work it conceals, short enough not to annoy users. */
const stepMs = 250

/**
 * Awaits work until a whole number of steps has passed, so that timing does not reveal whether an address has an account;
 * also on a busy machine, where the work takes longer than one step, and when it fails.
 */
export async function inConstantTime<Result>(work: Promise<Result>): Promise<Result> {
  const startedAt = performance.now()
  try {
    return await work
  } finally {
    const passedMs = performance.now() - startedAt
    const waitMs = Math.max(1, Math.ceil(passedMs / stepMs)) * stepMs - passedMs
    await new Promise((done) => setTimeout(done, waitMs))
  }
}

/** Runs all at once and counts `done` and the codes of refusals. */
export async function outcomes(calls: Promise<unknown>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const result of await Promise.allSettled(calls)) {
    const outcome = result.status === 'fulfilled' ? 'done' : (result.reason as { code: string }).code
    counts[outcome] = (counts[outcome] ?? 0) + 1
  }
  return counts
}

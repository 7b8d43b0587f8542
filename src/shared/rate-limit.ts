/** So many uses in a window of so many seconds, counted per network address or per the subject that the caller passes. */
export type RateLimit = {
  /** `feature.name`, unique among all limits. */
  key: string
  count: number
  seconds: number
  /** Counted in memory, of which processes tell each other each second: a read must not cost a write. */
  isLocal?: true
}

/** Declares the rate limits of a feature (docs/security.md). */
export function rateLimitsOf<Name extends string>(
  feature: string,
  limits: Record<Name, Omit<RateLimit, 'key'>>,
): Record<Name, RateLimit> {
  const named = Object.entries<Omit<RateLimit, 'key'>>(limits).map(([name, limit]) => [
    name,
    { ...limit, key: `${feature}.${name}` },
  ])
  return Object.fromEntries(named) as Record<Name, RateLimit>
}

/**
 * A function that a feature needs and a feature above it provides, so that dependencies keep going down. Features define
 * theirs in `server/ports.ts`; `src/server/ports.ts` connects all of them when the process starts.
 */
export type Port<Args extends unknown[], Result> = {
  (...args: Args): Promise<Result>
  connect: (provider: (...args: Args) => Promise<Result>) => void
}

/** Defines a port. Calling it before it is connected is an error, so that a missing provider never goes unnoticed. */
export function definePort<Args extends unknown[], Result>(name: string): Port<Args, Result> {
  let provider: ((...args: Args) => Promise<Result>) | undefined
  const call = async (...args: Args) => {
    if (!provider) throw new Error(`port ${name} is not connected`)
    return provider(...args)
  }
  return Object.assign(call, {
    connect: (given: (...args: Args) => Promise<Result>) => {
      provider = given
    },
  })
}

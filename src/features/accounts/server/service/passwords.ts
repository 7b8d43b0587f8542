import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { KeyedQueue, QueueFull } from '#platform/server/keyed-queue.ts'
import { Refusal } from '#shared/refusal.ts'

/** argon2id (`algorithm: 2`) with 19 MiB, 2 passes and parallelism 1, about 6 ms (docs/security.md). */
const argon2Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Leaves a core for other requests, and of the four threads on which Node hashes, reads files and looks up names, one for
 * the rest.
 */
const maxRunning = Math.max(1, Math.min(3, availableParallelism() - 1))
/** Two or three seconds of work wait; users would retry if they waited longer. */
const queue = new KeyedQueue({ atOnce: maxRunning, maxWaiting: 256 })
/** Runs at most `maxRunning` hashes at a time, so that many sign-ins leave CPU for other requests. */
const withConcurrencyLimit = <T>(work: () => Promise<T>): Promise<T> => queue.run('passwords', work)

/** Returns the argon2id hash of a password in PHC format. */
export function hashPassword(password: string): Promise<string> {
  return withConcurrencyLimit(() => hash(password.normalize('NFKC'), argon2Options))
}

/** Whether the password matches the hash. */
export function verifyPassword({ hash: known, password }: { hash: string; password: string }): Promise<boolean> {
  return withConcurrencyLimit(() => verify(known, password.normalize('NFKC')))
}

/** Converts a full queue to a refusal. */
async function refuseWhenBusy<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    throw error instanceof QueueFull ? new Refusal('SIGN_IN_BUSY') : error
  })
}

/** @throws Refusal SIGN_IN_BUSY */
export const hashPasswordOrRefuse = (password: string): Promise<string> => refuseWhenBusy(hashPassword(password))
export const isPasswordCorrect = (known: string, password: string): Promise<boolean> =>
  refuseWhenBusy(verifyPassword({ hash: known, password }))

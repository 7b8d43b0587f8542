import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { Refusal } from '#shared/refusal.ts'

/** SECURITY.md: argon2id (the library's number 2) with 19 MiB, 2 passes, 1 lane; about 6 ms here. */
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** One core stays with those who browse. */
const maxRunning = Math.max(1, availableParallelism() - 1)
/** Two or three seconds' worth; longer, people would try again. */
const maxWaiting = 256
let running = 0
const waiting: (() => void)[] = []

/** Thrown when more than 256 hashes wait already. */
export class PasswordsBusy extends Error {}

/** At most so many hashes at once, so that a rush of sign-ins leaves the cores to people who browse. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= maxRunning) {
    if (waiting.length >= maxWaiting) throw new PasswordsBusy('too many sign-ins at once')
    await new Promise<void>((resume) => waiting.push(resume))
  } else {
    running++
  }
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

/** The argon2id hash of a password, in PHC format. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize('NFKC'), cost))
}

/** Whether a password is the one behind a hash. */
export function verifyPassword({ hash: known, password }: { hash: string; password: string }): Promise<boolean> {
  return inTurn(() => verify(known, password.normalize('NFKC')))
}

/** What is refused when too many wait, as use cases say it. */
async function orRefuse<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    throw error instanceof PasswordsBusy ? new Refusal('SIGN_IN_BUSY') : error
  })
}

/** Likewise, for use cases. @throws Refusal SIGN_IN_BUSY */
export const hashInTime = (password: string): Promise<string> => orRefuse(hashPassword(password))
export const isRight = (known: string, password: string): Promise<boolean> =>
  orRefuse(verifyPassword({ hash: known, password }))

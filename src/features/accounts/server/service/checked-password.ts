import { AsyncLocalStorage } from 'node:async_hooks'
import type { Ctx } from '#platform/server/context.ts'
import { Refusal } from '#shared/refusal.ts'
import { findHashByEmail } from '../store/passwords.ts'
import { isPasswordCorrect, verifyPassword } from './passwords.ts'

type Given = Parameters<typeof verifyPassword>[0]

/** Of a random password that nobody knows, with the parameters of `hashPassword`: for addresses without a password. */
const dummyHash = '$argon2id$v=19$m=19456,t=2,p=1$55s0W2EAMMRyx8O/DWBvpA$84pgOFg1jnDCcVhMF6fqgVg0G4b0BZUuC02WZu5f6Rs'

const checked = new AsyncLocalStorage<Given>()

/**
 * Checks the password of an address by one query and one verification, whether it has an account, a password or neither:
 * the sign-in library reads more for an address that has one. Then calls `signIn`.
 * @throws Refusal CREDENTIALS_WRONG, SIGN_IN_BUSY
 */
export async function withCheckedPassword<T>(
  { db }: Pick<Ctx, 'db'>,
  { email, password }: { email: string; password: string },
  signIn: () => Promise<T>,
): Promise<T> {
  const hash = await findHashByEmail(db, email)
  const isCorrect = await isPasswordCorrect(hash ?? dummyHash, password)
  if (hash === null || !isCorrect) throw new Refusal('CREDENTIALS_WRONG')
  return checked.run({ hash, password }, signIn)
}

/** `verifyPassword` for the sign-in library, which does not verify again what was verified just before. */
export async function verifyUnlessChecked(given: Given): Promise<boolean> {
  const known = checked.getStore()
  return (known?.hash === given.hash && known.password === given.password) || verifyPassword(given)
}

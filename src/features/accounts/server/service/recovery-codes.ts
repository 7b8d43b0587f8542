import { createHmac, randomInt } from 'node:crypto'
import type { AccountsCtx } from './auth.ts'

/** Without characters that are easily confused (0 O 1 I L U). */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const amount = 10

const randomChars = (length: number) => Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')

/** Ten codes of 49 random bits each, such as `K7M2Q-9XPRA`. */
export const createRecoveryCodes = (): string[] =>
  Array.from({ length: amount }, () => `${randomChars(5)}-${randomChars(5)}`)

/** The stored form of a code, however it is typed: HMAC under the secret of the installation. */
export async function recoveryDigest({ auth }: Pick<AccountsCtx, 'auth'>, typed: string): Promise<string> {
  const { secret } = await auth.$context
  const code = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
  return createHmac('sha256', secret).update(`recovery code ${code}`).digest('base64url')
}

/** The column value for new codes; the sign-in library reads it and removes used digests. */
export async function storedRecoveryCodes(ctx: Pick<AccountsCtx, 'auth'>, codes: readonly string[]): Promise<string> {
  return JSON.stringify(await Promise.all(codes.map((code) => recoveryDigest(ctx, code))))
}
